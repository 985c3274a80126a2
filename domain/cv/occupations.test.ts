import { describe, expect, test } from "vitest";
import { headingKind } from "./words/sections.ts";
import { readSignals } from "./words/words.ts";

describe("occupations", () => {
  test.each([
    "Kommissionierer",
    "Vidéaste",
    "Camarógrafa",
    "Digitador",
    "Cinegrafista",
    "Sceneggiatrice",
    "Gardiennage de chat",
    "Dog walking",
    "Erntehilfe",
    "Nachhilfeunterricht",
    "Vendimia",
    "soldaat der 1e klasse",
    "Obergefreiter",
    "Coopérant",
    "Präsenzdienst",
    "Au-pair",
    "Fille au pair",
    "Duales Studium",
    "Chaudronnier",
    "Projet de fin d’études",
    "Subcontralor",
    "Carrozziere",
    "Vakkenvuller",
    "Caseworker",
    "Pharmacy Tech",
    "Claims Processor",
    "Cake Decorator",
    "Data Encoder",
    "RBT",
    "Service Crew",
    "NYSC Corper",
    "Saleslady",
    "Sales Person",
    "TGT Maths",
    "RMO",
    "Perawat",
    "Staf Admin",
    "Delivery Boy",
    "Gärtner",
    "Dezernentin",
    "Hörgeräteakustikerin",
    "Landschaftsgärtner",
    "Redaktorin",
    "Masterarbeit",
    "Gastonderzoeker",
    "Verpleegster",
    "Tandarts",
    "Economista",
    "Küchenhilfe",
    "Post-doctorat",
    "Élagueur",
    "Inspectrice du travail",
    "Emploi étudiant",
    "Militaire",
    "Arqueóloga",
    "Ama de llaves",
    "Químico",
    "Piastrellista",
    "Chinesiologo",
    "Grafica",
    "Empilhadeirista",
    "Assoz. Prof. für Optik",
    "Univ.-Ass.",
    "Stud. Mitarb.",
    "Studiendekanin",
    "Membre du comité exécutif",
    "apl. Prof.",
    "Ltd. OA",
    "HiWi",
    "Hebammenschülerin",
    "Delegierter des Verwaltungsrats",
    "DGA Opérations",
    "PU-PH",
    "Interne de médecine interne",
    "Facteur de clavecins",
    "Vicedecana",
    "Superintendente de obra",
    "RTD-B",
    "Research Asst.",
    "Ag. HOD",
    "Stażystka",
    "Overlege",
    "Senior Manager Healthcare",
  ])("%s is a title", (text) => {
    expect(readSignals(text).title).toBeGreaterThan(0);
  });

  test.each([
    "Staatliche Anerkennung als Erzieherin",
    "Title of docent",
    "Gartner",
    "Backer",
    "Golden Guide Bank",
    "Interne Revision",
    "Projet de fin",
    "École militaire",
    "Grafica Lumora",
    "Química Industrial",
  ])("%s is no title", (text) => {
    expect(readSignals(text).title).toBe(0);
  });

  test.each([
    "Meisterbrief",
    "CAP Cuisine",
    "Some college in General Studies",
    "Grade 12",
    "VMBO",
    "Staatliche Prüfung als Hebamme",
    "Thèse d’exercice",
  ])("%s is a degree", (text) => {
    expect(readSignals(text).degree).toBe(true);
  });

  test("are no heading", () => {
    expect(["Volunteer", "Peace Corps Volunteer"].map(headingKind)).toEqual(["other", null]);
    expect(readSignals("Cap Gemini").degree).toBe(false);
  });
});
