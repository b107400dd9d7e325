"use strict";
// What Material leaves without a name of its own, for screen readers.
document.querySelector(".md-search")?.setAttribute("aria-label", document.querySelector(".md-search__input")?.getAttribute("aria-label") || "Search");
document.querySelectorAll("nav.md-nav[data-md-level]").forEach((part, n) => {
  const title = part.querySelector(".md-nav__title")?.textContent.trim() || part.getAttribute("aria-label") || "";
  part.removeAttribute("aria-labelledby");
  part.setAttribute("aria-label", title + " " + (n + 1));
});
