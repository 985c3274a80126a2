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
      "Técnico @ Instituto Lumora, 2007 to 2008",
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
});
