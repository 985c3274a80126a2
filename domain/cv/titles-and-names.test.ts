import { describe, expect, test } from "vitest";
import { lines, positionsOf } from "./outline.test-support.ts";
import { readSignals } from "./words/words.ts";

describe("titles", () => {
  test.each([
    "RN",
    "Sr. PM",
    "SDE II",
    "Barber",
    "Food Runner",
    "Shelf Stacker",
    "MFA",
    "Pflegedienstleitung",
    "Mitglied der Geschäftsleitung",
    "Maschinenbediener",
    "Atención al Cliente",
    "Künstlerin",
    "Ober",
    "Dierenarts",
    "Softwareontwikkelaar",
    "Motorista de caminhão",
    "Operadora de caixa",
    "Advogada",
    "Camionista",
    "Pilote de ligne",
    "Förster",
    "Engineering Co-op II",
    "Software Co-op",
    "Enterprise AE",
    "Programme Co-ordinator",
    "Audit Senior",
    "Second Mate",
    "Key User Warehouse",
    "Box office",
    "Vertretung der W2-Professur für Optik",
    "Juniorprofessur für Optik",
    "freie Mitarbeit",
    "Gerenta de Operaciones",
    "Contratada posdoctoral",
    "Lid Raad van Bestuur",
    "Afstudeerstage",
  ])("%s is a title", (text) => {
    expect(readSignals(text).title).toBeGreaterThan(0);
  });

  test.each([
    "Forster",
    "Ober & Finch",
    "Ashdale Food Co-op",
    "Co-op Ashdale",
    "Vicar & Finch",
    "Runner Systems",
    "RN Lumora",
    "Attorney General's Office",
    "Mason & Sons",
  ])("%s is no title", (text) => {
    expect(readSignals(text).title).toBe(0);
  });

  test.each([
    ["Lumora, Sr. Accountant, 2016 - 2018", "Sr. Accountant @ Lumora, 2016 to 2018"],
    ["Ex-Head of Product, Lumora, 2016 - 2018", "Head of Product @ Lumora, 2016 to 2018"],
    ["Ex-directrice produit, Lumora, 2016 - 2018", "directrice produit @ Lumora, 2016 to 2018"],
    ["Lumora, Co-Founder & CEO, 2016 - 2018", "Co-Founder & CEO @ Lumora, 2016 to 2018"],
    ["Lumora, Painter & Decorator, 2016 - 2018", "Painter & Decorator @ Lumora, 2016 to 2018"],
    ["Lumora, Praktikum, 2016 - 2018", "Praktikum @ Lumora, 2016 to 2018"],
    ["Lumora, Spa Therapist, 2016 - 2018", "Spa Therapist @ Lumora, 2016 to 2018"],
    ["Lumora, Private Tutor, 2016 - 2018", "Private Tutor @ Lumora, 2016 to 2018"],
    ["Stellv. Geschäftsführer | Lumora | 2016 – 2018", "Stellv. Geschäftsführer @ Lumora, 2016 to 2018"],
    ["Ingénieur·e d'études | Lumora | 2016 – 2018", "Ingénieur·e d'études @ Lumora, 2016 to 2018"],
    ["Attorney at Law | Lumora | 2016 – 2018", "Attorney at Law @ Lumora, 2016 to 2018"],
    ["Tandem 7\tJan 2014 - Dec 2015\nEngineer", "Engineer @ Tandem 7, 2014-1 to 2015-12"],
    ["Maid Brigade          03/2019 - present\nEngineer", "Engineer @ Maid Brigade, 2019-3 to present"],
  ])("beside a company: %s", (entry, expected) => {
    expect(positionsOf(lines("Experience", "", entry, ""))).toEqual([expected]);
  });
});

