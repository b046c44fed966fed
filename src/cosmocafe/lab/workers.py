"""Work on several cores: processes that take one task after the other. A process that dies loses nothing: another one does its task.

Which tasks are done when depends on the processes; what comes of each does not.
"""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import connection, get_context
from typing import Generic, TypeVar

from cosmocafe.core.errors import CafeError, NotAvailable
from cosmocafe.core.system import end_with_parent, in_silence

Task = TypeVar("Task")
Done = TypeVar("Done")
TRIES = 2  # processes that may die of one task
SOON = 3.0  # seconds for a process to end when it is asked to


def spread(
    made: Callable[[], Callable[[Task], Done]], tasks: Iterable[Task], workers: int, say: Callable[[str], None] = lambda text: None
) -> Iterator[Done]:
    """What comes of each task, as it comes. `made` gives each process what does the work; it must be something that can be sent there.

    `say` is told when a process has died.
    """
    left, deaths, busy = iter(tasks), Counter[Task](), list[Worker[Task, Done]]()
    try:
        for task in left:
            busy.append(Worker(made, task))
            if len(busy) == workers:
                break
        while busy:
            for line in connection.wait([worker.line for worker in busy]):
                worker = next(one for one in busy if one.line is line)
                try:
                    found = worker.heard()
                except (EOFError, ConnectionError):
                    deaths[worker.task] += 1
                    say(worker.obituary(deaths[worker.task]))
                    busy[busy.index(worker)] = Worker(made, worker.task)
                    continue
                following = next(left, None)
                if following is None:
                    busy.remove(worker)
                    worker.end()
                else:
                    worker.begin(following)
                yield found
    finally:
        for worker in busy:
            worker.end()


class Worker(Generic[Task, Done]):
    """A process that does tasks."""

    def __init__(self, made: Callable[[], Callable[[Task], Done]], task: Task) -> None:
        context = get_context("spawn")  # the same on every system, and no thread is copied half
        self.line, far = context.Pipe()
        self.process = context.Process(target=serve, args=(far, made), daemon=True)
        with in_silence():
            self.process.start()
        far.close()
        self.begin(task)

    def begin(self, task: Task) -> None:
        """Hand over a task."""
        self.task = task
        with contextlib.suppress(ConnectionError):  # if it has died, whoever listens to it learns that
            self.line.send(task)

    def heard(self) -> Done:
        """What came of its task."""
        found, failure = self.line.recv()
        if failure is not None:
            raise failure
        done: Done = found
        return done

    def obituary(self, deaths: int) -> str:
        """What is to be said of one that has died; refuses to go on if it is not the first one that the task has killed."""
        self.end()
        how = f"a worker has died (exit code {self.process.exitcode})"
        if deaths >= TRIES:
            hint = "what was done before is kept; if there was too little memory, take fewer --workers and go on"
            raise NotAvailable(f"{how}, the second time at the same task: {hint}")
        return f"{how}; another one does its task"

    def end(self) -> None:
        """Stop it, whatever it does."""
        self.process.terminate()
        self.process.join(SOON)
        self.process.kill()
        self.process.join()
        self.line.close()


def serve(line: connection.Connection, made: Callable[[], Callable[[Task], Done]]) -> None:
    """Do what is asked for until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever hands out the tasks
    end_with_parent()
    work: Callable[[Task], Done] | None = None
    with contextlib.suppress(EOFError, ConnectionError):
        while True:
            task = line.recv()
            try:
                work = work or made()
                line.send((work(task), None))
            except CafeError as error:
                line.send((None, error))
            except ConnectionError:
                raise
            except Exception:
                line.send((None, RuntimeError(f"in a worker:\n{traceback.format_exc()}")))
