import { describe, expect, test } from "vitest";
import { educationsOf, lines, outlineOf, positionsOf } from "./outline.test-support.ts";

describe("a CV is read", () => {
  test.each([
    [
      "of a nurse: a company above several titles with dates",
      `PROFESSIONAL EXPERIENCE

Leeds Teaching Hospitals NHS Trust, Leeds
Ward Sister, Cardiology | March 2019 – Present
• Lead a team of 24
Staff Nurse, Intensive Care | Sept 2014 – Feb 2019
• Cared for patients

Spire Healthcare, Harrogate
Bank Nurse | 2012 – 2014

EDUCATION
University of Leeds
BSc (Hons) Adult Nursing, 2009 – 2012`,
      [
        "Ward Sister, Cardiology @ Leeds Teaching Hospitals NHS Trust, 2019-3 to present",
        "Staff Nurse, Intensive Care @ Leeds Teaching Hospitals NHS Trust, 2014-9 to 2019-2",
        "Bank Nurse @ Spire Healthcare, 2012 to 2014",
        "school University of Leeds, 2012",
      ],
    ],
    [
      "of a German lawyer: title and company on a line, descriptions below",
      `Beruflicher Werdegang

seit 04/2018   Partnerin, Noerr Partnerschaftsgesellschaft mbB, München
               Gesellschaftsrecht, M&A
09/2012 – 03/2018   Associate bei Hengeler Mueller, Frankfurt am Main
2010 – 2012   Rechtsreferendariat, Oberlandesgericht München
               Stationen: Staatsanwaltschaft, BMW AG

Akademischer Werdegang

2004 – 2010   Studium der Rechtswissenschaften, Ludwig-Maximilians-Universität München`,
      [
        "Partnerin @ Noerr Partnerschaftsgesellschaft mbB, 2018-4 to present",
        "Associate @ Hengeler Mueller, 2012-9 to 2018-3",
        "Rechtsreferendariat @ Oberlandesgericht München, 2010 to 2012",
        "school Ludwig-Maximilians-Universität München, 2010",
      ],
    ],
    [
      "of a mechanic: an apprenticeship at a company without a legal form",
      `Berufspraxis
08.2016 - heute\tKfz-Meister
\tAutohaus Schmidt & Söhne, Bochum
\t- Leitung der Werkstatt

Ausbildung
2006 - 2010\tAusbildung zum Kfz-Mechatroniker, Opel Werk Bochum
2000 - 2006\tRealschule Bochum-Süd`,
      [
        "Kfz-Meister @ Autohaus Schmidt & Söhne, 2016-8 to present",
        "Ausbildung zum Kfz-Mechatroniker @ Opel Werk Bochum, 2006 to 2010",
        "school Realschule Bochum-Süd, 2006",
      ],
    ],
    [
      "of a scientist: numbered sections that no list has",
      `1  Academic appointments

2021–present  Lecturer in Ecology, University of Sussex
2018–2021  Postdoctoral Research Fellow, Max Planck Institute for Ornithology, Radolfzell

2  Degrees

2013–2017  PhD Zoology, University of Cambridge

3  Expeditions

2022–2023  Research vessel Sonne, Chief Scientist
2019  Society of Owls, 20,000`,
      [
        "Lecturer in Ecology @ University of Sussex, 2021 to present",
        "Postdoctoral Research Fellow @ Max Planck Institute for Ornithology, 2018 to 2021",
        "school University of Cambridge, 2017",
      ],
    ],
    [
      "of a salesperson: functions and places after commas",
      `Experience

Vice President, North American Operations, Medtronic, Dublin
Jan. '17 to now

Associate, Messrs. Whitby, Okra & Partners, Galway
’13–’16

Officer, Sales & Marketing, Boston Scientific, Galway
'07/'08`,
      [
        "Vice President, North American Operations @ Medtronic, 2017-1 to present",
        "Associate @ Messrs. Whitby, Okra & Partners, 2013 to 2016",
        "Officer, Sales & Marketing @ Boston Scientific, 2007 to 2008",
      ],
    ],
    [
      "of an administrator: a dash inside an employer's name",
      `Professional experience

Capgemini – Senior Manager – since 2018

Charité – Universitätsmedizin Berlin – IT-Administrator – 2010 to 2013

Education
WHU – Otto Beisheim School of Management – 2004–2010`,
      [
        "Senior Manager @ Capgemini, 2018 to present",
        "IT-Administrator @ Charité – Universitätsmedizin Berlin, 2010 to 2013",
        "school WHU – Otto Beisheim School of Management, 2010",
      ],
    ],
    [
      "of a shopkeeper: scanned, with letters for digits",
      `WORK EXPERlENCE
O3/2O15 - present   Store Manager , Lumora lnc. , Watford
l998 - 2OO4   Shift Leader , Woolworths Group
EDUCATlON
l994 - l998   Watford Grammar School`,
      [
        "Store Manager @ Lumora lnc, 2015-3 to present",
        "Shift Leader @ Woolworths Group, 1998 to 2004",
        "school Watford Grammar School, 1998",
      ],
    ],
    [
      "of a clerk: a mark before each entry and another before each description",
      `Professional History

>  Clerk
>  Acme plc    2015 - 2019
   *  month end
   *  reports

>  Paper boy
>  Wigglesby Newsagents    2003 - 2006`,
      ["Clerk @ Acme plc, 2015 to 2019", "Paper boy @ Wigglesby Newsagents, 2003 to 2006"],
    ],
    [
      "of a French consultant: employers beside the work for clients",
      `EMPLOYEURS SUCCESSIFS
Depuis 01/2019    Wavestone, Paris – Manager
2013 > 2018    Sia Partners, Paris – Consultant senior

MISSIONS SIGNIFICATIVES

NATIXIS    01/2019 – 02/2022
Rôle : Chef de projet
AG2R    2016 – 2018
Rôle : Analyste`,
      ["Manager @ Wavestone, 2019-1 to present", "Consultant senior @ Sia Partners, 2013 to 2018"],
    ],
    [
      "with a company in its headline only",
      `John Example
Managing Director at Barrowgate Capital

Experience

Rothschild & Co, London
Director
Jun 2015 – Dec 2019`,
      ["Managing Director @ Barrowgate Capital, ? to ?", "Director @ Rothschild & Co, 2015-6 to 2019-12"],
    ],
    [
      "with the same company in its headline and in an entry",
      `John Example
Managing Director at Barrowgate Capital

Experience

Barrowgate Capital LLP, London
Managing Director
Jan 2020 – Present`,
      ["Managing Director @ Barrowgate Capital LLP, 2020-1 to present"],
    ],
    [
      "of a driver: a slash between company and title, and one inside a name",
      `Experience

Rosmarin & Co / Web developer
Mid-2014 to July 2016

Driver, PepsiCo / Frito-Lay, Plano, TX
2009 to 2014`,
      ["Web developer @ Rosmarin & Co, 2014 to 2016-7", "Driver @ PepsiCo / Frito-Lay, 2009 to 2014"],
    ],
  ])("%s", (_name, text, expected) => {
    expect(outlineOf(text)).toEqual(expected);
  });
});