describe("a part of the employer behind a title", () => {
  test.each([" - ", " – ", ": "])("after '%s' before a stronger separator", (dash) => {
    const text = lines(
      "Experience",
      `Nurse${dash}Emergency Department | Kestrel Hospital | 2018 - 2020`,
      `Manager${dash}Sales | Lumora | 2016 - 2018`,
      `Analyst${dash}Credit Risk | Umbra Ltd | 2014 - 2016`,
    );
    expect(positionsOf(text)).toEqual([
      `Nurse${dash}Emergency Department @ Kestrel Hospital, 2018 to 2020`,
      `Manager${dash}Sales @ Lumora, 2016 to 2018`,
      `Analyst${dash}Credit Risk @ Umbra Ltd, 2014 to 2016`,
    ]);
  });

  test("above a company without a legal form", () => {
    const text = lines("Experience", "", "2018 - 2020", "Nurse - Emergency Department", "Lumora", "");
    expect(positionsOf(text)).toEqual(["Nurse - Emergency Department @ Lumora, 2018 to 2020"]);
    const analyst = lines("Experience", "", "2018 - 2020", "Analyst – Credit Risk", "Lumora", "");
    expect(positionsOf(analyst)).toEqual(["Analyst – Credit Risk @ Lumora, 2018 to 2020"]);
  });
});

describe("an employer with the name of an occupation", () => {
  test.each(["Baker McKenzie", "Gärtner Pötschke", "Baker & Finch", "The Economist", "Trader Joe's"])("%s", (name) => {
    expect(positionsOf(lines("Experience", "", `Consultant | ${name} | 2016 - 2018`))).toEqual([
      `Consultant @ ${name}, 2016 to 2018`,
    ]);
    expect(positionsOf(lines("Experience", "", `Consultant, ${name}, 2016 - 2018`))).toEqual([
      `Consultant @ ${name}, 2016 to 2018`,
    ]);
  });

  test.each(["ING", "Ville de Paris", "Dr. Finch's", "Department of Transport"])("other words: %s", (name) => {
    expect(positionsOf(lines("Experience", "", `Consultant | ${name} | 2016 - 2018`))).toEqual([
      `Consultant @ ${name}, 2016 to 2018`,
    ]);
  });

  test("after 'at', with an article or in small letters", () => {
    expect(positionsOf(lines("Experience", "", "Analyst at lumora (2016 - 2018)"))).toEqual([
      "Analyst @ lumora, 2016 to 2018",
    ]);
    expect(positionsOf(lines("Experience", "", "Analyst at de Lumora, 2016 - 2018"))).toEqual([
      "Analyst @ de Lumora, 2016 to 2018",
    ]);
  });
});

describe("a sentence about oneself behind its date is one position", () => {
  test.each([
    ["Seit 2019 bin ich bei Lumora GmbH als Projektleiter tätig.", "Projektleiter @ Lumora GmbH, 2019 to present"],
    ["Seit 2019 arbeite ich als Projektleiter bei Lumora.", "Projektleiter @ Lumora, 2019 to present"],
    ["Depuis 2019, je suis chef de projet chez Lumora.", "chef de projet @ Lumora, 2019 to present"],
    ["Dal 2019 lavoro presso Lumora come project manager.", "project manager @ Lumora, 2019 to present"],
  ])("%s", (sentence, expected) => {
    const others = "Von 2016 bis 2018 war ich als Buchhalter bei Umbra beschäftigt.";
    expect(positionsOf(lines("Experience", "", `${sentence} ${others}`))).toEqual([
      expected,
      "Buchhalter @ Umbra, 2016 to 2018",
    ]);
  });

  test("and 'as' divides a company and a title", () => {
    expect(positionsOf(lines("Experience", "", "• Lumora as Software Developer from Mar 2016 to Dec 2018"))).toEqual([
      "Software Developer @ Lumora, 2016-3 to 2018-12",
    ]);
  });
});

test.each([
  ["Leiterin Verfahren (Prokura), Lumora GmbH, Kassel", "Leiterin Verfahren @ Lumora GmbH"],
  ["Doktorandin, Technische Universität Unterfeld (Prof. P. Muster)", "Doktorandin @ Technische Universität Unterfeld"],
  [
    "Postdoc, University of California, San Francisco (Prof. R. Example)",
    "Postdoc @ University of California, San Francisco",
  ],
  [
    "Fellow, LIFO – The Institute of Photonic Sciences, Harborfels",
    "Fellow @ LIFO – The Institute of Photonic Sciences",
  ],
  ["Directeur d'usine (Marion, Caroline du Sud, USA), 230 personnes", "Directeur d'usine @ –"],
  ["Senior Developer, Lumora, client: Umbra Networks", "Senior Developer @ Lumora"],
  ["Lumora, client: Umbra Networks | Senior Developer", "Senior Developer @ Lumora"],
  ["Lumora (Kunde: Umbra Networks) | Senior Developer", "Senior Developer @ Lumora"],
  ["Cofundador, Lumora (cerrada)", "Cofundador @ Lumora"],
  ["Co-founder, Lumora (closed)", "Co-founder @ Lumora"],
])("2016 – 2018  %s", (line, expected) => {
  const text = lines(
    "EXPERIENCE",
    `2016 – 2018  ${line}`,
    "",
    "EDUCATION",
    "2010 – 2014  BSc Physics, Carrow University",
  );
  expect(positionsOf(text)).toEqual([`${expected}, 2016 to 2018`]);
});

