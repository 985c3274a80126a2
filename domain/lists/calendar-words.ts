/** Month names and abbreviations in six languages, folded and without dots, January first. */
export const MONTH_WORDS: readonly string[] = [
  "january januar janner jan janvier janv enero ene gennaio gen januari janeiro",
  "february februar feb fevrier fevr fev febrero febbraio febbr februari fevereiro feber",
  "march marz maerz mrz mar mars marzo maart mrt marco",
  "april apr avril avr abril abr aprile",
  "may mai mayo maggio mag mei maio",
  "june juni jun juin junio giugno giu junho",
  "july juli jul juillet juil julio luglio lug julho",
  "august aug aout agosto ago augustus",
  "september sept sep septembre septiembre set settembre sett setembro",
  "october oktober oct okt octobre octubre ottobre ott outubro out",
  "november nov novembre noviembre novembro",
  "december dezember dec dez decembre diciembre dic dicembre dezembro desember",
];

/** Words for an end that has not come, folded. */
export const PRESENT_WORDS = `
present|current|currently|now|today|ongoing|date|till date|to date|till now|until now|till present|to present|present day|
current date|current day|the present|the present time|continuing|as of now|this day|
heute|jetzt|aktuell|dato|laufend|lfd|andauernd|fortlaufend|derzeit|zurzeit|auf weiteres|gegenwart|gegenwartig|
present|aujourd'hui|aujourd’hui|l'heure actuelle|aujourdhui|ce jour|maintenant|actuel|actuellement|en cours|nos jours|a ce jour|
actualidad|la actualidad|a la actualidad|hasta la actualidad|la fecha|a la fecha|hasta la fecha|indefinido|actualmente|actual|presente|el presente|hoy|ahora|fecha|dia de hoy|en curso|vigente|
oggi|ad oggi|tutt'oggi|attuale|attualmente|in corso|
heden|nu|actueel|vandaag|op heden|
atual|atualmente|o momento|momento|hoje|ate hoje|presente momento
`;

/** Words between the two dates of a range, folded. */
export const RANGE_WORDS = `to till until til thru through bis a au jusqu'a jusqu’a jusqu'en jusque al hasta fino tot t/m en ad ate e ao`;

/** Words before a single date that begins an open range, folded. */
export const SINCE_WORDS = `since seit depuis desde dal dallo da sinds from ab dal von dès des van vanaf de du`;
