/** "The Long Night (feature film)": what somebody made, and no employer */
const WORK =
  /\((?:(?:feature|short|documentary|animated|student|thesis|debut|independent|indie)[ -])?(?:film|movie|documentary|tv (?:series|show|film|movie|mini-?series)|(?:web|television|mini|drama|podcast)[ -]?series|podcast|music video|commercial|stage play|musical|album|video game|spielfilm|kurzfilm|dokumentarfilm|fernsehfilm|serie|hörspiel|court[ -]métrage|long[ -]métrage|documentaire|cortometraje|largometraje|documental|cortometraggio|lungometraggio|documentario|curta-metragem|longa-metragem|speelfilm|documentaire)(?:, [^()]{2,40})?\)$/iu;

export function isWorkOfArt(text: string): boolean {
  return text.endsWith(")") && WORK.test(text);
}