test("a company that is closed, in a page that repeats its lines", () => {
  const twice = (...rows: readonly string[]) => rows.flatMap((row) => [row, row]);
  const text = lines(
    ...twice("Experiencia", "Cofundador", "Lumora (cerrada)", "2014 - 2015 · 1 año", "App de reservas"),
    ...twice("Analista", "Umbra · Jornada completa", "ene. 2016 - ago. 2018 · 2 años 8 meses"),
  );
  expect(positionsOf(text)[0]).toBe("Cofundador @ Lumora, 2014 to 2015");
});

test("a list item that ends in a preposition goes on in the next line", () => {
  const text = lines(
    "WERKERVARING",
    "",
    "Lumora NV – Deinze\tmaart 2020 – heden",
    "\tTechnisch directeur",
    "\t•\tVerantwoordelijk voor octrooien en productie bij",
    "Umbra en Vantelo Group",
    "Carrow bvba – Gent\t2015 – 2020",
    "\tIngenieur mechatronica (2015 – 2017)",
    "\tTeamleider (2017 – 2020)",
  );
  expect(positionsOf(text)).toEqual([
    "Technisch directeur @ Lumora NV, 2020-3 to present",
    "Ingenieur mechatronica @ Carrow bvba, 2015 to 2017",
    "Teamleider @ Carrow bvba, 2017 to 2020",
  ]);
});

test.each([
  ["Vice President (Payments, Lending and Cards), Lumora", "Vice President (Payments, Lending and Cards) @ Lumora"],
  ["Head of School (Engineering and Computing), Lumora", "Head of School (Engineering and Computing) @ Lumora"],
  ["Deputy Manager (Remedial Management Unit), Lumora", "Deputy Manager (Remedial Management Unit) @ Lumora"],
  ["Gerente (Cobros y Conciliaciones LATAM), Lumora", "Gerente (Cobros y Conciliaciones LATAM) @ Lumora"],
  ["Director of Sales (Part Time), Lumora", "Director of Sales @ Lumora"],
  ["Nurse (Saturdays, weekends), Lumora", "Nurse @ Lumora"],
  ["Nurse (Emergency Department), Lumora", "Nurse @ Lumora"],
  ["Verkäuferin Teilzeit, Lumora", "Verkäuferin @ Lumora"],
  ["Verkäuferin in Teilzeit, Lumora", "Verkäuferin @ Lumora"],
  ["Koch auf Minijobbasis, Lumora", "Koch @ Lumora"],
  ["Kellner auf 450-Euro-Basis, Lumora", "Kellner @ Lumora"],
  ["Sachbearbeiterin in Elternzeitvertretung, Lumora", "Sachbearbeiterin @ Lumora"],
  ["Vendeuse en CDD, Lumora", "Vendeuse @ Lumora"],
  ["Vendeuse CDD 6 mois, Lumora", "Vendeuse @ Lumora"],
  ["Serveur en extra, Lumora", "Serveur @ Lumora"],
  ["Secrétaire en contrat de professionnalisation, Lumora", "Secrétaire @ Lumora"],
  ["Assistante RH en alternance, Lumora", "Assistante RH en alternance @ Lumora"],
  ["Accountant on a fixed-term contract, Lumora", "Accountant @ Lumora"],
  ["Contable con contrato temporal, Lumora", "Contable @ Lumora"],
  ["Commesso a tempo determinato, Lumora", "Commesso @ Lumora"],
  ["Ricercatore a tempo determinato, Lumora", "Ricercatore a tempo determinato @ Lumora"],
  ["Kok in vaste dienst, Lumora", "Kok @ Lumora"],
  ["Vendedora em part-time, Lumora", "Vendedora @ Lumora"],
  ["Pflegefachfrau 80 %, Lumora", "Pflegefachfrau @ Lumora"],
  ["Consultant, 60%, Lumora", "Consultant @ Lumora"],
  ["Vendeuse le samedi, Lumora", "Vendeuse @ Lumora"],
  ["AVS dans une classe ULIS, collège Marie-Muster", "AVS dans une classe ULIS @ collège Marie-Muster"],
  ["Docente part-time, Lumora", "Docente @ Lumora"],
  [
    "Professorin (W3) für Optik (Nachfolge H. Muster), Universität Lumen",
    "Professorin (W3) für Optik @ Universität Lumen",
  ],
])("what a title is about, and how much somebody works: %s", (entry, expected) => {
  expect(positionsOf(lines("Experience", "", `${entry}, 2016 – 2018`))).toEqual([`${expected}, 2016 to 2018`]);
});

