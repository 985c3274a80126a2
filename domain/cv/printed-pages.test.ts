import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

describe("pages that a program printed", () => {
  test("lines drawn beside headings, and columns with three blanks behind the longest cell", () => {
    const text = lines(
      "-- EXPERIENCE -----------------------------------------------",
      "CEO                             Lumora GmbH     2024-present",
      "Senior Java Software Engineer   Acme Tools      2017-2024",
      "PhD Researcher                  RWTH Aachen     2011-2017",
      "",
      "-- EDUCATION ------------------------------------------------",
      "PhD, Electrical Engineering   RWTH Aachen   2018",
      "M.Sc., Physics                RWTH Aachen",
    );
    expect(positionsOf(text)).toEqual([
      "CEO @ Lumora GmbH, 2024 to present",
      "Senior Java Software Engineer @ Acme Tools, 2017 to 2024",
      "PhD Researcher @ RWTH Aachen, 2011 to 2017",
    ]);
    expect(educationsOf(text)).toEqual([
      "PhD, Electrical Engineering @ RWTH Aachen, ? to 2018",
      "M.Sc., Physics @ RWTH Aachen, ? to ?",
    ]);
  });

  test("a column at the side between two positions", () => {
    const text = lines(
      "Experience",
      "Umbra",
      "Network Engineer",
      "May 2021 - Present",
      "Ran the routers of three sites.",
      "",
      "Certifications",
      "Certified Administrator of Pumps",
      "October 2023",
      "Skills",
      "Cloud: AWS, OCI",
      "Zabbix",
      "programs for the nightly tests.",
      "",
      "Acme",
      "Cloud Architect",
      "January 2019 - April 2021",
      "Designed the network of a shop.",
      "Lumora",
      "Backend Developer",
      "March 2016 - January 2019",
      "Education",
      "University of Leeds",
      "2012 - 2016",
    );
    expect(positionsOf(text)).toEqual([
      "Network Engineer @ Umbra, 2021-5 to present",
      "Cloud Architect @ Acme, 2019-1 to 2021-4",
      "Backend Developer @ Lumora, 2016-3 to 2019-1",
    ]);
  });
});

describe("a place that stood at the right edge", () => {
  const text = lines(
    "Education",
    "UNIVERSIDAD DEL LAGO Cali, Colombia",
    "Bachelor's Degree in Architecture 2009 - 2013",
    "",
    "Experience",
    "LUMORA Remote / Medellín, Antioquia, Colombia",
    "Senior Engineer March 2022 - Present",
    "Remote / Medellín, Antioquia, Colombia",
    "Community Lead February 2021 - March 2022",
    "ACME SOFTWARE On-Site / Cali, Colombia",
    "Web Developer June 2016 - January 2021",
  );

  test("positions", () => {
    expect(positionsOf(text)).toEqual([
      "Senior Engineer @ LUMORA, 2022-3 to present",
      "Community Lead @ LUMORA, 2021-2 to 2022-3",
      "Web Developer @ ACME SOFTWARE, 2016-6 to 2021-1",
    ]);
  });

  test("educations", () => {
    expect(educationsOf(text)).toEqual(["Bachelor's Degree in Architecture @ UNIVERSIDAD DEL LAGO, 2009 to 2013"]);
  });
});

test("weekly hours, supervisors, a campus and a hospital named after a person", () => {
  const text = lines(
    "Work Experience",
    "07/2016 – 01/2019",
    "Lumora College of Medicine – South Campus, Tucson, AZ",
    "Medical Resident",
    "Supervisor: Jo Example, MD",
    "",
    "03/2015 – 04/2015",
    "Average Hours/Week: 15",
    "Jo P. Example, Jr. Hospital, Chicago, IL, United States",
    "Student, Dr. Kim Sample",
    "I had the chance to learn how the doctors of the hospital work under the guidance of Dr. Sample.",
    "",
    "02/2015 – 03/2015",
    "Average Hours/Week: 40",
    "Cook Hospital of Umbra County, Chicago, IL, United States",
    "Sub-Intern",
  );
  expect(positionsOf(text)).toEqual([
    "Medical Resident @ Lumora College of Medicine – South Campus, 2016-7 to 2019-1",
    "Student @ Jo P. Example, Jr. Hospital, 2015-3 to 2015-4",
    "Sub-Intern @ Cook Hospital of Umbra County, 2015-2 to 2015-3",
  ]);
});

