"""What a kernel says to the threads of its block. On a GPU each word is an instruction; in plain Python threads of the
interpreter take their part (`Block`), so that a kernel can be tried where there is no GPU."""

from __future__ import annotations

import threading
from collections.abc import Callable

from ..anything import Dtype, Function, Held
from .expressions import Expressions, Instruction
from .kinds import INT, LONG, NARROW, NONE, NUMBER, Value, piece, row
from .places import dtype_of

DESK = 8  # tables of scratch space for who thinks about one
SHARED = 1024  # numbers that a block's threads share
_mine = threading.local()


def thread() -> int:
    """Which thread of its block this is."""
    return int(_mine.number)


def threads() -> int:
    """How many threads go together."""
    return int(_mine.block.threads)


def wait() -> None:
    """Go on when all threads have come here."""
    _mine.block.barrier.wait(60)


def shared() -> list[int]:
    """Numbers that all threads of the block see, as they happen to be."""
    numbers: list[int] = _mine.block.shared
    return numbers


def block() -> int:
    """Which of the blocks this is."""
    return 0


def blocks() -> int:
    """How many blocks there are."""
    return 1


def own_tables() -> list[Held]:
    """A few tables of this thread's own, as they happen to be."""
    return [_mine.block.table() for _ in range(DESK)]


def own_table() -> Held:
    """A table of this thread's own, as it happens to be; far faster than one in the memory that all share."""
    return _mine.block.table()


def own_seen() -> Held:
    """An observation of this thread's own, as it happens to be."""
    return _mine.block.seen()


def numbers_of(seen: Held) -> list[int]:
    """All numbers of an observation, one after the other."""
    numbers: list[int] = seen.numbers
    return numbers


def add(numbers: list[int], at: int, more: int) -> int:
    """Add to a number that others may add to as well; what it was before."""
    with _mine.block.lock:
        numbers[at] += more
        return int(numbers[at]) - more


def raise_to(numbers: list[int], at: int, least: int) -> int:
    """Make a number at least so large, while others may do so too; what it was before."""
    with _mine.block.lock:
        before = int(numbers[at])
        numbers[at] = max(before, least)
        return before


class Block:
    """Threads of the interpreter as a block of a GPU's."""

    def __init__(self, threads: int, table: Callable[[], Held], seen: Callable[[], Held] = list) -> None:
        self.threads, self.table, self.seen = threads, table, seen
        self.barrier, self.lock = threading.Barrier(threads), threading.Lock()
        self.shared = [-1] * SHARED  # nobody has cleared them

    def run(self, kernel: Function, *given: Held) -> None:
        """Run a kernel; the first mistake of a thread stops all."""
        failed: list[BaseException] = []

        def part(number: int) -> None:
            _mine.block, _mine.number = self, number
            try:
                kernel(*given)
            except threading.BrokenBarrierError:
                pass
            except BaseException as error:
                failed.append(error)
                self.barrier.abort()

        started = [threading.Thread(target=part, args=(number,)) for number in range(self.threads)]
        for one in started:
            one.start()
        for one in started:
            one.join()
        if failed:
            raise failed[0]


# ---- the same words as instructions


def _special(register: str) -> Instruction:
    def read(body: Expressions, values: list[Value]) -> Value:
        found = body.new(f"call i32 @llvm.nvvm.read.ptx.sreg.{register}()")
        return body.turned(Value(NARROW, found), body.whole.narrowest)

    return read


def _wait(body: Expressions, values: list[Value]) -> Value:
    body.line("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)")
    return NONE


def _shared(body: Expressions, values: list[Value]) -> Value:
    return Value(row(NUMBER, SHARED), "addrspacecast (ptr addrspace(3) @shared to ptr)")


def _atomic(operation: str) -> Instruction:
    def change(body: Expressions, values: list[Value]) -> Value:
        numbers, at, other = values
        kind = INT if numbers.kind.dtype == LONG else NARROW
        where = body.new(f"getelementptr inbounds {kind.text}, ptr {numbers.text}, i64 {body.turned(at, INT).text}")
        before = Value(kind, body.new(f"atomicrmw {operation} ptr {where}, {kind.text} {body.turned(other, kind).text} monotonic"))
        return body.turned(before, INT if kind == INT else body.whole.narrowest)

    return change


def numbers_inside(body: Expressions, values: list[Value]) -> Value:
    """The observation's numbers are all of one width."""
    found = dtype_of(values[0])
    width = width_of(found)
    return Value(row(width, found.itemsize // width.itemsize), values[0].text)


def width_of(dtype: Dtype) -> Dtype:
    """How wide the first number of a record is."""
    while dtype.subdtype is not None or dtype.names:
        dtype = dtype.subdtype[0] if dtype.subdtype is not None else dtype[0]
    return dtype


def words(table: Dtype, seen: Dtype) -> dict[Function, Instruction]:
    """The words as instructions of a CUDA GPU, for tables and observations of these kinds."""

    def own(dtype: Dtype) -> Instruction:
        def take(body: Expressions, values: list[Value]) -> Value:
            name = body.fresh()
            body.slots.append(f"  {name} = alloca [{dtype.itemsize} x i8], align 16")
            return Value(piece(dtype), name)

        return take

    def desk(body: Expressions, values: list[Value]) -> Value:
        name = body.fresh()
        body.slots.append(f"  {name} = alloca [{DESK * table.itemsize} x i8], align 16")
        return Value(row(table, DESK), name)

    return {
        block: _special("ctaid.x"),
        blocks: _special("nctaid.x"),
        own_tables: desk,
        thread: _special("tid.x"),
        threads: _special("ntid.x"),
        wait: _wait,
        shared: _shared,
        own_table: own(table),
        own_seen: own(seen),
        numbers_of: numbers_inside,
        add: _atomic("add"),
        raise_to: _atomic("max"),
    }


DECLARED = f"""
@shared = internal addrspace(3) global [{SHARED} x i32] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
"""
