/** Every title of the gold files in sentences and entries of its language: a title that a form loses shows a gap, without a text. */
import type { Cv } from "./corpus.ts";

export const COMPANIES: readonly string[] = ["Vantelo", "Quarro"];
const [FIRST, SECOND] = COMPANIES as [string, string];

type Write = (title: string) => string;

interface Language {
  /** Headings of positions and of studies, and a line of studies */
  readonly headings: readonly [string, string];
  readonly study: string;
  /** A biography around a sentence about the career, and such sentences */
  readonly told: (sentence: string) => string;
  readonly sentences: readonly Write[];
}

const LANGUAGES: Readonly<Record<string, Language>> = {
  en: {
    headings: ["Work Experience", "Education"],
    study: "BSc Physics, University of Lumora, 2008",
    told: (sentence) =>
      `Jane Muster studied at Lumora College. ${sentence} Since 2020 she has worked for Umbra as a consultant.`,
    sentences: [
      (title) => `From 2010 to 2012 she was ${title} at ${FIRST}.`,
      (title) => `She joined ${FIRST} as ${title} in 2010.`,
      (title) => `Before that, she spent four years at ${FIRST} as ${title}.`,
      (title) => `She was promoted to ${title} at ${FIRST} in 2012.`,
      (title) => `At ${FIRST}, where she was ${title} until 2014, she ran two plants.`,
    ],
  },
  de: {
    headings: ["Berufserfahrung", "Ausbildung"],
    study: "BSc Physik, Universität Lumstadt, 2008",
    told: (sentence) =>
      `Jana Muster studierte an der Universität Lumstadt. ${sentence} Seit 2020 arbeitet sie als Beraterin bei Umbra.`,
    sentences: [
      (title) => `Von 2010 bis 2012 war sie ${title} bei ${FIRST}.`,
      (title) => `Ab 2010 arbeitete sie als ${title} bei ${FIRST}.`,
      (title) => `Zuvor war sie bei ${FIRST} als ${title} tätig.`,
      (title) => `2012 wechselte sie als ${title} zu ${FIRST}.`,
      (title) => `Nach vier Jahren als ${title} bei ${FIRST} ging sie nach Wien.`,
    ],
  },
  fr: {
    headings: ["Expérience professionnelle", "Formation"],
    study: "Licence de physique, Université de Lumville, 2008",
    told: (sentence) =>
      `Jeanne Exemple a étudié à l'Université de Lumville. ${sentence} Depuis 2020, elle est consultante chez Umbra.`,
    sentences: [
      (title) => `Elle a travaillé comme ${title} chez ${FIRST} de 2010 à 2012.`,
      (title) => `Elle a rejoint ${FIRST} en 2010 en tant que ${title}.`,
      (title) => `De 2010 à 2012, elle a été ${title} chez ${FIRST}.`,
    ],
  },
  es: {
    headings: ["Experiencia profesional", "Formación"],
    study: "Licenciatura en Física, Universidad de Lumora, 2008",
    told: (sentence) =>
      `Juana Ejemplo estudió en la Universidad de Lumora. ${sentence} Desde 2020 es consultora en Umbra.`,
    sentences: [
      (title) => `De 2010 a 2012 trabajó como ${title} en ${FIRST}.`,
      (title) => `En 2010 se incorporó a ${FIRST} como ${title}.`,
    ],
  },
};

/** Two entries with the title, at two companies */
const ENTRIES: Readonly<Record<string, Write>> = {
  "title above company": (title) => `${title}\n${FIRST}, Leeds\n2015 – 2019\n\n${title}\n${SECOND}\n2010 – 2015`,
  "company above title": (title) => `${FIRST}, Leeds\n${title}\n2015 – 2019\n\n${SECOND}\n${title}\n2010 – 2015`,
  "dates, title, company": (title) => `2015 – 2019 ${title}, ${FIRST}\n2010 – 2015 ${title}, ${SECOND}`,
  "title – company": (title) => `${title} – ${FIRST}\n2015 – 2019\n\n${title} – ${SECOND}\n2010 – 2015`,
  "company – title (dates)": (title) => `${FIRST} – ${title} (2015 – 2019)\n${SECOND} – ${title} (2010 – 2015)`,
  "title | company | dates": (title) => `${title} | ${FIRST} | 2015 – 2019\n${title} | ${SECOND} | 2010 – 2015`,
  "company (dates) above title": (title) => `${FIRST} (2015 – 2019)\n${title}\n\n${SECOND} (2010 – 2015)\n${title}`,
};

export interface TitleForm {
  readonly name: string;
  /** How many positions have the title */
  readonly positions: number;
  readonly text: string;
}

/** The title in each form; none in a language without forms. */
export function titleForms(title: string, language: Cv["language"]): readonly TitleForm[] {
  const words = LANGUAGES[language];
  if (words === undefined) return [];
  const [work, studies] = words.headings;
  return [
    ...words.sentences.map((write) => ({
      name: `${language}: ${write("…")}`,
      positions: 1,
      text: words.told(write(title)),
    })),
    ...Object.entries(ENTRIES).map(([name, write]) => ({
      name,
      positions: 2,
      text: `${work}\n${write(title)}\n\n${studies}\n${words.study}\n`,
    })),
  ];
}
