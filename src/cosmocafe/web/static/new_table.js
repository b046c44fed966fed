// The form of a new table: as many seats as players, a name where somebody of this screen sits.

export function fillForm(form) {
  form.addEventListener("change", () => showSeats(form));
  showSeats(form);
}

function showSeats(form) {
  const count = Number(form.querySelector("[name=players]:checked, [name=players][type=hidden]").value);
  for (const row of form.querySelectorAll("[data-seat-row]")) {
    const kind = row.querySelector("select").value;
    row.hidden = Number(row.dataset.seatRow) >= count;
    row.querySelector("input").hidden = kind === "friend" || kind.startsWith("bot:");
  }
}

// Of the clocks, what belongs to the chosen one.
export function fillClocks(form) {
  const show = () => {
    const clock = form.querySelector("[name=clock]").value;
    for (const row of form.querySelectorAll("[data-when]")) row.hidden = !row.dataset.when.split(" ").includes(clock);
  };
  form.addEventListener("change", show);
  show();
}