test.each([
  [
    "Direttrice Risorse Umane, Organizzazione e Sicurezza, Lumora Group",
    "Direttrice Risorse Umane, Organizzazione e Sicurezza @ Lumora Group",
  ],
  [
    "Bereichsleiterin Personal, Recht und Einkauf, Vantelo Logistik",
    "Bereichsleiterin Personal, Recht und Einkauf @ Vantelo Logistik",
  ],
  [
    "Responsable qualité, sécurité et environnement, Vantelo Chimie",
    "Responsable qualité, sécurité et environnement @ Vantelo Chimie",
  ],
  ["Director de Compras, Logística y Calidad, Lumora Foods", "Director de Compras, Logística y Calidad @ Lumora Foods"],
  [
    "Lid Raad van Bestuur, portefeuille Financiën, Vastgoed en ICT, Umbra Zorggroep",
    "Lid Raad van Bestuur, portefeuille Financiën, Vastgoed en ICT @ Umbra Zorggroep",
  ],
  ["HR Business Partner, Lumora Europe, Cassinetta", "HR Business Partner @ Lumora Europe"],
  ["Ingeniero de Datos - Banco Lumorano de Desarrollo", "Ingeniero de Datos @ Banco Lumorano de Desarrollo"],
  ["Captain, Umbran Army Nurse Corps", "Captain @ Umbran Army Nurse Corps"],
  ["Network Specialist, Department of National Defence", "Network Specialist @ Department of National Defence"],
  ["monitrice remplaçante, un an et demi, UMBRA", "monitrice remplaçante @ UMBRA"],
  ["Chef de produit « crèmerie » (alternance), Lumora, Brest", "Chef de produit « crèmerie » @ Lumora"],
  ["Gerente de Producto Sr. @ Vantelo", "Gerente de Producto Sr. @ Vantelo"],
  [
    "Wissenschaftliche Mitarbeiterin am Lehrstuhl für Optik, Universität Umbra",
    "Wissenschaftliche Mitarbeiterin am Lehrstuhl für Optik @ Universität Umbra",
  ],
  ["Hilfskraft am Lehrstuhl für Optik der Universität Umbra", "Hilfskraft @ Universität Umbra"],
])("functions and chairs behind a title: %s", (entry, expected) => {
  expect(positionsOf(lines("Experience", "", `2016 – 2018  ${entry}`))).toEqual([`${expected}, 2016 to 2018`]);
});

test.each([
  [
    "### Vice President, Sales",
    "*April 2023 – Present*",
    "### Operations Lead, Indonesia",
    "*October 2020 – March 2023*",
  ],
  ["Vice President, Sales · April 2023 – Present", "Operations Lead, Leeds · October 2020 – March 2023"],
])("a place behind a title below the company of both: %s", (...entries) => {
  const title = entries.join(" ").includes("Indonesia") ? "Operations Lead, Indonesia" : "Operations Lead";
  expect(positionsOf(lines("## Work", "", "## Lumora Financial", ...entries))).toEqual([
    "Vice President, Sales @ Lumora Financial, 2023-4 to present",
    `${title} @ Lumora Financial, 2020-10 to 2023-3`,
  ]);
});
