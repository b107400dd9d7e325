"use strict";
// The list of scenarios. Rows are made as they come into sight, bodies as they are opened; an address opens its scenario.
const {results, documents, verdicts, rules, site, command: command_of_run} = JSON.parse(at("data").textContent);
const PAGE = 100;
let shown = [], drawn = 0;

function row(result) {
  // The address is the summary's: that can have the focus, so the browser leaves it there.
  const node = el("details", null, el("summary", {id: result.scenario},
    el("span", {class: "verdict " + result.verdict}, result.verdict),
    el("span", {class: "name"}, visible(result.name), el("span", {class: "rule"}, visible(ruleLine(result))),
      result.message === undefined ? null : el("span", {class: "why"}, visible(result.message.slice(0, 300)))),
    result.claimed === false ? el("span", {class: "ids"}, "not claimed") : null));
  node.addEventListener("toggle", () => { if (node.open && node.childElementCount === 1) node.append(body(result)); });
  return node;
}
function draw(least = 0) {
  const next = shown.slice(drawn, Math.max(drawn + PAGE, least));
  at("list").append(...next.map(row));
  drawn += next.length;
}
const many = list => list.length.toLocaleString("en");
function filter() {
  const narrow = narrowed();
  shown = narrow.filter(r => isShown(r));
  for (const recount of chips) recount(narrow);
  drawn = 0;
  at("list").replaceChildren();
  at("count").textContent = shown.length === results.length ? "(" + many(results) + ")" : "(" + many(shown) + " of " + many(results) + ")";
  if (!shown.length) at("list").append(el("p", {class: "empty"}, "No scenario matches."));
  draw();
}
function choose(button) {
  at("game").value = button.dataset.game; sections(); at("section").value = button.dataset.section; filter();
  at("list").scrollIntoView({behavior: "smooth", block: "start"});
}

// Opens the scenario that the address names, whatever was filtered or not drawn yet.
function reveal(id) {
  if (!shown.some(r => r.scenario === id)) { showAll(); filter(); }
  const place = shown.findIndex(r => r.scenario === id);
  if (place < 0) return false;
  if (place >= drawn) draw(place + 1);
  const summary = at(id);
  summary.parentElement.open = true;
  summary.focus({preventScroll: true});
  summary.scrollIntoView({block: "start"});
  return true;
}
function follow() {
  let asked = location.hash.slice(1);
  try { asked = decodeURIComponent(asked); } catch { /* as it stands */ }
  if (!asked || reveal(asked)) return;
  const rule = new URLSearchParams(asked).get("rule");
  if (rule) { showAll(); at("rule").value = rule; filter(); }
}

const order = Object.fromEntries(["VIOLATION", "ERROR", "BROKEN", "INCONCLUSIVE", "PASS"].map((name, i) => [name, i]));
results.forEach((r, i) => { r.place = i; });
results.sort((a, b) => order[a.verdict] - order[b.verdict] || a.place - b.place);
for (const [id, doc] of Object.entries(documents)) at("game").append(el("option", {value: id}, doc.title));
at("game").addEventListener("change", () => { sections(); filter(); });
at("section").addEventListener("change", filter);
for (const id of ["rule", "text"]) at(id).addEventListener("input", filter);
for (const button of document.querySelectorAll("button.section")) button.addEventListener("click", () => choose(button));

// Keys: "/" searches; arrows walk the rows, right opens and left closes (Enter does both by itself); Escape goes back.
const rows = () => [...at("list").querySelectorAll(":scope > details > summary")];
function walk(from, by) {
  let all = rows();
  const here = from ? all.indexOf(from) : -1;
  if (by > 0 && here + by >= all.length && drawn < shown.length) { draw(); all = rows(); }
  if (here + by < 0) at("text").focus();
  else if (all[here + by]) { all[here + by].focus(); all[here + by].scrollIntoView({block: "nearest"}); }
}
function goBack(row) {
  const field = document.activeElement;
  if (row) { row.open = false; row.firstElementChild.focus(); }
  else if (field === at("text") || field === at("rule")) {
    if (field.value) { field.value = ""; filter(); } else field.blur();
  }
}
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  const field = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
  const scrolled = event.target instanceof Element && event.target.matches("pre, .table, .scroll");
  const row = event.target instanceof Element ? event.target.closest("#list > details") : null;
  const summary = row && row.firstElementChild;
  if (event.key === "/" && !field) at("text").focus();
  else if (event.key === "Escape") goBack(row);
  else if (scrolled) return;
  else if (event.key === "ArrowDown" && (row || event.target === at("text") || event.target === document.body)) walk(summary, 1);
  else if (event.key === "ArrowUp" && row) walk(summary, -1);
  else if (event.key === "ArrowRight" && event.target === summary) row.open = true;
  else if (event.key === "ArrowLeft" && row) { row.open = false; summary.focus(); }
  else if (event.key === "Enter" && event.target === at("text")) walk(null, 1);
  else return;
  event.preventDefault();
});

sections();
addChips();
filter();
follow();
addEventListener("hashchange", follow);
// Observing anew asks again whether the end of the list is in sight: it may be after a draw, with no change to tell of.
const ahead = new IntersectionObserver(entries => {
  if (!entries.some(entry => entry.isIntersecting) || drawn >= shown.length) return;
  draw();
  ahead.unobserve(at("more"));
  ahead.observe(at("more"));
}, {rootMargin: "600px"});
ahead.observe(at("more"));
