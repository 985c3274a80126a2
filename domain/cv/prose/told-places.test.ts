import { expect, test } from "vitest";
import { positionsOf } from "../outline.test-support.ts";

/** A sentence among others about the person */
const ofEnglish = (career: string) =>
  positionsOf(`Jane Muster studied at Lumora College. ${career} Since 2020 she has worked for Umbra as a consultant.`);
const ofGerman = (career: string) =>
  positionsOf(
    `Jana Muster studierte an der Universität Lumstadt. ${career} Seit 2020 arbeitet sie als Beraterin bei Umbra.`,
  );
const others = (positions: readonly string[]) =>
  positions.filter((position) => !position.endsWith("@ Umbra, 2020 to present"));

test.each([
  [
    "In 2012 she joined the shoemaker Crane & Lowell as chief marketing officer.",
    ["chief marketing officer @ Crane & Lowell, 2012 to ?"],
  ],
  ["She was a partner in the London firm Witherbys from 1998 to 2003.", ["partner @ Witherbys, 1998 to 2003"]],
  ["She did support at a tiny ISP called Frogmoor Net from 2004 to 2006.", ["– @ Frogmoor Net, 2004 to 2006"]],
  ["Before that she worked as a buyer for the ferry line Gotlandia.", ["buyer @ Gotlandia, ? to ?"]],
  ["She was CISO of the health network MapleCare until 2019.", ["CISO @ MapleCare, ? to 2019"]],
  ["She set puzzles for the app company Lovell & Lark from 2011 to 2015.", ["– @ Lovell & Lark, 2011 to 2015"]],
  ["She was an editor at the publisher Mercy Books from 1996 to 2014.", ["editor @ Mercy Books, 1996 to 2014"]],
  ["She then moved to the brewer Hopworth as head of quality.", ["head of quality @ Hopworth, ? to ?"]],
  ["In 2015 she became a director of the retailer Marlow & Finch.", ["director @ Marlow & Finch, 2015 to ?"]],
  ["She was a claims adjuster with the insurer Aviron until 2014.", ["claims adjuster @ Aviron, ? to 2014"]],
  ["She was a mill manager at the paper maker Dunmore from 2001 to 2009.", ["mill manager @ Dunmore, 2001 to 2009"]],
  ["She was a controller at the chipmaker Silvex in 2014.", ["controller @ Silvex, 2014 to 2014"]],
  [
    "From 2001 to 2009 she was a pattern grader at Blavera's Castleford mill.",
    ["pattern grader @ Blavera, 2001 to 2009"],
  ],
  ["She was appointed managing director of Okra's Edinburgh office in 2001.", ["managing director @ Okra, 2001 to ?"]],
  ["From 2012 to 2018 she was chief scientist of Ortelo's mapping unit.", ["chief scientist @ Ortelo, 2012 to 2018"]],
  [
    "She was signalling maintenance manager of Lumen Rail's Wales route until 2018.",
    ["signalling maintenance manager @ Lumen Rail, ? to 2018"],
  ],
  ["From 1995 she was shift geologist at Kestrelo's Garpen mine.", ["shift geologist @ Kestrelo, 1995 to ?"]],
  [
    "From 2004 to 2008 she was Director of Operations for Quarro's bakery division.",
    ["Director of Operations @ Quarro, 2004 to 2008"],
  ],
  ["She was a ward sister at Umbrick's until 2015.", ["ward sister @ Umbrick's, ? to 2015"]],
  [
    "She worked as a trial attorney at the U.S. Department of Labor from 2001 to 2009.",
    ["trial attorney @ U.S. Department of Labor, 2001 to 2009"],
  ],
  [
    "She was with the U.S. Department of Justice from 2001 to 2009 as a trial attorney.",
    ["trial attorney @ U.S. Department of Justice, 2001 to 2009"],
  ],
  [
    "From 2002 to 2018 she was a primary school teacher at St. Oswin's in Gateshead.",
    ["primary school teacher @ St. Oswin's, 2002 to 2018"],
  ],
  [
    "She is ex-Okro (payments PM, 2016–2020) and ex-Quarro (group product manager, 2020–2022).",
    ["payments PM @ Okro, 2016 to 2020", "group product manager @ Quarro, 2020 to 2022"],
  ],
  [
    "She worked at ASTROM (support scientist, 2004–2011) and SKB Observatory (system scientist, 2011–2015).",
    ["support scientist @ ASTROM, 2004 to 2011", "system scientist @ SKB Observatory, 2011 to 2015"],
  ],
  [
    "Five years at Qualcore (senior engineer), two at Starlux (staff RF engineer) taught her much.",
    ["senior engineer @ Qualcore, ? to ?", "staff RF engineer @ Starlux, ? to ?"],
  ],
  [
    "She left Bainer in 2016, after two years as an associate consultant, to start Sudso.",
    ["associate consultant @ Bainer, ? to 2016", "– @ Sudso, ? to ?"],
  ],
  ["She left in 2017 to found SunCrane, whose dryers are used by farmers.", ["– @ SunCrane, ? to ?"]],
  [
    "She was an algorithm engineer at Karchel until she quit in February 2019 to found Dockwell.",
    ["algorithm engineer @ Karchel, ? to 2019-2", "– @ Dockwell, ? to ?"],
  ],
  ["In September 2011 she opened Little Fennimore with a loan.", ["– @ Little Fennimore, 2011-9 to ?"]],
  ["She started Leakfree in 1998 and sold it to Blava in 2016.", ["– @ Leakfree, 1998 to ?"]],
  ["In April 2012 Ida and she incorporated Fordrax AB.", ["– @ Fordrax AB, 2012-4 to ?"]],
  [
    "She drove ambulances for the East Anglia Ambulance Service until 2012.",
    ["– @ East Anglia Ambulance Service, ? to 2012"],
  ],
  ["She taught at Elphin College from 1990 to 1998.", ["– @ Elphin College, 1990 to 1998"]],
  [
    "She danced with the Lumen Ballet (2003–07) and the Nederland Dance Theater (2007–13).",
    ["– @ Lumen Ballet, 2003 to 2007", "– @ Nederland Dance Theater, 2007 to 2013"],
  ],
  [
    "She lectured in agribusiness at the Natural Resources College (2007–2011).",
    ["– @ Natural Resources College, 2007 to 2011"],
  ],
  ["She was an officer in the Israel Defense Forces.", ["officer @ Israel Defense Forces, ? to ?"]],
  ["She hung wallpaper for Elderson from 2011 to 2018.", ["– @ Elderson, 2011 to 2018"]],
  [
    "In 2014–15 she was seconded to Doctors Sans Borders as a field doctor.",
    ["field doctor @ Doctors Sans Borders, 2014 to 2015"],
  ],
  [
    "She retired from Empire College London as Professor of Catchment Science in 2018.",
    ["Professor of Catchment Science @ Empire College London, 2018 to ?"],
  ],
  ["She had been controller of Old Dominion Paper since 2006.", ["controller @ Old Dominion Paper, 2006 to present"]],
  [
    "Her executive career was spent at Kestrelo, where she was group CFO between 2009 and 2018.",
    ["group CFO @ Kestrelo, 2009 to 2018"],
  ],
  [
    "She has been custodian of the Parsi archive at Bai Trust since 2003.",
    ["custodian of the Parsi archive @ Bai Trust, 2003 to present"],
  ],
  [
    "She was Class of 1922 Professor of Metallurgy at Lumora Institute of Technology.",
    ["Class of 1922 Professor of Metallurgy @ Lumora Institute of Technology, ? to ?"],
  ],
  ["She stayed at Carrick & Daughters as a welder for nineteen years.", ["welder @ Carrick & Daughters, ? to ?"]],
  [
    "She was the sole proprietor of Morty's Hardware from 1971 to 1999.",
    ["sole proprietor @ Morty's Hardware, 1971 to 1999"],
  ],
  ["She was trust and safety lead at Bumblex until 2019.", ["trust and safety lead @ Bumblex, ? to 2019"]],
  ["LGX employed her from 2010 to 2015 as a technical translator.", ["technical translator @ LGX, 2010 to 2015"]],
  [
    "She was most recently Head of Collections Analytics at Vantelo.",
    ["Head of Collections Analytics @ Vantelo, ? to ?"],
  ],
  [
    "She was at Vantelo for six years, most recently as Head of Collections Analytics.",
    ["Head of Collections Analytics @ Vantelo, ? to ?"],
  ],
])("a told career: %s", (sentence, expected) => {
  expect(others(ofEnglish(sentence))).toEqual(expected);
});

