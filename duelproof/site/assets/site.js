"use strict";
// What Material leaves without a name of its own, for screen readers.
document.querySelector(".md-search")?.setAttribute("aria-label", document.querySelector(".md-search__input")?.getAttribute("aria-label") || "Search");
for (const part of document.querySelectorAll("nav.md-nav[data-md-level]")) part.setAttribute("role", "group");
