import { expect, test } from "vitest";
import { lines, positionsOf } from "../outline.test-support.ts";

const HEADINGS = {
  en: "Work Experience",
  de: "Berufserfahrung",
  fr: "Expérience professionnelle",
  es: "Experiencia profesional",
  it: "Esperienze lavorative",
  nl: "Werkervaring",
  pt: "Experiência profissional",
};

function firstOf(language: keyof typeof HEADINGS, entry: string): string | undefined {
  return positionsOf(lines(HEADINGS[language], "", entry, "2018 – 2020", "", "Analyst, Umbra Ltd", "2010 – 2012"))[0];
}

test.each([
  ["en", "Buyer with the company Lumora", "Buyer @ Lumora"],
  ["en", "Team Lead, on behalf of Lumora", "Team Lead @ Lumora"],
  ["de", "Buchhalter in der Firma Lumora", "Buchhalter @ Lumora"],
  ["de", "Schreiner im Hause Lumora", "Schreiner @ Lumora"],
  ["fr", "Comptable dans la société Lumora", "Comptable @ Lumora"],
  ["fr", "Commercial au sein du groupe Lumora", "Commercial @ Lumora"],
  ["fr", "Développeur pour le compte de Lumora", "Développeur @ Lumora"],
  ["es", "Contable para la empresa Lumora", "Contable @ Lumora"],
  ["it", "Contabile presso la società Lumora", "Contabile @ Lumora"],
  ["it", "Sviluppatore per conto di Lumora", "Sviluppatore @ Lumora"],
  ["nl", "Boekhouder in dienst van Lumora", "Boekhouder @ Lumora"],
  ["pt", "Contador na empresa Lumora", "Contador @ Lumora"],
] as const)("a word that says that a company follows: %s, %s", (language, entry, expected) => {
  expect(firstOf(language, entry)).toBe(`${expected}, 2018 to 2020`);
});

test.each([
  ["en", "Nurse for Lumora Hospital", "Nurse @ Lumora Hospital"],
  ["de", "Berater für die Acme AG", "Berater @ Acme AG"],
  ["fr", "Infirmière pour la Clinique Lumora", "Infirmière @ Clinique Lumora"],
  ["fr", "Stagiaire pour Lumora", "Stagiaire @ Lumora"],
  ["es", "Diseñadora para Lumora", "Diseñadora @ Lumora"],
  ["it", "Infermiera della Clinica Lumora", "Infermiera @ Clinica Lumora"],
  ["nl", "Marketing manager voor Acme B.V.", "Marketing manager @ Acme B.V."],
  ["en", "Teaching Assistant for the University of Lumora", "Teaching Assistant @ University of Lumora"],
  ["es", "Profesora de la Universidad de Lumora", "Profesora @ Universidad de Lumora"],
] as const)("'for' and 'of' before the name of a company: %s, %s", (language, entry, expected) => {
  expect(firstOf(language, entry)).toBe(`${expected}, 2018 to 2020`);
});

test.each([
  ["en", "Founder of Lumora", "Founder @ Lumora"],
  ["en", "Co-Founder & CTO of Novaport Labs", "Co-Founder & CTO @ Novaport Labs"],
  ["de", "Gründer und Geschäftsführer der Lumora", "Gründer und Geschäftsführer @ Lumora"],
  ["fr", "Cofondatrice de Lumora", "Cofondatrice @ Lumora"],
  ["es", "Fundador y CEO de Lumora", "Fundador y CEO @ Lumora"],
  ["it", "Titolare di Lumora", "Titolare @ Lumora"],
  ["nl", "Oprichter van Lumora", "Oprichter @ Lumora"],
  ["fr", "Gestionnaire de paie à Lumora Services SARL", "Gestionnaire de paie @ Lumora Services SARL"],
  ["fr", "Responsable logistique à Lumora Transit (Abidjan)", "Responsable logistique @ Lumora Transit"],
  ["fr", "Assistante RH à Lumora, unité de Toumbala", "Assistante RH @ Lumora"],
] as const)("the company that somebody leads or owns: %s, %s", (language, entry, expected) => {
  expect(firstOf(language, entry)).toBe(`${expected}, 2018 to 2020`);
});

test.each([
  ["en", "Head of Sales for Europe"],
  ["en", "Chair of the Works Council"],
  ["en", "President of the Student Union"],
  ["de", "Elektroniker für Geräte & Systeme"],
  ["de", "Referent für Öffentlichkeitsarbeit"],
  ["fr", "Responsable pour la France"],
  ["fr", "Vendeur à Lyon"],
] as const)("a field of work, a region and a part of a company are no employers: %s, %s", (language, title) => {
  expect(firstOf(language, title)).toBe(`${title} @ –, 2018 to 2020`);
});

test.each([
  ["Sales Manager, Lumora – www.lumora.example (2018 – 2020)"],
  ["Sales Manager | Lumora (https://lumora.example) | 2018 – 2020"],
  ["2018 – 2020: Sales Manager, Lumora, www.lumora.example"],
])("the address of a site beside the company is no part of it: %s", (entry) => {
  expect(positionsOf(lines("Work Experience", entry))).toEqual(["Sales Manager @ Lumora, 2018 to 2020"]);
});

test("the site of a client below the employer is no title", () => {
  const entry = ["Acme Consulting Leeds, UK • 08/2018 – 04/2020", "LUMORA.ORG", "Tested the pumps of a bank."];
  expect(positionsOf(lines("Work Experience", "", ...entry))[0]).toMatch(/^– @ Acme Consulting.*, 2018-8 to 2020-4$/);
});

test.each([
  ["en", "Head of Audit reporting to COO", "Head of Audit"],
  ["en", "Head of Audit - reporting to the Board", "Head of Audit"],
  ["en", "Head of Audit with 15 direct reports", "Head of Audit"],
  ["de", "Leiter Revision, direkt an den CEO berichtend", "Leiter Revision"],
  ["fr", "Responsable audit, rattachée à la Direction Générale", "Responsable audit"],
  ["es", "Responsable de auditoría, reportando al CEO", "Responsable de auditoría"],
] as const)("to whom somebody reports is no part of the title: %s, %s", (language, entry, title) => {
  const cv = lines(HEADINGS[language], "", entry, "Lumora", "2018 – 2020", "", "Analyst", "Umbra Ltd", "2010 – 2012");
  expect(positionsOf(cv)[0]).toBe(`${title} @ Lumora, 2018 to 2020`);
});
