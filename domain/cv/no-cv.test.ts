import { expect, test } from "vitest";
import { lines } from "./outline.test-support.ts";
import { readOutline } from "./outline.ts";

test.each([
  [
    "a vacancy with a colleague and a degree",
    lines(
      "Working student, marketing (m/f/d)",
      "Your education",
      "Bachelor in Marketing, Lumora University or another one",
      "Experience",
      "You have worked in marketing before",
      "Jane Example, Recruiter, since 2019 at Vantelo, answers your questions",
    ),
  ],
  [
    "a vacancy with its benefits below the education",
    lines(
      "Senior Engineer",
      "Lumora GmbH",
      "Education",
      "- Degree in physics",
      "Benefits",
      "Apply by 15 February 2025",
    ),
  ],
  [
    "a university with its alumni",
    lines(
      "Lumora University is a public university in Leeds. It was founded in 1968 as the Lumora College of Mining.",
      "",
      "Academic profile",
      "Some 11,400 students were enrolled in 2023. The Centre for Pumps was established in 2012.",
      "",
      "Notable alumni",
      "Peter Muster, engineer, co-founder of Vantelo (BEng 1991)",
      "Laura Beispiel, Member of Parliament (BA 2002)",
      "Victoria Example, novelist (did not graduate)",
      "",
      "Notable staff",
      "Prof. Robert Sample, hydrodynamics, 1985–2010",
      "Dr Ruth Probe, who described pumps, 1999–2007",
    ),
  ],
  [
    "an offer of an internship in French",
    lines(
      "OFFRE DE STAGE DE FIN D'ÉTUDES – INGÉNIEUR(E) PROCÉDÉS POMPES",
      "Durée : 6 mois à compter de février 2026",
      "Lieu : Lumville (38)",
      "",
      "L'entreprise",
      "Créée en 2014, Lumora conçoit des pompes. La société compte désormais 140 salariés.",
      "",
      "Profil recherché",
      "– Élève ingénieur(e) en dernière année ou Master 2 équivalent",
      "– Maîtrise d'un logiciel de simulation (Umbra, Okra ou équivalent)",
      "",
      "Pour postuler : CV et relevés de notes avant le 15 novembre 2025.",
    ),
  ],
  [
    "a map of a market with towns and years of foundation",
    lines(
      "Marktkarte: Software fürs Handwerk, Stand Juni 2025",
      "",
      "ZEITERFASSUNG",
      "Vantelo (Ulm, 2019) · Umbra (Vechta, 2021)",
      "",
      "AUSBILDUNG",
      "Lumora-Akademie Nord (Kiel, 2021) · Okra (Graz, 2022)",
      "",
      "EINKAUF",
      "Quarro (Fulda, 2024) · Kestrel (München, 2018)",
    ),
  ],
  [
    "a voluntary year with its dates and its organizers",
    lines(
      "Freiwilliges Ökologisches Jahr auf der Wetterwarte Lumsee",
      "",
      "Einsatzzeit: 1. August 2026 bis 31. Juli 2027",
      "Plätze: 3 (FÖJ, 16 bis 26 Jahre) und 1 (Bundesfreiwilligendienst, auch 27+)",
      "Träger: Jugenddienste Lumora e. V. im Auftrag des Vereins Lumsee, gegr. 1931",
      "",
      "Lumsee ist 3,2 Quadratkilometer groß. Im Winter leben dort sieben Menschen.",
      "",
      "Was ihr macht",
      "Ihr zählt alle 14 Tage Vögel, führt im Sommer Schulklassen durch das Moor und helft der Stationsleitung, Kim Muster, im April.",
    ),
  ],
  [
    "the history of a cooperative, in a language whose article is a pronoun elsewhere",
    lines(
      "La nostra storia – Cooperativa Sociale Lumora, Vantelo",
      "",
      "1982 – Atto costitutivo della cooperativa davanti al notaio. Prima presidente: Laura Esempio.",
      "1985 – Convenzione con il Comune: nasce il servizio di assistenza domiciliare.",
      "1998 – Inaugurazione della sede in via dei Tigli, ex vetreria, con il contributo della Fondazione Umbra.",
      "2006 – Fusione con la cooperativa Il Tornio.",
      "2016 – Presidente è Camilla Prova. Accordo con il Politecnico di Vantelo per i tirocini.",
      "2022 – Start-up Freddo8 affida il montaggio dei quadri elettrici: 18 nuovi posti.",
      "2023 – Il fondo a impatto Umbra Sociale sottoscrive azioni per 1,2 milioni.",
    ),
  ],
  [
    "a group with its former members",
    lines(
      "Die Arbeitsgruppe Elektrochemie besteht seit 2009. Sie erforscht Pumpen und arbeitet mit Vantelo zusammen.",
      "",
      "Ehemalige",
      "Dr. Peter Muster (2012–2017), heute Vantelo, Leeds",
      "Dr. Camila Beispiel (2014–2018), heute Professorin in Lumstadt",
      "Dr. Sebastian Exempel (2016–2020), Mitgründer der Umbra GmbH, Goslar",
      "Dr. Laura Probe (2018–2023), Patentanwältin in Hannover",
    ),
  ],
  [
    "a company with its two founders",
    lines(
      "Lumora lève 12 millions d'euros pour ses capteurs",
      "",
      "Créée en 2020 par Thibault Exemple, ancien ingénieur de Vantelo, et Maud Muster, agronome passée par Umbra et Quarro, la société conçoit des sondes. Elle avait déjà réuni 3 millions en 2022.",
    ),
  ],
  [
    "a team with a line for each person",
    lines(
      "Leadership",
      "Jane Example – Chief Executive Officer, since 2014",
      "Marco Muster – Chief Technology Officer, since 2016",
      "Lina Sample – VP Sales, since 2018",
    ),
  ],
  [
    "a team with titles below the names",
    lines(
      "Equipo directivo",
      "",
      "Ana Ejemplo",
      "Directora general desde 2010",
      "",
      "Pedro Muestra",
      "Director comercial desde 2004",
      "",
      "Luis Modelo",
      "Director financiero desde 2018",
    ),
  ],
  [
    "former presidents of a club",
    lines(
      "1978 – 1986 Karl Muster",
      "1986 – 1994 Dr. Helga Beispiel, Ärztin",
      "1994 – 2006 Jürgen Probe, Lehrer",
      "2006 – 2018 Sabine Exempel, Rechtsanwältin",
    ),
  ],
  [
    "a board",
    lines(
      "Board of Directors",
      "",
      "Jane Example, Chair (2019 – present)",
      "Former CEO, Lumora Bank",
      "",
      "Marco Muster, Director (2020 – present)",
      "Partner, Vantelo Capital",
    ),
  ],
  [
    "the plan of a project",
    lines(
      "Jan 2025 – Feb 2025  Concept, Project Manager: Jane Example",
      "Mar 2025 – Apr 2025  Design, Lead Designer: Marco Muster, Lumora",
      "May 2025 – Aug 2025  Development, Lead Developer: Lina Sample, Vantelo",
    ),
  ],
  [
    "a table of employees",
    lines(
      "Name | Position | Company | Start date | End date",
      "Jane Example | Accountant | Lumora Ltd | 01/2019 | 03/2022",
      "Marco Muster | Engineer | Lumora Ltd | 05/2020 | present",
    ),
  ],
  [
    "a company's history, with its people",
    lines(
      "History",
      "",
      "2009 – Founded by Jane Example in a garage in Leeds",
      "2011 – First office in London",
      "2013 – Marco Muster becomes Chief Technology Officer",
      "2017 – Lina Sample joins as VP Sales",
      "2019 – Acquisition of Lumora Ltd",
    ),
  ],
  [
    "a company's history in periods",
    lines(
      "Our history",
      "",
      "1998 – 2003: The early years",
      "Founded as a workshop for precision parts.",
      "",
      "2003 – 2010: Growth",
      "New plant, CEO Jane Example takes over.",
      "",
      "2010 – 2018: Abroad",
      "Director of Sales Lina Sample opens the office in Munich.",
    ),
  ],
  [
    "vacancies with the days they begin",
    lines(
      "Offene Stellen",
      "",
      "Vertriebsleiter (m/w/d), Vantelo GmbH, Hamburg, ab 05/2025",
      "Buchhalter (m/w/d), Lumora AG, Berlin, ab 04/2025",
    ),
  ],
  [
    "salaries",
    lines("Position | Level | From | To", "Junior Engineer | L1 | 50,000 | 60,000", "Engineer | L2 | 60,000 | 75,000"),
  ],
  [
    "a list of releases",
    lines(
      "Release history",
      "",
      "2.4.0, March 2024",
      "Assistant for imports",
      "",
      "2.3.0, January 2024",
      "Support for Lumora",
      "",
      "2.2.0, November 2023",
      "Manager of requests",
    ),
  ],
  [
    "a list of releases with ranges",
    lines(
      "Lumora OS 10   Jan 2019 – Jan 2022",
      "Lumora OS 11   Jan 2020 – Jan 2023",
      "Lumora OS 12   Jan 2022 – Jan 2025",
      "Support engineer: call us   Jan 2022 – Jan 2025",
    ),
  ],
  [
    "notes of several people's moves",
    "Karl Muster wird CFO von Lumora. Er kommt von Vantelo. Helga Beispiel verlässt Orbix als Vertriebschefin. Jürgen Probe ist seit März Partner bei Umbra Ventures.",
  ],
  [
    "a committee with initials",
    lines(
      "Committee",
      "",
      "Chair: J. Example, 2019 – 2023",
      "Treasurer: M. Muster, 2016 – 2019",
      "Secretary: L. Sample, 2014 – 2016",
    ),
  ],
  [
    "a team with names in capitals",
    lines(
      "JANE EXAMPLE",
      "Chief Executive Officer",
      "2014 – 2016",
      "",
      "MARCO MUSTER",
      "Chief Technology Officer",
      "2016 – 2019",
    ),
  ],
  [
    "former commanders",
    lines(
      "Commanders",
      "",
      "Colonel Harold Example, 1941–1943",
      "Major General Tom Probe, 1943–1945",
      "Prof. Dr. Mary Sample, Doctor, 1945–1949",
    ),
  ],
  [
    "a table of former presidents",
    lines(
      "Past Presidents",
      "",
      "Name\tArea\tYear(s)",
      "Jane Example\tOffice of the Courts\t2016-2017",
      "Marco Muster\tWater Resources Board\t2015-2016",
      "Lina Sample\tDepartment of Corrections\t2014-2015",
    ),
  ],
  [
    "subscriptions, which are of the same time",
    lines(
      "Lumora Professional, 01/2022 – present",
      "Vantelo Manager Suite, 06/2020 – 05/2023",
      "Umbra Developer Edition, 03/2019 – 12/2022",
    ),
  ],
  [
    "a plan without people",
    lines(
      "Roadmap",
      "",
      "Jan 2025 – Mar 2025",
      "Editor for teams",
      "",
      "Apr 2025 – Jun 2025",
      "Assistant for imports",
      "",
      "Jul 2025 – Sep 2025",
      "Manager dashboards",
    ),
  ],
  [
    "vacancies with the days on which they were posted",
    lines(
      "Software Engineer",
      "Lumora",
      "Colorado Springs, CO",
      "2023-10-24",
      "",
      "Sales Engineer",
      "Vantelo",
      "Herndon, VA",
      "2023-10-18",
    ),
  ],
  [
    "an invoice",
    lines(
      "Lumora Consulting Ltd",
      "",
      "Senior Consultant, Jan 2024 – Feb 2024, 20 days, 24,000",
      "Project Manager, Feb 2024 – Mar 2024, 12 days, 15,600",
      "Data Engineer, Mar 2024 – Apr 2024, 8 days, 8,000",
    ),
  ],
  [
    "an employer's letter about somebody",
    "To whom it may concern: Jane Example worked for Lumora Ltd as Project Manager from March 2017 to June 2021. She was a Project Assistant at Lumora Ltd from 2015 to 2017. We recommend her.",
  ],
  [
    "a board of two",
    lines(
      "Our board",
      "",
      "Nathan Example",
      "Secretary/Treasurer",
      "2011",
      "",
      "Rex Muster",
      "Board Member",
      "2014-2015",
    ),
  ],
  [
    "a search for somebody, with an initial",
    lines(
      "Lumora University has launched a national search to fill the position of executive vice president for business and administration. Details about qualifications for the role can be found on a new website dedicated to the search.",
      "Reporting to the president, the executive vice president for business and administration will be the senior business leader for the university.",
      "The vacancy was created when Michael J. Example, who formerly held the post, was named president and CEO of Vantelo Healthcare. Sample appointed Rich Muster, who had served as enterprise chief information officer and senior vice provost for library services, to serve as interim executive vice president for business and administration while Lumora conducts the search.",
    ),
  ],
  [
    "two new managers with their ages",
    lines(
      "Der 49-jährige Karl Muster war Präsident bei der Lumora Gruppe und Partner bei Vantelo. Er ist Radfahrer.",
      "Der 46-jährige Jan Beispiel kommt von Orbix. Dort war er als Vertriebsleiter tätig. Davor war er Berater bei Umbra.",
    ),
  ],
  [
    "somebody's travels",
    "I took the bus to the Lumora Society. I worked at the Vantelo Hotel. I went to Orbix Square and worked at Umbra Gate. I met a friend and worked at Velox Harbor. I was an analyst at Initech once.",
  ],
])("%s has an empty outline", (_name, text) => {
  expect(readOutline(text)).toEqual({ positions: [], educations: [] });
});

test.each([
  [
    "employers that are named after people",
    lines(
      "Work experience",
      "",
      "Jane Example, designer, 2019 – present",
      "Marco Muster, design assistant, 2016 – 2019",
      "Lina Sample, intern, 2015 – 2016",
    ),
    3,
  ],
  [
    "two parallel positions without a heading, and an education",
    lines(
      "CTO, Lumora, 2021 – present",
      "Lecturer, Vantelo College, 2020 – present",
      "BSc Physics, Lumora University, 2016 – 2019",
    ),
    2,
  ],
  [
    "a heading that says only when",
    lines(
      "Now",
      "CTO, Lumora, 2021 – present",
      "",
      "Before",
      "Engineer, Vantelo, 2015 – 2021",
      "",
      "Education",
      "MSc Physics, Lumora University, 2014",
    ),
    2,
  ],
])("a CV keeps its positions: %s", (_name, text, count) => {
  expect(readOutline(text).positions).toHaveLength(count);
});