test("a table of companies with single dates is no CV", () => {
  const rows = ["Acme Foods, Inc.\tSeed\t2017-11\tPartner", "Quill plc\tIPO\t2020-09\tLead investor"];
  expect(outlineOf([...rows, "Hill University Press\tSeed\t2023-03"].join("\n"))).toEqual([]);
});

test("entries that begin 70 years apart are the history of a club", () => {
  const [first, second] = ["Engineer, Acme (1941 – 1946)", "Head of Sales, Lumen Bank (1946 – 1970)"];
  const later = "Analyst, Umbra GmbH (1990 – 2001)\nDirector, Quill plc (2001 – 2010)\nAdvisor, Orchard (since 2014)";
  expect(outlineOf(`${first}\n${second}\n${later}`)).toEqual([]);
  expect(outlineOf(`${first}\n${later}`)).toHaveLength(4);
});

test("a text is read to its 40,000th character", () => {
  const entry = "Experience\nAnalyst\nLumen Bank\n2014 – 2016\n\n";
  const filler = "Skills\n".padEnd(40_000, "reads many books\n");
  expect(outlineOf(entry + filler + entry)).toEqual(["Analyst @ Lumen Bank, 2014 to 2016"]);
});

test.each([
  ["Doctor, Lumora Clinic, Leeds", "Doctor @ Lumora Clinic"],
  ["Junior Doctor – Lumora Hospital, Leeds", "Junior Doctor @ Lumora Hospital"],
  ["House Doctor at Lumora Hospital", "House Doctor @ Lumora Hospital"],
])("a doctor's work is no degree: %s", (entry, expected) => {
  const text = lines(
    "Experience",
    `${entry} | 2017 – 2019`,
    "Nurse, Okra Clinic | 2012 – 2014",
    "Education",
    "Doctor, Umbra University, 2010",
  );
  expect(positionsOf(text)[0]).toBe(`${expected}, 2017 to 2019`);
  expect(educationsOf(text)).toEqual(["Doctor @ Umbra University, ? to 2010"]);
});

test.each([
  ["- Internship, Lumora Research Center – Leeds, 2016", "Internship @ Lumora Research Center"],
  ["2016 Internship at Lumora Labs", "Internship @ Lumora Labs"],
  ["Laborpraktikum, Lumora Labor GmbH, 2016", "Laborpraktikum @ Lumora Labor GmbH"],
])("an internship among the studies is a position: %s", (entry, expected) => {
  const text = lines(
    "Experience",
    "Nurse, Okra Clinic | 2012 – 2014",
    "Education",
    entry,
    "BSc Physics, Umbra University, 2010",
  );
  expect(positionsOf(text)[1]).toBe(`${expected}, 2016 to 2016`);
  expect(educationsOf(text)).toEqual(["BSc Physics @ Umbra University, ? to 2010"]);
});

test("an internship above its company and dates, among the studies", () => {
  const text = lines(
    "Experience",
    "Nurse, Okra Clinic | 2012 – 2014",
    "Education",
    "",
    "Summer Internship",
    "Vantelo Labs",
    "2009",
  );
  expect(positionsOf(text)[1]).toBe("Summer Internship @ Vantelo Labs, 2009 to 2009");
});

test("a fellow of a board is a member", () => {
  const text = lines(
    "Experience",
    "Physician – Lumora Clinic | 2014 – 2016",
    "Fellow of the European Board of Neurology (FEBN) – Umbrick, Spain | 04/2015",
    "Nurse – Okra Clinic | 2012 – 2014",
  );
  expect(positionsOf(text)).toHaveLength(2);
});
