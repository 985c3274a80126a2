import { expect, test } from "vitest";
import { educationsOf, positionsOf } from "../outline.test-support.ts";

test.each([
  [
    "She joined Vantelo in 2014 as a buyer and moved to Lumora in 2018. She stayed until 2021.",
    ["buyer @ Vantelo, 2014 to ?", "– @ Lumora, 2018 to 2021"],
  ],
  [
    "2015 ging er zu Lumora, zuerst als Regionalleiter Süd. Blieb bis Frühjahr 2022.",
    ["Regionalleiter Süd @ Lumora, 2015 to 2022"],
  ],
  [
    "Seit Juli 2014 war sie Vorsitzende des Vorstands der Vantelo AG. Dieses Amt legte sie zum 31. Dezember 2022 nieder.",
    ["Vorsitzende des Vorstands @ Vantelo AG, 2014-7 to 2022-12"],
  ],
  [
    "En 2016 entró en Lumora como jefe de compras. Allí estuvo hasta febrero de 2023.",
    ["jefe de compras @ Lumora, 2016 to 2023-2"],
  ],
  [
    "Il entre chez Lumora en 2010 comme acheteur. Il quitte l'entreprise en 2020 et fonde la même année Aplombo, qu'il dirige depuis.",
    ["acheteur @ Lumora, 2010 to 2020", "– @ Aplombo, 2020 to present"],
  ],
  [
    "Since 2015 she was CFO of Vantelo, from which she retired in March 2021. Before that she was a controller at Lumora.",
    ["CFO @ Vantelo, 2015 to 2021-3", "controller @ Lumora, ? to ?"],
  ],
  [
    "She was a pilot at Lumora from 2010 to 2020. In September 2020 she founded Kestrel Mill, which she runs to this day.",
    ["pilot @ Lumora, 2010 to 2020", "– @ Kestrel Mill, 2020-9 to present"],
  ],
  [
    "Er war bis 2021 Ingenieur bei Lumora. Hyvalo hat er im Juni 2021 gegründet und führt das Unternehmen seither allein.",
    ["Ingenieur @ Lumora, ? to 2021", "– @ Hyvalo, 2021-6 to present"],
  ],
])("how long a position lasted: %s", (text, expected) => {
  expect(positionsOf(text)).toEqual(expected);
});

test.each([
  [
    "of somebody else",
    "In 2018 she joined Lumora as a buyer. Her boss Kim left in 2021.",
    ["buyer @ Lumora, 2018 to ?"],
  ],
  [
    "before it began",
    "In 2018 she joined Lumora as a buyer. She left the band in 2012.",
    ["buyer @ Lumora, 2018 to ?"],
  ],
])("but no end %s", (_name, text, expected) => {
  expect(positionsOf(text)).toEqual(expected);
});

test.each([
  ["She was hired by Lumora as Director of Imaging in 2016.", "Director of Imaging @ Lumora, 2016 to ?"],
  [
    "Before moving to Lumora in 2016 as Head of Asset Strategy, she was at sea.",
    "Head of Asset Strategy @ Lumora, 2016 to ?",
  ],
  ["Sie wechselte 2012 als Leiterin der Vorentwicklung zu Lumora.", "Leiterin der Vorentwicklung @ Lumora, 2012 to ?"],
  [
    "Von 2018 bis 2021 war er Professor für Fluidtechnik an der Hochschule Lumen.",
    "Professor für Fluidtechnik @ Hochschule Lumen, 2018 to 2021",
  ],
  ["Lumora took her on as a First Officer in 2010.", "First Officer @ Lumora, 2010 to ?"],
  ["In 2017 she ran the night shift at Lumora's Leeds site.", "– @ Lumora, 2017 to ?"],
  ["Von 2014 bis 2020 leitete sie sechs Jahre lang die Revision der lumora AG.", "– @ lumora AG, 2014 to 2020"],
])("the title with its field, and the employer of a part: %s", (text, expected) => {
  const others = "She was a buyer at Vantelo from 2008 to 2010. ";
  expect(positionsOf(others + text)).toEqual(["buyer @ Vantelo, 2008 to 2010", expected]);
});

test.each([
  [
    "Das erste Staatsexamen legte er 2005 an der Universität Lumen ab, das zweite Staatsexamen 2008 am OLG Hamm.",
    ["erste Staatsexamen @ Universität Lumen, ? to 2005", "zweite Staatsexamen @ OLG Hamm, ? to 2008"],
  ],
  [
    "Dann Abendschule: 2006 verließ sie die Hochschule Lumen als Diplom-Ingenieurin.",
    ["Diplom-Ingenieurin @ Hochschule Lumen, ? to 2006"],
  ],
])("studies: %s", (text, expected) => {
  expect(educationsOf(`Sie ist seit 2015 Leiterin Einkauf bei Vantelo. ${text}`)).toEqual(expected);
});

