
// Rule numbers in the search. Lunr cuts a query at hyphens whatever is configured, so that 14-3a would be looked
// for as 14 or 3a; Material looks for whatever begins so, where the rule itself should stand first; and headings
// have a rule's number without its game. The books' prefixes are put in as the site is built.
lunr.QueryLexer.termSeparator = /\s/;
lunr.QueryParser = class extends lunr.QueryParser {
  constructor(text, query) {
    super(text.replace(/\b(?:__PREFIXES__)-(?=\S*\d)/gi, "").replace(/(\S*\d\S*)\*/g, "$1^20 $1*"), query);
  }
};
