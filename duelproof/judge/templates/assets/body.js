"use strict";
// The body of an opened scenario: its rules, its steps, what failed, how we know that it can fail, how to run it again.
const rulesOf = result => rules[result.game + " " + result.revision] || {};
const numberOf = id => id.slice(id.indexOf("-") + 1);
function ruleLine(result) {
  return result.rules.map(id => numberOf(id) + (rulesOf(result)[id]?.title ? " " + rulesOf(result)[id].title : "")).join("; ");
}
function aboutRules(result) {
  const told = rulesOf(result);
  const clauses = Object.entries(result.clauses);
  return el("ul", {class: "rules"},
    result.rules.map(id => el("li", null,
      site && told[id] ? el("a", {href: site + told[id].address}, id) : el("span", {class: "mono"}, id),
      told[id]?.title ? " " + visible(told[id].title) : "")),
    clauses.length ? el("li", {class: "clauses"}, "What it shows of this rule: ", clauses.map(([name, says], i) =>
      [i ? "; " : "", visible(says), " (", el("span", {class: "mono"}, visible(name)), ")"]).flat()) : null);
}

// Only the step that failed is marked, and says what was wrong.
function stepLine(step, result) {
  const line = el("li", {class: step.status.replace(" ", "-")}, el("span", {class: "kw"}, step.keyword), " " + visible(step.text));
  if (step.table) line.append(el("table", null, step.table.map(row => el("tr", null, row.map(cell => el("td", null, visible(cell)))))));
  if (step.docstring) line.append(el("pre", null, visible(step.docstring)));
  if (step.status === "failed") line.append(said(result));
  return line;
}
function said(result) { return result.message === undefined ? "" : el("p", {class: "message"}, visible(result.message)); }
function steps(result) {
  const failed = result.steps.some(step => step.status === "failed");
  return [failed ? null : said(result), el("ul", {class: "steps " + result.verdict}, result.steps.map(step => stepLine(step, result)))];
}

const TRIALS = {
  idle: [
    found => found.startsWith("without: ") ? ["It fails without this step: ", found.slice(9)] : ["It fails when nothing is played: without its When steps.", ""],
    "Not shown: that it fails without what it plays."],
  kill: [found => ["It fails on an engine with this mistake: ", found], "Not shown: that an engine with a mistake fails it."],
  decoy: [
    () => ["It comes out the same with the seats swapped, all cards renamed, and a card added that affects nobody.", ""],
    "Not shown: that it comes out the same with the seats swapped, all cards renamed, and a card added that affects nobody."],
};
function trials(result) {
  const found = result.trials || {};
  const lines = Object.entries(TRIALS).map(([trial, [words, missing]]) => {
    if (!found[trial]) return el("li", null, missing);
    const [sentence, what] = words(found[trial]);
    return el("li", null, sentence, what ? el("span", {class: "mono"}, visible(what)) : "");
  });
  const proven = Object.keys(TRIALS).every(trial => found[trial]);
  return folded(proven ? "How we know that this scenario can fail" : "It is not shown that this scenario can fail", () => el("ul", {class: "trials"}, lines));
}

const quoted = word => /^[\w@%+=:,.\/-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\"'\"'") + "'";
function copied(text) {
  const code = el("code", null, visible(text));
  const button = el("button", {type: "button", class: "copy"}, "Copy");
  button.addEventListener("click", async () => {
    try { await navigator.clipboard.writeText(text); button.textContent = "Copied"; }
    catch { getSelection().selectAllChildren(code); button.textContent = "Selected"; }
    setTimeout(() => { button.textContent = "Copy"; }, 2000);
  });
  return el("p", {class: "command"}, code, " ", button);
}
function again(result, told) {
  const command = command_of_run + " --scenario " + quoted(result.scenario);
  return [el("h3", null, "Run it again"), copied(command),
    result.verdict === "PASS" && !told ? el("p", {class: "note"}, "To see its table and its choices in a report, add ", el("code", null, "--boards"), ".") : null];
}
function body(result) {
  const node = el("div", {class: "body"}, aboutRules(result), steps(result));
  const told = at("detail-" + result.place);
  if (told) node.append(...failure(JSON.parse(told.textContent)));
  if (result.cast) node.append(el("p", {class: "note"}, "Played with the engine's own cards: " + visible(Object.entries(result.cast).map(([ours, own]) => own + " as " + ours).join(", ")) + "."));
  if (result.needs) node.append(el("p", {class: "note"}, "Needs " + visible(result.needs.join(", ")) + "."));
  node.append(trials(result), ...again(result, told).filter(Boolean));
  const tags = result.tags.length ? " \u00b7 " + result.tags.map(tag => "@" + tag).join(" ") : "";
  node.append(el("p", {class: "note"}, el("a", {href: "#" + encodeURI(result.scenario)}, "Link to this scenario"), " \u00b7 ", el("span", {class: "mono"}, visible(result.scenario)), " \u00b7 " + result.feature + ":" + result.line + " \u00b7 " + (result.seconds * 1000).toFixed(1) + " ms" + visible(tags)));
  return node;
}