test.each([
  [
    "a title in small letters has its field in French",
    "Il entre chez Vantelo en 2005 comme conducteur de travaux. Plus tard, il passe chez Lumora : il y devient responsable grands comptes, puis, à partir de 2017, directeur commercial.",
    [
      "conducteur de travaux @ Vantelo, 2005 to ?",
      "responsable grands comptes @ Lumora, ? to ?",
      "directeur commercial @ Lumora, 2017 to present",
    ],
  ],
  [
    "a sentence says where somebody was before",
    "Before Umbra there was Vantelo in London. He was hired there in 2017 as a Senior Product Manager and left in 2021 as Group Product Manager.",
    ["– @ Umbra, ? to ?", "Senior Product Manager @ Vantelo, 2017 to ?", "Group Product Manager @ Vantelo, ? to 2021"],
  ],
  [
    "a title has a comma",
    "She was chief engineer at Lumora from 2010 to 2013. Her title is VP Product, Provider Solutions, and she has held it at Umbra since May 2021.",
    ["chief engineer @ Lumora, 2010 to 2013", "VP Product, Provider Solutions @ Umbra, 2021-5 to present"],
  ],
  [
    "a Dutch title has its ward, and a verb leads to the next employer",
    "Van 2012 tot 2016 stond hij als verpleegkundige op de spoedeisende hulp van het Lumora Ziekenhuis. Dat programma bracht hem in 2016 naar Ortelo, waar hij als implementatieconsultant begon.",
    [
      "verpleegkundige op de spoedeisende hulp @ Lumora Ziekenhuis, 2012 to 2016",
      "implementatieconsultant @ Ortelo, 2016 to ?",
    ],
  ],
  [
    "a Dutch trade has no cue",
    "Van 2017 tot 2019 was ik bakkersknecht bij Umbra. Daarna stapte ik over naar Lumora, waar ik tien jaar bedrijfsjurist ben geweest.",
    ["bakkersknecht @ Umbra, 2017 to 2019", "bedrijfsjurist @ Lumora, ? to ?"],
  ],
  [
    "an Italian sentence leaves out who is meant",
    "È stato assunto in Vantelo quale ingegnere di processo. Entrato nel 1989 in Lumora Group come responsabile di produzione, nel 1996 è passato a Kestrel. Nel 2004 ha assunto l'incarico di Direttore Generale di Umbra; dal 2010 al giugno 2020 ne è stato Amministratore Delegato.",
    [
      "ingegnere di processo @ Vantelo, ? to ?",
      "responsabile di produzione @ Lumora Group, 1989 to ?",
      "– @ Kestrel, 1996 to ?",
      "Direttore Generale @ Umbra, 2004 to ?",
      "Amministratore Delegato @ Umbra, 2010 to 2020-6",
    ],
  ],
])("%s", (_name, text, expected) => {
  expect(positionsOf(text)).toEqual(expected);
});

test.each([
  [
    "Après un BTS Bâtiment au lycée Lumen (2005), il entre chez Vantelo comme conducteur de travaux.",
    "BTS Bâtiment @ lycée Lumen, ? to 2005",
  ],
  [
    "Ingénieure de formation (ENSIA Lumen, 2012), j'ai commencé chez Vantelo comme ingénieure procédés.",
    "– @ ENSIA Lumen, ? to 2012",
  ],
])("the school of %s", (text, expected) => {
  expect(educationsOf(`${text} J'ai rejoint Lumora en 2015.`)).toEqual([expected]);
});

test.each([
  [
    "a title that somebody rose to",
    "She began her career as a graduate engineer with Vantelo in 1988 and worked her way up to Regional Operations Manager before moving to Lumora in 1997.",
    [
      "graduate engineer @ Vantelo, 1988 to ?",
      "Regional Operations Manager @ Vantelo, ? to ?",
      "– @ Lumora, 1997 to ?",
    ],
  ],
  [
    "no place in a title",
    "She'd gone in as a graduate trainee at Vantelo in 2011 and came out in 2017 as General Manager of the building.",
    ["graduate trainee @ Vantelo, 2011 to ?", "General Manager @ Vantelo, 2017 to ?"],
  ],
  [
    "no age as an employer",
    "He went to sea at sixteen as a deck cadet with Vantelo. In 2006 he joined Lumora as a superintendent.",
    ["deck cadet @ Vantelo, ? to ?", "superintendent @ Lumora, 2006 to ?"],
  ],
  [
    "no employer of the family",
    "She was a pilot at Vantelo from 2010 to 2016. Husband Chidi, a quantity surveyor with Kestrel, keeps the books.",
    ["pilot @ Vantelo, 2010 to 2016"],
  ],
  [
    "no employer of the family in German",
    "Ich war bis 2019 Hebamme bei Vantelo. Mich unterstützt mein Mann, der bei Umbra arbeitet und die Miete zahlt.",
    ["Hebamme @ Vantelo, ? to 2019"],
  ],
  [
    "whom somebody founded a company with",
    "With her brother she founded Lumora in 2014. She was a buyer at Vantelo from 2010 to 2014.",
    ["– @ Lumora, 2014 to ?", "buyer @ Vantelo, 2010 to 2014"],
  ],
])("%s", (_name, text, expected) => {
  expect(positionsOf(text)).toEqual(expected);
});
