import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

/** What a biography says in sentences after the one that introduces the person. */
function told(sentence: string): readonly string[] {
  return positionsOf(lines("Jo Example is a partner at Harbor Ventures.", "", sentence)).slice(1);
}

test.each([
  ["She worked as Commodity Manager Asia at Lumora.", ["Commodity Manager Asia @ Lumora, ? to ?"]],
  [
    "Sie war von 2014 bis 2018 Bereichsleiterin Leistungselektronik bei der Umbra GmbH.",
    ["Bereichsleiterin Leistungselektronik @ Umbra GmbH, 2014 to 2018"],
  ],
  [
    "Er kam von der Lumora AG, wo er seit 2017 als Teamleiter Antriebstechnik tätig war.",
    ["Teamleiter Antriebstechnik @ Lumora AG, 2017 to ?"],
  ],
  [
    "Bei Vantelo hat sie 2014 als Teamleiterin Data Science angefangen.",
    ["Teamleiterin Data Science @ Vantelo, 2014 to ?"],
  ],
  [
    "Davor war er fünf Jahre bei Vantelo, zuletzt als Ingenieur für Ertragskartierung.",
    ["Ingenieur für Ertragskartierung @ Vantelo, ? to ?"],
  ],
  ["She was head of claims for Latin America at Lumora.", ["head of claims for Latin America @ Lumora, ? to ?"]],
  [
    "Elle a été directrice de la recherche pour l'Europe de l'Est chez Vantelo.",
    ["directrice de la recherche pour l'Europe de l'Est @ Vantelo, ? to ?"],
  ],
  [
    "Elle a été directrice du développement RH de Vantelo de 2012 à 2014.",
    ["directrice du développement RH @ Vantelo, 2012 to 2014"],
  ],
  [
    "She joins from Vantelo, where she served as Vice President Finance, Healthcare, a position she had held since 2021.",
    ["Vice President Finance, Healthcare @ Vantelo, 2021 to ?"],
  ],
  [
    "In 2018 Lumora hired her as a Community Manager for Southeast Asia.",
    ["Community Manager for Southeast Asia @ Lumora, 2018 to ?"],
  ],
  [
    "She was a Materials Manager for the northern plant at Lumora from 2018 to 2020.",
    ["Materials Manager @ Lumora, 2018 to 2020"],
  ],
  [
    "Nel 2012 è passata a Lumora in qualità di responsabile controllo materiali.",
    ["responsabile controllo materiali @ Lumora, 2012 to ?"],
  ],
  [
    "Elle travaille comme responsable de I+D chez Vantelo depuis 2012.",
    ["responsable de I+D @ Vantelo, 2012 to present"],
  ],
  ["Seit 2019 ist die Physikerin Betriebsleiterin der Lumora eG.", ["Betriebsleiterin @ Lumora eG, 2019 to present"]],
])("a title has its field, and no other word: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["Sie war bisher Vertriebsdirektorin bei Vantelo.", ["Vertriebsdirektorin @ Vantelo, ? to ?"]],
  ["Er war zugleich Projektleiter bei der Umbra GmbH.", ["Projektleiter @ Umbra GmbH, ? to ?"]],
  ["Er war neun Monate Zivildienstleistender beim Lumio.", ["Zivildienstleistender @ Lumio, ? to ?"]],
  ["She was a summer intern at Vantelo.", ["summer intern @ Vantelo, ? to ?"]],
  ["She worked as third engineer with Umbra from 2008 to 2010.", ["third engineer @ Umbra, 2008 to 2010"]],
  ["She was the second engineer at Umbra from 2008 to 2010.", ["engineer @ Umbra, 2008 to 2010"]],
  ["She was a full-time baker at Vantelo.", ["baker @ Vantelo, ? to ?"]],
])("an adverb is no part of a title, and a rank is one: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["She worked as a bell hanger at Lumora from 2010 to 2014.", ["bell hanger @ Lumora, 2010 to 2014"]],
  ["Elle a débuté comme sélectionneuse maïs chez Umbra en 2010.", ["sélectionneuse maïs @ Umbra, 2010 to ?"]],
  ["She worked as a child at Lumora from 2010 to 2014.", ["– @ Lumora, 2010 to 2014"]],
])("a trade that no list knows is a title: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  [
    "She started out as a reservoir engineer and later became chief geophysicist at Lumora.",
    ["reservoir engineer @ Lumora, ? to ?", "chief geophysicist @ Lumora, ? to ?"],
  ],
  [
    "Elle a été auditrice puis manager chez Vantelo de 2012 à 2019.",
    ["auditrice @ Vantelo, ? to ?", "manager @ Vantelo, 2012 to 2019"],
  ],
  [
    "Sie war Assistentin und danach Referentin bei der Umbra AG.",
    ["Assistentin @ Umbra AG, ? to ?", "Referentin @ Umbra AG, ? to ?"],
  ],
  [
    "She joined Lumora in 2010, first as a buyer, then category manager and finally director of purchasing.",
    ["buyer @ Lumora, 2010 to ?", "category manager @ Lumora, ? to ?", "director of purchasing @ Lumora, ? to ?"],
  ],
  [
    "Elle a rejoint Lumora en 2010 : d'abord responsable de programme à Chappes, puis directrice de la recherche.",
    ["responsable de programme @ Lumora, 2010 to ?", "directrice de la recherche @ Lumora, ? to ?"],
  ],
])("titles one after the other have the same employer: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});

test.each([
  ["She was Vantelo's head of product until 2009.", ["head of product @ Vantelo, ? to 2009"]],
  ["Previously he served as the Kestrel Group’s chief buyer.", ["chief buyer @ Kestrel Group, ? to ?"]],
  ["She visited Vantelo's head of product in 2009.", []],
])("an employer owns its officer: %s", (sentence, expected) => {
  expect(told(sentence)).toEqual(expected);
});
