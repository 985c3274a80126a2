/** Words beside a company's or school's name that make no other name of it: articles, groups, regions, offices. */
export const MINOR_WORDS = `the|der|die|das|le|la|les|l'|at the
group|the group|gruppe|groupe|grupo|gruppo|groep|konzern|holding|holdings|international|worldwide|global
company|corporate|headquarters|hq|head office|office|branch|niederlassung|zweigniederlassung|standort|zentrale|campus
europe|europa|asia|asien|asia pacific|asia-pacific|africa|afrika|americas|north america|south america|latin america|emea|apac
dach|mena|latam|middle east|central europe|eastern europe|western europe|northern europe|nordics|benelux|cee|asean`;