describe("a table of Word with one cell a line", () => {
  const text = lines(
    "ESTUDIOS SUPERIORES (Técnicos, Universitarios y otros estudios)",
    "Años",
    "Centro de estudios",
    "Grado y/o título obtenido",
    "DESDE",
    "Mes/año",
    "HASTA",
    "Mes/año",
    "2007",
    "2008",
    "Instituto Lumora",
    "Técnico en Sistemas",
    "2009",
    "2014",
    "Universidad Nacional de Tacna",
    "Bachiller en Administración",
    "ESPECIALIZACIONES (Cursos, Diplomados y todos los demás)",
    "Mayo 2012",
    "Junio 2012",
    "Certificado por Usher",
    "Taller de ventas",
    "ACTIVIDAD PROFESIONAL",
    "DESDE",
    "Mes/año",
    "HASTA",
    "Mes/año",
    "CENTRO LABORAL",
    "Funciones principales",
    "Enero 2014",
    "Septiembre 2015",
    "Acme Textil SAC",
    "Jefe del Área de Redes y Telecomunicaciones.",
    "Instalar la red de las tiendas.",
    "Octubre 2015",
    "Diciembre 2016",
    "Lumora",
    "Analista de sistemas",
    "Realizar convenios con empresas chilenas.",
    "Enero 2017",
    "A la fecha",
    "Umbra",
    "Jefe de proyectos de logística para la implantación de inventarios en tiendas",
  );

  test("positions", () => {
    expect(positionsOf(text)).toEqual([
      "Jefe del Área de Redes y Telecomunicaciones @ Acme Textil SAC, 2014-1 to 2015-9",
      "Analista de sistemas @ Lumora, 2015-10 to 2016-12",
      "Jefe de proyectos de logística para la implantación de inventarios en tiendas @ Umbra, 2017-1 to present",
    ]);
  });

  test("educations", () => {
    expect(educationsOf(text)).toEqual([
      "Técnico en Sistemas @ Instituto Lumora, 2007 to 2008",
      "Bachiller en Administración @ Universidad Nacional de Tacna, 2009 to 2014",
    ]);
  });
});

describe("headings in two words", () => {
  test.each([
    ["Activités professionnelles", "Études supérieures"],
    ["Actividades laborales", "Antecedentes académicos"],
    ["Attività lavorativa", "Titoli di studio"],
    ["Percurso profissional", "Habilitações académicas"],
  ])("%s, %s", (work, studies) => {
    const text = lines(studies, "2004 - 2008", "Lumora", "", work, "2008 - 2014", "Acme", "Manager");
    expect(positionsOf(text)).toEqual(["Manager @ Acme, 2008 to 2014"]);
    expect(educationsOf(text)).toEqual(["– @ Lumora, 2004 to 2008"]);
  });

  test("a client behind a title, and freelance work below a name in capitals and its place", () => {
    const text = lines(
      "Experience",
      "UMBRA LABS Remote / Unterdorf, Ohio, United States",
      "Senior Engineer for Lumora March 2021 - Present",
      "Rebuilt the app for the care of pumps.",
      "Worldwide",
      "Senior Engineer for Lumen April 2020 - February 2021",
      "Rebuilt the shop for pipes.",
      "ACME ROBOTICS Cali, Colombia",
      "Freelance Designer February 2010 - February 2014",
      "Drew the plans of the arms.",
    );
    expect(positionsOf(text)).toEqual([
      "Senior Engineer @ UMBRA LABS, 2021-3 to present",
      "Senior Engineer @ UMBRA LABS, 2020-4 to 2021-2",
      "Freelance Designer @ ACME ROBOTICS, 2010-2 to 2014-2",
    ]);
  });
});

test("projects for clients below the employer that does them", () => {
  const text = lines(
    "BERUFLICHE TÄTIGKEIT",
    "10.2019 - heute Lumora Software GmbH, Entwickler",
    "08.2022 - heute Kunde: Usher Bank, Umzug der Daten Funktion: Backend",
    "06.2020 - 08.2022 Kunde: Umbra AG, neue Oberfläche Funktion: Frontend",
    "07.2014 - 09.2019 Acme Tools GmbH, Entwickler",
  );
  expect(positionsOf(text)).toEqual([
    "Entwickler @ Lumora Software GmbH, 2019-10 to present",
    "Entwickler @ Acme Tools GmbH, 2014-7 to 2019-9",
  ]);
});

test("an employer in small letters behind an article, and a licence that is none", () => {
  const text = lines(
    "ESPERIENZE LAVORATIVE",
    "Graphic Designer presso la camera di commercio Umbra, 05/2018 - 11/2019",
    "Tecnico presso Acme Srl, 05/2016 - 11/2017",
    "",
    "12/2015",
    "Patente di guida B",
    "Leeds",
  );
  expect(positionsOf(text)).toEqual([
    "Graphic Designer @ camera di commercio Umbra, 2018-5 to 2019-11",
    "Tecnico @ Acme Srl, 2016-5 to 2017-11",
  ]);
});

test("entries in a list beside one that is not in it, and an institute of an academy", () => {
  const text = lines(
    "Academic Employment",
    "",
    "- Research Associate, School of Health, University of Leeds, UK (2017–2021).",
    "",
    "- Researcher, Social Science - Research Centre for Network Studies (RCNS), Umbra Academy of Sciences, Hungary (2011 – 2017).",
    "",
    "- Researcher, Lumora, Croatia (2008 – 2011).",
    "",
    "  Visiting Scholar, Acme Institute, Melbourne, 2007",
  );
  expect(positionsOf(text)).toEqual([
    "Research Associate @ University of Leeds, 2017 to 2021",
    "Researcher, Social Science @ Umbra Academy of Sciences, 2011 to 2017",
    "Researcher @ Lumora, 2008 to 2011",
    "Visiting Scholar @ Acme Institute, 2007 to 2007",
  ]);
});

