// What sentences of a career look like in English, German, French, Spanish and Italian.

export const CUE =
  /\b(?:work(?:ed|ing|s)|joined|employed|served|interned|started|began|moved|went|begann|is|was|am|been|became|holds|graduated|studied|arbeit\p{L}*|tätig|selbst(?:st)?ändig|freiberuflich|wechselte|war|ist|bin|leite\p{L}*|führte?|spent|leads|led|heads|promoted|appointed|studier\p{L}*|promovier\p{L}*|a dirigé|dirige|débuté|commencé|travaill\p{L}*|rejoint|est|suis|été|diplômée?|titulaire|intègre|trabaj\p{L}*|lavor\p{L}*)(?!\p{L})/iu;
export const CLAUSE_END =
  /(?<!\b(?:Prof|Dr|Mr|Mrs|Ms|Inc|Ltd|Co|Corp|St|Dipl|Pvt|No|Nr|vs))[.!?]\s+(?=["“„]?\p{Lu}|(?:19|20)\d\d\s)|;\s+|,?\s+(?:and\s+)?then\s+|,\s+(?:und\s+)?(?:danach|anschließend|dann)\s+|,?\s+puis\s+|,?\s+(?:and|und|et)\s+(?=an?\s\p{Ll}|(?:later\s)?as\s|(?:danach\s|später\s)?als\s|ensuite\s|(?:she|he|sie|er|il|elle)\s)|,?\s+before\s+(?=joining|moving|becoming)|,\s+bevor\s+/gu;

const NAME = String.raw`(?:the\s|der\s|die\s|dem\s|den\s|das\s|la\s|le\s|les\s|l['’])?((?:[\p{Lu}\d]|\p{Ll}+\p{Lu})[\p{L}\p{N}&.'’+\-]*(?:\s+(?:(?:of|&|de|du|der|des|für|for|the|la)\s+)*(?=[\p{Lu}\d&])[\p{L}\p{N}&.'’+\-]+)*)`;
export const ROLE_START =
  /(?<![\p{L}-])(?:^(?=an?\s)|(?:promoted to|appointed(?: as)?|ernannt zu[mr]|as|als|comme|en tant que|en qualité d['e]|como|come|is|was|am|been|became|becoming|ist|war|bin|wurde|est|suis|était|été|fut|devient|es|fue|è|stato|stata)\s+)(?:(?:ich|sie|er|i|she|he|je|il|elle)\s+)?(?:(?:von|from|de|zwischen|between|seit|since|depuis|ab|in|im|en)\s+(?:\p{L}+\s)?\d{4}(?:\s+(?:bis|to|until|and|und|à|et)\s+(?:\p{L}+\s)?\d{4})?,?\s+)?(?:promoted to\s|appointed(?: as)?\s|named\s|currently\s|now\s|also\s|actuellement\s|derzeit\s|aktuell\s|aujourd['’]hui\s)?(?:an?\s|the\s|(?:ein|eine|einen|einer|der|die|dem)\s|une?\s|un['’]|la\s|le\s|l['’]|una?\s)?/giu;
export const ROLE_END =
  /\s+(?:at|@|bei(?:m| der| dem)?|chez|with|an der|am|an|in der|in dem|im|(?:die|das|den|la|le|les)(?=\s\p{Lu})|from|since|where|who|until|between|entre|zwischen|von|vom|seit|depuis|jusqu|presso|en\s(?=\d)|de\s(?=\d)|in\s(?=\p{Lu}|\d|the)|for\s(?=\p{Lu}|the\s)|à\s(?=\p{Lu}|la\s|l['’])|of\s(?=\p{Lu}|the\s\p{Lu})|de\s(?=\p{Lu}|l['’]|la\s\p{Lu})|d['’](?=\p{Lu})|der\s(?=\p{Lu}))|[,.;()]|$/u;
export const COMPANY_NEXT = new RegExp(
  String.raw`^[\s,]*(?:at|@|of|for|with|in|bei|beim|bei der|bei dem|der|an der|an|am|chez|de|d['’]|à|presso|von|im|en)(?:\s+|(?<=['’])\s?)${NAME}`,
  "u",
);
/** After these, a word may also belong to the title: "head of Operations". */
export const WEAK_NEXT = /^[\s,]*(?:of|for|in|der|de|d['’]|von|im|en|à)(?!\p{L})/u;
export const WEAK_TITLE = /^\s+(?:of|for|der|de|des|du)\s+(?!(?:19|20)\d\d)/u;
/** "Since 2018 she leads the Acme Foundation." */
export const COMPANY_LED_BY = new RegExp(
  String.raw`(?<!\p{L})(?:leitete?|führte?|leads|led|heads|headed|runs|dirige|dirigeait|dirigé)\s+(?:er\s|sie\s)?${NAME}`,
  "u",
);
export const OF_DEPARTMENT = new RegExp(String.raw`^,?\s(?:am|an der|an dem|im|at|of|der|des|du|de)\s+${NAME}`, "u");
/** "wo er Abteilungsleiter war" */
export const ROLE_BEFORE = /(\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)\s(?:war|wurde)(?!\p{L})/u;
/** "from Acme, where she was an analyst" */
export const COMPANY_WHERE = new RegExp(String.raw`${NAME},\s(?:where|wo|où)\s[^,]*$`, "u");
export const LEADS = /(?<!\p{L})(?:leitete?|führte?|leads|led|heads|headed|runs|dirige|dirigeait|dirigé)(?!\p{L})/u;
export const COMPANY_LED = new RegExp(String.raw`^\s+(?=(?:die|das|den|the|la|le|l['’])\s?\p{Lu})${NAME}`, "u");
export const COMPANY_AT = new RegExp(String.raw`(?<![\p{L}])(?:at|@|bei|beim|chez|presso)\s+${NAME}`, "u");
export const COMPANY_JOINED = new RegExp(
  String.raw`(?<![\p{L}])(?:joined|joining|rejoint|rejoins|intègre|intégré|(?:moved|went|switched)\s+to|(?:started|began)\s+at|wechselte(?:\s\p{Ll}+)?\s+(?:zu|zur))\s+${NAME}`,
  "u",
);
export const COMPANY_WITH = new RegExp(
  String.raw`(?<![\p{L}])(?:[Ww]ork(?:ed|ing|s)|[Ss]pent|[Ee]mployed|[Ii]nterned|[Aa]rbeit\p{L}*|wechselte|travaill\p{L}*)\s[^.]{0,60}?(?<![\p{L}])(?:for|with|in|by|zu|zur|für|pour)\s+${NAME}`,
  "u",
);
export const WORK =
  /(?<!\p{L})(?:work(?:ed|ing|s)|employed|interned|joined|arbeit\p{L}*|tätig|wechselte|spent|travaill\p{L}*|started|began|begann|commencé|débuté|rejoint|stage|trabaj\p{L}*|lavor\p{L}*)(?!\p{L})/iu;
export const SELF = /(?:selbst(?:st)?ändig|freiberuflich|self-employed|freelanc\p{L}*|indépendante?)(?!\p{L})/iu;
export const STUDY =
  /(?<!\p{L})(?:studied|studying|graduated|graduate|holds?|earned|received|completed|degree|read(?=\s\p{Lu})|majored|studier\p{L}*|studium|absolvier\p{L}*|promovier\p{L}*|diplômée?|titulaire|étudié|obtenu|laureat\p{L}*|licenciad\p{L}*)(?!\p{L})/iu;
export const SCHOOL_AT = new RegExp(
  String.raw`(?<![\p{L}])(?:from|at|an der|am|an|de|à|d['’]|of|in)\s*(?:the\s+|l['’]\s?|la\s+)?(?<=[\s'’])${NAME}(?:\s*[,(]?\s*(?:in\s|en\s)?((?:19|20)\d\d)(?!\d))?`,
  "gu",
);
