/** How sentences begin that hold dates and are no entries. */

/** "Worked as Engineer at Acme from 2011 to 2014", "Copyright 1991–2012" */
export const SENTENCE_START =
  /^(?:currently |presently |previously |i |i am |ich )?(?:worked|working(?! (?:student|foreman|supervisor|chef|capital|group))|employed|joined|serv(?:ed|ing)|arbeite|tätig|war|ist|was|is|have|has|had|copyright|seit \d{4} (?:selbst|als|bei)|j['’](?:ai|étais)|je |nous avons|he (?:trabajado|sido|estado)|estuve|fui|trabajé|ho (?:lavorato|svolto)|sono stat[oa]|trabalhei|ik (?:ben|was|heb|werkte))(?![\p{L}])/iu;

/** "Seit 2018 bin ich bei Acme", "Depuis 2018, je suis …": a sentence about oneself behind its date */
export const PERSONAL =
  /^,? ?(?:(?:bin|war|arbeite|arbeitete|leite|habe) ich|(?:werk|werkte|ben|was) ik|je|j['’]ai|i|trabajo|trabajé|trabalho|trabalhei|lavoro|ho lavorato) \p{L}/iu;

export const SENTENCE_VERB =
  /\s(?<=[\p{L})]\s)(?:is|was|are|were|has|have|had|will|ist|war|hat|est|était|worked|joined|left|became|es|fue|ha)\s/u;

/** "Driving licence, valid until 2027", "Visum gültig bis": how long a paper is valid */
export const VALID_UNTIL =
  /(?<!\p{L})(?:valid(?:ity)?|expir(?:es|y|ing|ation)(?: date)?|gültig|valable|válid[ao]|validità|geldig)(?: (?:on|until|till|upto|up to|through|bis|jusqu['’]?(?:en|au|à)|hasta|fino al?|tot|até)){0,2}\s*:?$/iu;
