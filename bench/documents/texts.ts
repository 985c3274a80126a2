import type { Language, Month, SampleEducation, SamplePosition } from "./people.ts";

export const WORDS = {
  en: {
    experience: "Experience",
    education: "Education",
    skills: "Skills",
    contact: "Contact",
    summary: "Summary",
    languages: "Languages",
    present: "Present",
    page: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  de: {
    experience: "Berufserfahrung",
    education: "Ausbildung",
    skills: "Kenntnisse",
    contact: "Kontakt",
    summary: "Zusammenfassung",
    languages: "Sprachen",
    present: "Heute",
    page: (n: number, of: number) => `Seite ${n} von ${of}`,
  },
  fr: {
    experience: "Expérience",
    education: "Formation",
    skills: "Compétences",
    contact: "Coordonnées",
    summary: "Résumé",
    languages: "Langues",
    present: "aujourd’hui",
    page: (n: number, of: number) => `Page ${n} sur ${of}`,
  },
  es: {
    experience: "Experiencia",
    education: "Educación",
    skills: "Aptitudes",
    contact: "Contacto",
    summary: "Extracto",
    languages: "Idiomas",
    present: "actualidad",
    page: (n: number, of: number) => `Página ${n} de ${of}`,
  },
} as const;

export const SKILLS = {
  en: ["Negotiation", "Python", "Financial Modeling", "Public Speaking"],
  de: ["Verhandlung", "Python", "Finanzmodellierung", "Moderation"],
  fr: ["Négociation", "Python", "Modélisation", "Prise de parole"],
  es: ["Negociación", "Python", "Modelización", "Oratoria"],
} as const;

/** "September 2019 - Present", in the language. */
export function longRange({ start, end }: SamplePosition, language: Language): string {
  return `${longDate(start, language)} - ${end === null ? WORDS[language].present : longDate(end, language)}`;
}

/** "09/2019 – heute", as CVs in tables have it. */
export function numericRange({ start, end }: SamplePosition, language: Language): string {
  return `${numericDate(start)} – ${end === null ? WORDS[language].present.toLowerCase() : numericDate(end)}`;
}

export function years({ from, to }: Pick<SampleEducation, "from" | "to">): string {
  return `${from} – ${to}`;
}

function longDate({ year, month }: Month, language: Language): string {
  if (month === null) return `${year}`;
  const name = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" }).format(
    Date.UTC(2001, month - 1, 15),
  );
  return `${name} ${year}`;
}

function numericDate({ year, month }: Month): string {
  return month === null ? `${year}` : `${`${month}`.padStart(2, "0")}/${year}`;
}