test("an entry without dates between others in cells", () => {
  const text = lines(
    "WORK EXPERIENCE",
    "Workshop Facilitator | Acme | 2026",
    "- Delivered a course for teenagers",
    "CAT (Candidate Assistant) | Lumora College",
    "- Supported new students",
    "Managing Director | Umbra | 2007 - 2022",
    "- Ran an import business",
  );
  expect(positionsOf(text)).toEqual([
    "Workshop Facilitator @ Acme, 2026 to 2026",
    "CAT (Candidate Assistant) @ Lumora College, ? to ?",
    "Managing Director @ Umbra, 2007 to 2022",
  ]);
});

describe("educations", () => {
  test.each([
    [
      "with activities below a school",
      lines(
        "EDUCATION",
        "Bachelor in Computer Applications",
        "Lumora College [ 2019 – 2022 ]",
        "- Captained the college handball team.",
        "- Was the speaker of the school for three years.",
      ),
      ["Bachelor in Computer Applications @ Lumora College, 2019 to 2022"],
    ],
    [
      "at faculties below a field of study",
      lines(
        "EDUCATION",
        "Computer Science | Engineering - 09/2017 – 07/2020",
        "Faculty of Science and Technology, Settat, Morocco",
        "",
        "Mathematics | High School Diploma - 06/2014",
        "Umbra High School, Marrakech, Morocco",
      ),
      [
        "Computer Science @ Faculty of Science and Technology, 2017-9 to 2020-7",
        "High School Diploma @ Umbra High School, ? to 2014-6",
      ],
    ],
    [
      "in Spanish, with the level before the degree",
      lines(
        "FORMACIÓN",
        "Colegio – Bachiller Técnico en Electrónica may 2010 - feb 2016",
        "Unidad Educativa Lumora, Guayaquil",
        "Ingeniería en Telecomunicaciones may 2016 - feb 2021",
        "Universidad de Umbra, Guayaquil",
        "Maestría en dirección de proyectos",
        "ene 2022 - ene 2023",
        "Universidad de Usher, Guayaquil",
      ),
      [
        "Bachiller Técnico en Electrónica @ Unidad Educativa Lumora, 2010-5 to 2016-2",
        "Ingeniería en Telecomunicaciones @ Universidad de Umbra, 2016-5 to 2021-2",
        "Maestría en dirección de proyectos @ Universidad de Usher, 2022-1 to 2023-1",
      ],
    ],
    [
      "with a branch behind the school",
      lines("FORMATION", "• 2025 : 2e année à l’ENSEEIHT dans la filière Génie du Logiciel"),
      ["2e année @ ENSEEIHT, ? to 2025"],
    ],
    [
      "of a technician",
      lines("ISTRUZIONI", "2015 - 2016", "Instituto Lumora", "Técnico en Inglés Británico"),
      ["Técnico en Inglés Británico @ Instituto Lumora, 2015 to 2016"],
    ],
  ])("%s", (_name, text, expected) => {
    expect(educationsOf(text)).toEqual(expected);
  });
});

test.each(["Page 1 of 2", "Seite 1 von 2", "Página 1 de 2", "1 / 2"])(
  "%j between the names of a position and its dates separates nothing",
  (page) => {
    const text = lines(
      "Experience",
      "",
      "Vantelo",
      "9 years 4 months",
      "",
      "Senior Scientist",
      "November 2014 - March 2018 (3 years 5 months)",
      "Usher",
      "",
      "Research Scientist",
      "November 2012 - October 2014 (2 years)",
      "Usher",
      "",
      "The University of Carrow",
      "Postdoctoral Fellow",
      "  ",
      `    ${page}`,
      "",
      "   ",
      "September 2010 - October 2012 (2 years 2 months)",
      "Carrow",
      "",
      "Lumora Laboratory",
      "Laboratory Technician",
      "2004 - 2005 (1 year)",
      "  ",
      `    ${page.replace("1", "2")}`,
    );
    expect(positionsOf(text)).toEqual([
      "Senior Scientist @ Vantelo, 2014-11 to 2018-3",
      "Research Scientist @ Vantelo, 2012-11 to 2014-10",
      "Postdoctoral Fellow @ The University of Carrow, 2010-9 to 2012-10",
      "Laboratory Technician @ Lumora Laboratory, 2004 to 2005",
    ]);
  },
);

test.each([
  ["Doctor of Philosophy - PhD, Biochemical", "Engineering"],
  ["Laurea in Ingegneria Elettronica,", "Elettronica analogica"],
  ["Bachelor of Engineering - BE, Maschinenbau und", "Produktion"],
])("the degree %j goes on in the line of its dates", (degree, rest) => {
  const text = lines(
    "Education",
    "Carrow University",
    degree,
    `${rest} · (2007 - 2010)`,
    "",
    "Usher College",
    "MSc, Optics · (2005 - 2007)",
  );
  expect(educationsOf(text)).toEqual([
    `${degree} ${rest} @ Carrow University, 2007 to 2010`,
    "MSc, Optics @ Usher College, 2005 to 2007",
  ]);
});