test.each([
  [
    "2011 fing sie als Junior-Einkäuferin bei Feinkost Habermann an.",
    ["Junior-Einkäuferin @ Feinkost Habermann, 2011 to ?"],
  ],
  [
    "Von 2014 bis 2017 verantwortete sie als Leiterin Strategischer Einkauf Food & Non-Food bei der Nordlicht Handels-AG ein Team.",
    ["Leiterin Strategischer Einkauf Food & Non-Food @ Nordlicht Handels-AG, 2014 to 2017"],
  ],
  [
    "Von 2014 bis 2017 arbeitete sie als Werkstudentin im Bereich Data Governance bei Energix.",
    ["Werkstudentin im Bereich Data Governance @ Energix, 2014 to 2017"],
  ],
  [
    "Im Sommer 2012 machte sie ein Praktikum bei der kleinen Beratung Paulus & Partner.",
    ["Praktikum @ Paulus & Partner, 2012 to 2012"],
  ],
  [
    "Sie war bis 2018 Inhaberin des Lehrstuhls für Leichtbau an der TU Lumnitz.",
    ["Inhaberin des Lehrstuhls für Leichtbau @ TU Lumnitz, ? to 2018"],
  ],
  [
    "Von 2011 bis 2018 forschte sie als Gruppenleiterin Hybride Strukturen am Lumora-Institut für Werkzeugmaschinen und Umformtechnik.",
    ["Gruppenleiterin Hybride Strukturen @ Lumora-Institut für Werkzeugmaschinen und Umformtechnik, 2011 to 2018"],
  ],
  [
    "2015 war sie Gastprofessorin an der Universität Linköping.",
    ["Gastprofessorin @ Universität Linköping, 2015 to 2015"],
  ],
  [
    "Bis 2012 war sie Referatsleiterin Tierseuchenbekämpfung im Niedersächsischen Ministerium für Ernährung, Landwirtschaft und Verbraucherschutz.",
    [
      "Referatsleiterin Tierseuchenbekämpfung @ Niedersächsischen Ministerium für Ernährung, Landwirtschaft und Verbraucherschutz, ? to 2012",
    ],
  ],
  ["1999 kam sie als Dramaturgin ans Schauspielhaus Linz.", ["Dramaturgin @ Schauspielhaus Linz, 1999 to ?"]],
  [
    "Bis 2012 war sie Kustodin der Streichinstrumente im Museum für Musikinstrumente Markneustadt.",
    ["Kustodin der Streichinstrumente @ Museum für Musikinstrumente Markneustadt, ? to 2012"],
  ],
  ["Dann ging sie zu einer Agentur namens Studio Braun.", ["– @ Studio Braun, ? to ?"]],
  [
    "Seit 2013 arbeitet sie remote als Lead Product Designer für Personex.",
    ["Lead Product Designer @ Personex, 2013 to present"],
  ],
  [
    "Ihr Freiwilliges Soziales Jahr absolvierte sie 2016/17 im Kinderhospiz Sternenlicht.",
    ["Freiwilliges Soziales Jahr @ Kinderhospiz Sternenlicht, 2016 to 2017"],
  ],
  [
    "Sie wechselte dann in die Geschäftsleitung der Verkehrsbetriebe Glattbrugg.",
    ["– @ Verkehrsbetriebe Glattbrugg, ? to ?"],
  ],
  [
    "Nach dem Volontariat beim Hessischen Rundfunk (1994–1995) war sie Redakteurin im Ressort Hörspiel bei Radio Lumora.",
    ["Volontariat @ Hessischen Rundfunk, 1994 to 1995", "Redakteurin im Ressort Hörspiel @ Radio Lumora, ? to ?"],
  ],
  [
    "Nach fünf Jahren als Associate im Bereich Bank- und Finanzrecht bei Noerrberg ging sie.",
    ["Associate im Bereich Bank- und Finanzrecht @ Noerrberg, ? to ?"],
  ],
  [
    "Seit 2017 betreibt sie mit Ohlendorf Maritime Consulting ihre eigene Beratung.",
    ["– @ Ohlendorf Maritime Consulting, 2017 to present"],
  ],
  [
    "Als studentische Hilfskraft am Deutschen Forschungszentrum für Sprachtechnik hat sie 2019 Modelle trainiert.",
    ["studentische Hilfskraft @ Deutschen Forschungszentrum für Sprachtechnik, 2019 to ?"],
  ],
  [
    "Danach folgten ein Praktikum bei DeepX (03/2011–08/2011) und der Einstieg als Machine Learning Engineer bei Aleph Beta im Oktober 2012.",
    ["Praktikum @ DeepX, 2011-3 to 2011-8", "Machine Learning Engineer @ Aleph Beta, 2012-10 to ?"],
  ],
  ["Von 1985 bis 2010 war sie Hauerin auf Zeche Augusta.", ["Hauerin @ Zeche Augusta, 1985 to 2010"]],
  [
    "Im Jahr 2000 heuerte sie als Analystin bei der WestBank an und zog 2008 als Senior Portfolio Manager Fixed Income zu Verbund Investment weiter.",
    ["Analystin @ WestBank, 2000 to ?", "Senior Portfolio Manager Fixed Income @ Verbund Investment, 2008 to ?"],
  ],
  [
    "Sie arbeitete bis 2016 als Friseurmeisterin bei Haarwerk am Markt.",
    ["Friseurmeisterin @ Haarwerk am Markt, ? to 2016"],
  ],
  [
    "Sie war Assistant Winemaker bei der Domaine des Trois Châteaux.",
    ["Assistant Winemaker @ Domaine des Trois Châteaux, ? to ?"],
  ],
  [
    "2018 kehrte sie als Betriebsleiterin ins elterliche Weingut Schätzel zurück.",
    ["Betriebsleiterin @ Weingut Schätzel, 2018 to ?"],
  ],
  [
    "Sie arbeitete von 2003 bis 2007 für das Internationale Komitee vom Roten Kreuz.",
    ["– @ Internationale Komitee vom Roten Kreuz, 2003 to 2007"],
  ],
  ["Im Anschluss verantwortete sie drei Jahre den Vertrieb der Lumtec GmbH.", ["– @ Lumtec GmbH, ? to ?"]],
  [
    "Sie ist gelernte Schreinerin und arbeitete bis 2014 im Betrieb ihres Onkels, der Möbel Kranz OHG.",
    ["– @ Möbel Kranz OHG, ? to 2014"],
  ],
  ["Bei der Stadt Köln leitete sie bis 2018 das Amt für Straßenbau.", ["– @ Stadt Köln, ? to 2018"]],
  [
    "Zum 1. März 2011 übernahm sie die Leitung der Klinik für Neurologie am Klinikum Lumstadt.",
    ["Leitung der Klinik für Neurologie @ Klinikum Lumstadt, 2011-3 to ?"],
  ],
  [
    "Zuvor verdiente sie ihr Geld als Taxifahrerin bei Funk Taxi Lumstadt.",
    ["Taxifahrerin @ Funk Taxi Lumstadt, ? to ?"],
  ],
  ["Sie stand fünf Jahre lang als Souschefin im Gasthaus Ochsen am Herd.", ["Souschefin @ Gasthaus Ochsen, ? to ?"]],
  ["Mit 23 wurde sie Filialleiterin der Drogeriekette Rossberg.", ["Filialleiterin @ Rossberg, ? to ?"]],
  [
    "Sie unterrichtete von 1990 bis 2001 Mathematik am Goethe-Gymnasium in Lumstadt.",
    ["– @ Goethe-Gymnasium, 1990 to 2001"],
  ],
])("a told career in German: %s", (sentence, expected) => {
  expect(others(ofGerman(sentence))).toEqual(expected);
});
