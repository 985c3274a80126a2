/** Month names and abbreviations in six languages, folded and without dots, January first. */
export const MONTH_WORDS: readonly string[] = [
  "january januar janner janurary januray jan janvier janv enero ene gennaio gen genn januari janeiro",
  "february februar febuary feburary februrary febraury feb febr fevrier fevr fev febrero febbraio febbr februari fevereiro feber pebrero",
  "march marz maerz mrz mar mars marzo maart mrt marco maret marso",
  "april apr avril avr abril abr aprile",
  "may mai mayo maggio mag magg mei maio",
  "june juni jun juin junio giugno giu junho hunyo",
  "july juli jul juillet juil juill julio luglio lug julho julai julay hulyo",
  "august auguest agust augst aug aout agosto ago augustus agustus ogos",
  "september septmeber septemeber setember spetember septmber sept sep septembre septiembre setiembre set settembre sett setembro setyembre",
  "october ocotber octomber oktober oct okt octobre octubre ottobre ott outubro out oktubre octo",
  "november novemeber novmber nov novembre noviembre novembro nopember nobyembre",
  "december decemeber decmber dezember dec dez decembre diciembre dic dicembre dezembro desember disember disyembre",
];

/** Words for an end that has not come, folded. */
export const PRESENT_WORDS = `
present|presently|presen|presnt|presnet|pres|current|currently|curr|now|today|ongoing|date|till date|to date|till now|until now|till present|to present|present day|
current date|current day|the present|the present time|continuing|as of now|this day|in progress|
still working|still continuing|still continue|still there|at present|working till date|presently working|still employed|currently working|upto date|upto now|upto present|upto till date|uptil now|up till now|up till date|continue|continued|contd|cont|
on going|on-going|till-date|tilldate|till dt|as on date|as on today|as of date|to day|sekarang|saat ini|kini|hari ini|kasalukuyan|
heute|jetzt|aktuell|dato|laufend|lfd|andauernd|fortlaufend|derzeit|zurzeit|auf weiteres|gegenwart|gegenwartig|unbefristet|noch andauernd|noch laufend|
present|aujourd'hui|auj|auj.|aujourd’hui|l'heure actuelle|aujourdhui|ce jour|maintenant|actuel|actuellement|en cours|nos jours|a ce jour|en poste|en poste actuellement|poste actuel|
actualidad|la actualidad|a la actualidad|hasta la actualidad|la fecha|a la fecha|hasta la fecha|indefinido|actualmente|actual|act|presente|el presente|hoy|ahora|fecha|dia de hoy|en curso|vigente|cursando|actualidade|
oggi|ad oggi|tutt'ora|tutt’ora|a oggi|tutt'oggi|tutt’oggi|attuale|attualmente|in corso|tuttora|in essere|ad ora|
heden|nu|actueel|vandaag|op heden|lopend|
atual|atualmente|o momento|momento|hoje|ate hoje|presente momento|momento atual|atualidade|a atualidade|a data|data atual|a data atual|dias atuais|os dias atuais|
em andamento|em curso|o presente momento|ate o presente momento|ate o momento|sigo actualmente|continua|continuo|o dia de hoje
`;

/** Words between the two dates of a range, folded. */
export const RANGE_WORDS = `
to|upto|till|until|untill|til|thru|through|sampai|sampai dengan|s/d|hingga|sehingga|hanggang|bis|bis zum|a|au|jusqu'a|jusqu’a|jusqu'au|jusqu’au|jusqu'en|jusqu’en|jusque|al|hasta|fino|fino a|fino al|fino ad|
tot|t/m|t.e.m.|tem|tot en met|en|ad|ate|ate a|ate o|e|ao
`;

/** Words before a single date that begins an open range, folded. */
export const SINCE_WORDS = `
since|started|w.e.f.|w.e.f|wef|with effect from|seit|depuis|desde|dal|dallo|da|sinds|from|ab|von|des|van|vanaf|de|du|a partir de|a partir du|a partir del|starting|beginning|
start date|date started|date appointed|date of appointment|date commenced|date of commencement|date of joining|joining date|date joined|date of employment
`;

/** Words before a year that say when in the year, folded. */
export const SEASON_WORDS = `
mid|early|late|academic year|academic years|a.a.|anno accademico|anno scolastico|annee universitaire|annee academique|annee scolaire|studienjahr|schuljahr|curso academico|academiejaar|schooljaar|studiejaar|school year|school years|ay|end of|beginning of|spring|springs|summer|summers|fall|autumn|winter|christmas|xmas|easter|
anfang|mitte|ende|fruhjahr|fruhling|fruhsommer|spatsommer|sommer|sommersaison|sommersaisonen|sommerferien|sommersemester|herbst|herbstferien|weihnachten|ostern|wintersaison|
wintersaisonen|wintersemester|ws|ss|wise|sose|
debut|mi|fin|ete|etes|printemps|automne|hiver|hivers|saison|saisons|noel|paques|
verano|veranos|navidad|otono|invierno|inviernos|primavera|principios|mediados|finales|fines|comienzos|inicios|
estate|estati|natale|autunno|inverno|inizio|fine|
begin|medio|eind|zomer|zomers|herfst|lente|voorjaar|najaar|kerst|pasen|
verao|outono|inicio|meados|final|finais|fim
`;
