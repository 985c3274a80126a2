/** What happened to a company, and by whom: "acquired by Acme", "funded by Acme". Acme is no employer of the person. */
const WORDS =
  "acquired|bought|sold|merged|acqui-?hired?|exit(?:ed)?|closed|defunct|dissolved|insolvent|liquidated|wound (?:up|down)|shut down|spun (?:out|off)|übernommen|übernahme|verkauft|verkauf|fusioniert|fusion|geschlossen|insolvenz|aufgelöst|liquidiert|rachetée?|rachat|vendue?|cédée?|fermée?|liquidée?|fusionnée?|adquirida|vendida|cerrad[ao]|cesad[ao]|acquisita|ceduta|venduta|chiusa|cessata|overgenomen|verkocht|gesloten|failliet|opgeheven";
const FATE = new RegExp(
  `^(?:later |then |since |now |später |dann |puis |depuis )?(?:${WORDS})(?:\\s(?:by|to|with|into|from|in|for|durch|von|an|mit|par|à|avec|en|por|a|da|door|aan)\\s.*)?$`,
  "iu",
);
const IN_BRACKETS = new RegExp(`^\\s*[,;:·–-]\\s*(?:${WORDS})(?!\\p{L})[^()]*\\)`, "iu");
const DONE_BY = /^\p{Ll}{3,14} (?:by|par|durch|door|por)\s/u;
const MAX_FATE = 80;

export function isFate(text: string): boolean {
  return text.length < MAX_FATE && (DONE_BY.test(text) || FATE.test(text));
}

/** The length of ", acquired by Acme)" right after a date in brackets. */
export function fateLength(text: string): number {
  return IN_BRACKETS.exec(text)?.[0].length ?? 0;
}
