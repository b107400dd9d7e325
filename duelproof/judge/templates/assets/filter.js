"use strict";
// Which scenarios are shown, and what the chips count: those that would be shown if only they were chosen.
const chosen = {verdict: new Set(), claim: new Set(), cause: new Set()};
const MOST_CAUSES = 12;

const partOf = {verdict: r => r.verdict, claim: r => r.claimed === false ? "not claimed" : "", cause: r => r.cause};
const isShown = (r, but) => Object.keys(chosen).every(kind => kind === but || !chosen[kind].size || chosen[kind].has(partOf[kind](r)));
function searched(r) {
  return r.searched ??= visible([r.name, r.scenario, ruleLine(r), r.message || "", ...r.steps.map(s => s.keyword + " " + s.text), ...Object.values(r.clauses), ...r.tags].join(" ")).toLowerCase();
}
function narrowed() {
  const game = at("game").value, section = at("section").value;
  const rule = at("rule").value.trim().toLowerCase(), words = at("text").value.toLowerCase().split(/\s+/).filter(Boolean);
  return results.filter(r =>
    (!game || r.game === game) && (!section || r.section === section) &&
    (!rule || r.rules.some(id => id.toLowerCase().startsWith(rule) || numberOf(id).toLowerCase().startsWith(rule))) &&
    words.every(word => searched(r).includes(word)));
}

// A chip counts what would be shown if it were the only one of its kind that is chosen.
const chips = [];
function chip(kind, name, look) {
  const count = el("span", {class: "n"}), on = chosen[kind];
  const node = el("button", {class: "pill " + look, type: "button", "aria-pressed": "false"}, name + " ", count);
  node.addEventListener("click", () => { if (!on.delete(name)) on.add(name); filter(); });
  chips.push(from => {
    node.setAttribute("aria-pressed", String(on.has(name)));
    count.textContent = from.filter(r => partOf[kind](r) === name && isShown(r, kind)).length.toLocaleString("en");
  });
  return node;
}
function addChips() {
  for (const verdict of verdicts) if (results.some(r => r.verdict === verdict)) at("pills").append(chip("verdict", verdict, verdict));
  if (results.some(r => r.claimed === false)) at("pills").append(chip("claim", "not claimed", ""));
  const causes = new Map();
  for (const r of results) if (r.cause) causes.set(r.cause, (causes.get(r.cause) || 0) + 1);
  const most = [...causes].sort((a, b) => b[1] - a[1]).slice(0, MOST_CAUSES).map(([cause]) => el("li", null, chip("cause", cause, "cause")));
  if (!most.length) return;
  const rest = causes.size > most.length ? el("p", {class: "note"}, "The " + most.length + " most frequent of " + causes.size + ".") : "";
  at("causes").append(el("details", {open: ""}, el("summary", null, "Why scenarios are undecided or broken"), el("ul", null, most), rest));
}
function sections() {
  const game = at("game").value, chosen = at("section").value;
  const options = Object.entries(documents).filter(([id]) => !game || id === game).flatMap(([, doc]) => Object.entries(doc.sections).map(([n, title]) => [n, game ? n + " " + title : n]));
  const unique = [...new Map(options)];
  at("section").replaceChildren(el("option", {value: ""}, "All sections"), ...unique.map(([n, title]) => el("option", {value: n}, title)));
  at("section").value = unique.some(([n]) => n === chosen) ? chosen : "";
}
function showAll() {
  for (const id of ["game", "rule", "text"]) at(id).value = "";
  for (const kind of Object.values(chosen)) kind.clear();
  sections();
}
