"use strict";
// What every part of the page is made of. Nothing a candidate said ever becomes markup: it is only put in as text.
const at = id => document.getElementById(id);
function el(tag, options, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(options || {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "class") node.className = value; else node.setAttribute(name, value);
  }
  node.append(...children.flat().filter(child => child !== null && child !== undefined && child !== false));
  return node;
}
function plain(value) { return typeof value === "string" ? value : JSON.stringify(value, null, 1) ?? "nothing"; }
function visible(text) {
  const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
  return String(text).replace(hidden, c => "\\u" + c.codePointAt(0).toString(16).padStart(4, "0"));
}
// A text that scrolls by itself where it is long, and so must be reachable by keys.
function scrolling(title, ...children) { return el("pre", {tabindex: 0, role: "group", "aria-label": title}, ...children); }
function block(title, value) { return el("div", null, el("h3", null, title), scrolling(title, visible(plain(value)))); }
function numbered(lines) { return Array.isArray(lines) ? lines.map((line, i) => (i + 1) + ". " + plain(line)).join("\n") : plain(lines); }
function folded(title, make) {
  const node = el("details", {class: "fold"}, el("summary", null, title));
  node.addEventListener("toggle", () => { if (node.open && node.childElementCount === 1) node.append(make()); });
  return node;
}
function fold(title, value) { return folded(title, () => scrolling(title, visible(plain(value)))); }
