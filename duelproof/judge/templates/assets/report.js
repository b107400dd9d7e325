"use strict";
// The list of scenarios: filters, search, keys. Rows are made as they come into sight, bodies as they are opened.
const {results, documents, verdicts: VERDICTS} = JSON.parse(at("data").textContent);
const PAGE = 100;
const wanted = new Set();
let shown = [], drawn = 0, unclaimedOnly = false;

function row(result) {
  const node = el("details", null, el("summary", null,
    el("span", {class: "verdict " + result.verdict}, result.verdict),
    el("span", {class: "name"}, visible(result.name)),
    el("span", {class: "ids mono"}, (result.claimed === false ? "not claimed \u00b7 " : "") + result.rules.join(" "))));
  node.addEventListener("toggle", () => { if (node.open && node.childElementCount === 1) node.append(body(result)); });
  return node;
}
function draw() {
  const next = shown.slice(drawn, drawn + PAGE);
  at("list").append(...next.map(row));
  drawn += next.length;
}
function searched(r) {
  return r.searched ??= visible([r.name, r.scenario, r.message || "", ...r.steps.map(s => s.keyword + " " + s.text), ...Object.values(r.clauses), ...r.tags].join(" ")).toLowerCase();
}
function filter() {
  const game = at("game").value, section = at("section").value;
  const rule = at("rule").value.trim().toLowerCase(), words = at("text").value.toLowerCase().split(/\s+/).filter(Boolean);
  shown = results.filter(r =>
    (!game || r.game === game) && (!section || r.section === section) && (!wanted.size || wanted.has(r.verdict)) && (!unclaimedOnly || r.claimed === false) &&
    (!rule || r.rules.some(id => id.toLowerCase().startsWith(rule) || id.toLowerCase().slice(3).startsWith(rule))) &&
    words.every(word => searched(r).includes(word)));
  drawn = 0;
  at("list").replaceChildren();
  at("count").textContent = shown.length === results.length ? "(" + results.length + ")" : "(" + shown.length + " of " + results.length + ")";
  if (!shown.length) at("list").append(el("p", {class: "empty"}, "No scenario matches."));
  draw();
}
function sections() {
  const game = at("game").value, chosen = at("section").value;
  const options = Object.entries(documents).filter(([id]) => !game || id === game).flatMap(([, doc]) => Object.entries(doc.sections).map(([n, title]) => [n, game ? n + " " + title : n]));
  const unique = [...new Map(options)];
  at("section").replaceChildren(el("option", {value: ""}, "All sections"), ...unique.map(([n, title]) => el("option", {value: n}, title)));
  at("section").value = unique.some(([n]) => n === chosen) ? chosen : "";
}
function choose(tr) {
  at("game").value = tr.dataset.game; sections(); at("section").value = tr.dataset.section; filter();
  at("list").scrollIntoView({behavior: "smooth", block: "start"});
}
const order = Object.fromEntries(["VIOLATION", "ERROR", "BROKEN", "INCONCLUSIVE", "PASS"].map((name, i) => [name, i]));
results.forEach((r, i) => { r.place = i; });
results.sort((a, b) => order[a.verdict] - order[b.verdict] || a.place - b.place);
for (const [id, doc] of Object.entries(documents)) at("game").append(el("option", {value: id}, doc.title));
for (const verdict of VERDICTS) {
  const count = results.filter(r => r.verdict === verdict).length;
  if (!count) continue;
  const pill = el("button", {class: "pill " + verdict, type: "button", "aria-pressed": "false"}, verdict + " " + count);
  pill.addEventListener("click", () => {
    if (!wanted.delete(verdict)) wanted.add(verdict);
    pill.setAttribute("aria-pressed", String(wanted.has(verdict)));
    filter();
  });
  at("pills").append(pill);
}
const unclaimed = results.filter(r => r.claimed === false).length;
if (unclaimed) {
  const pill = el("button", {class: "pill", type: "button", "aria-pressed": "false"}, "not claimed " + unclaimed);
  pill.addEventListener("click", () => {
    unclaimedOnly = !unclaimedOnly;
    pill.setAttribute("aria-pressed", String(unclaimedOnly));
    filter();
  });
  at("pills").append(pill);
}
at("game").addEventListener("change", () => { sections(); filter(); });
at("section").addEventListener("change", filter);
for (const id of ["rule", "text"]) at(id).addEventListener("input", filter);
for (const tr of document.querySelectorAll("tr.section")) {
  tr.addEventListener("click", () => choose(tr));
  tr.addEventListener("keydown", event => { if (event.key === "Enter") choose(tr); });
}

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
  const row = event.target instanceof Element ? event.target.closest("#list > details") : null;
  const summary = row && row.firstElementChild;
  if (event.key === "/" && !field) at("text").focus();
  else if (event.key === "Escape") goBack(row);
  else if (event.key === "ArrowDown" && (row || event.target === at("text") || event.target === document.body)) walk(summary, 1);
  else if (event.key === "ArrowUp" && row) walk(summary, -1);
  else if (event.key === "ArrowRight" && event.target === summary) row.open = true;
  else if (event.key === "ArrowLeft" && row) { row.open = false; summary.focus(); }
  else if (event.key === "Enter" && event.target === at("text")) walk(null, 1);
  else return;
  event.preventDefault();
});

const asked = new URLSearchParams(location.hash.slice(1));
if (asked.get("rule")) at("rule").value = asked.get("rule");
sections();
filter();
if (asked.get("open")) for (const node of [...at("list").children].slice(0, Number(asked.get("open")) || 0)) node.open = true;
// Observing anew asks again whether the end of the list is in sight: it may be after a draw, with no change to tell of.
const ahead = new IntersectionObserver(entries => {
  if (!entries.some(entry => entry.isIntersecting) || drawn >= shown.length) return;
  draw();
  ahead.unobserve(at("more"));
  ahead.observe(at("more"));
}, {rootMargin: "600px"});
ahead.observe(at("more"));
