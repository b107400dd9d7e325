"use strict";
// Scenarios on the pages of rules, step by step: each film is loaded when the reader comes to it.
(() => {
const home = document.getElementById("films"), waiting = new Map();
if (!home) return;
window.filmed = (name, film) => { waiting.get(name)?.(film); waiting.delete(name); };

class Player {
  constructor(node, film) {
    this.node = node; this.film = film; 
    let words = node;
    while (words && !words.matches("pre.steps")) words = words.previousElementSibling;
    this.lines = [...(words?.querySelectorAll("[data-step]") || [])];
    this.pick(0);
  }
  pick(row) {
    this.row = this.film.rows[row];
    const parts = new Map();
    this.boards = this.row.boards.map(({set, gone}) => {
      for (const [path, part] of Object.entries(set)) parts.set(path, part);
      for (const path of gone || []) parts.delete(path);
      return whole(parts);
    });
    this.names = new Map();
    for (const board of this.boards) for (const [ref, {name}] of laid(board)) if (name) this.names.set(ref, name);
    this.ends();
  }
  get last() { return this.boards.length - 1; }
  button(words, act, options) { const node = el("button", {type: "button", ...options}, words); node.addEventListener("click", act); return node; }
  rows() {
    if (this.film.rows.length < 2) return null;
    const choose = el("select", {"aria-label": "Example"}, this.film.rows.map(({row}, n) => el("option", {value: n, selected: this.film.rows[n] === this.row}, visible(row || "Example " + (n + 1)))));
    choose.addEventListener("change", () => this.pick(Number(choose.value)));
    return choose;
  }
  // Where it ends otherwise than it says, as it may by another edition.
  failed() {
    const line = this.lines.find(each => Number(each.dataset.step) === this.row.failed);
    return "failed" in this.row ? el("span", {class: "otherwise"}, "Ends otherwise at: " + (line ? line.textContent.trim() : "step " + (this.row.failed + 1))) : null;
  }
  // The table before what is played, and at the end.
  ends() {
    const count = this.last - this.row.start;
    this.mark(null);
    const step = count > 0 ? this.button("Step through it: " + count + (count === 1 ? " choice" : " choices"), () => this.show(this.row.start, true), {class: "begin"}) : null;
    this.put(el("div", {class: "reel"}, step, this.rows(), this.failed()), count > 0 ? tables(this.boards[this.row.start], this.boards[this.last], this.names) : this.picture(this.last, new Set(), "The table"));
  }
  picture(n, refs, title) { return el("div", {class: "tables"}, new Picture(this.boards[n], refs, title).draw(this.names)); }
  show(n, focus) {
    const choice = n ? this.row.choices[n - 1] : null, before = this.boards[Math.max(0, n - 1)], now = this.boards[n];
    const said = choice ? [visible(choice.by || "?") + ": " + visible(choice.said), choice.answer && " (" + visible(choice.answer + (choice.why ? ": " + choice.why : "")) + ")"].filter(Boolean).join("") : "As the table is laid";
    const {refs, lines} = n ? changes(before, now) : {refs: new Set(), lines: []};
    const slider = el("input", {type: "range", min: 0, max: this.last, value: n, "aria-label": "Choice"});
    slider.addEventListener("input", () => { this.show(Number(slider.value)); this.node.querySelector("input").focus(); });
    const forth = this.button("\u25b6", () => this.show(Math.min(this.last, n + 1), true), {"aria-label": "Next choice", disabled: n === this.last});
    const back = this.button("\u25c0", () => this.show(Math.max(0, n - 1), "back"), {"aria-label": "Choice before", disabled: n === 0});
    this.put(el("div", {class: "reel"}, back, slider, forth, el("output", {"aria-live": "polite"}, n + " of " + this.last + " \u00b7 " + said), this.button("Before and after", () => this.ends()), this.rows()),
      this.picture(n, refs, n ? "After choice " + n : "The table as it is laid"),
      lines.length ? el("ul", {class: "changes"}, lines.slice(0, MOST_CHANGES).map(line => el("li", null, visible(line)))) : el("p", null, n ? "Nothing changes." : ""));
    this.mark(n);
    if (focus) { const wanted = focus === "back" ? back : forth; (wanted.disabled ? slider : wanted).focus(); }
  }
  // The line of the scenario that made this choice; before any choice, those that lay the table.
  mark(n) {
    const steps = this.row.steps, now = n === null ? -1 : n === 0 ? -1 : steps.findIndex(made => made >= n);
    for (const line of this.lines) line.classList.toggle("now", n !== null && Number(line.dataset.step) === now);
  }
  put(...parts) {
    this.node.replaceChildren(...parts);
    for (const card of this.node.querySelectorAll(".tcard")) { card.tabIndex = 0; card.setAttribute("role", "button"); card.setAttribute("aria-label", card.title); }
    for (const table of this.node.querySelectorAll(".table")) { table.tabIndex = 0; table.setAttribute("role", "group"); table.setAttribute("aria-label", "The table"); }
  }
}

function whole(parts) {
  const board = {seats: {}, shared: {}};
  for (const [path, part] of parts) {
    const names = path.split("/");
    let place = board;
    for (const name of names.slice(0, -1)) place = place[name] ??= {};
    place[names.at(-1)] = part;
  }
  return board;
}

function load(node) {
  const script = document.createElement("script");
  waiting.set(node.dataset.film, film => { if (film.rows.length) new Player(node, film); else node.remove(); script.remove(); });
  script.src = home.dataset.from + "/" + node.dataset.film + ".js";
  script.addEventListener("error", () => node.remove());
  document.head.append(script);
}

const coming = new IntersectionObserver(seen => {
  for (const {isIntersecting, target} of seen) if (isIntersecting) { coming.unobserve(target); load(target); }
}, {rootMargin: "600px"});
for (const node of document.querySelectorAll("[data-film]")) coming.observe(node);

// What is printed on a card, where it lies or is named: by mouse, by touch and by keys.
const face = el("div", {class: "printed-card", popover: "manual"});
document.body.append(face);
const printedOn = card => (window.printedCards?.[home.dataset.game] || {})[card.matches("a") ? card.textContent : card.querySelector(".tname")?.textContent];
function showFace(card) {
  const printed = printedOn(card);
  if (!printed) return;
  face.replaceChildren(...printed.flatMap(side => [el("b", null, visible(side.name)), el("div", {class: "traits"}, visible(side.traits)), side.text ? el("p", null, visible(side.text)) : null]).filter(Boolean));
  face.showPopover();
  const at = card.getBoundingClientRect(), box = face.getBoundingClientRect();
  face.style.left = Math.max(8, Math.min(innerWidth - box.width - 8, at.left)) + "px";
  face.style.top = Math.max(8, at.bottom + box.height + 8 < innerHeight ? at.bottom + 6 : at.top - box.height - 6) + "px";
}
function hideFace() { if (face.matches(":popover-open")) face.hidePopover(); }
const CARDS = "[data-film] .tcard, pre.steps a";
for (const [kind, act] of [["mouseover", showFace], ["focusin", showFace], ["click", showFace], ["mouseout", hideFace], ["focusout", hideFace]])
  document.addEventListener(kind, event => { const card = event.target.closest?.(CARDS); if (card) act(card); });
document.addEventListener("keydown", event => { if (event.key === "Escape") hideFace(); });
document.addEventListener("pointerdown", event => { if (!event.target.closest?.(CARDS)) hideFace(); });
})();
