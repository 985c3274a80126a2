/** Invented people, the same in every run. */
export type Language = "en" | "de" | "fr";

export interface Month {
  readonly year: number;
  readonly month: number | null;
}

export interface SamplePosition {
  readonly company: string;
  readonly title: string;
  readonly start: Month;
  /** Null for a current position. */
  readonly end: Month | null;
  readonly location: string | null;
  readonly bullets: readonly string[];
}

export interface SampleEducation {
  readonly school: string;
  readonly degree: string;
  readonly field: string;
  readonly from: number;
  readonly to: number;
}

export interface SamplePerson {
  readonly language: Language;
  readonly name: string;
  readonly headline: string;
  readonly city: string;
  readonly positions: readonly SamplePosition[];
  readonly educations: readonly SampleEducation[];
}

const NAMES = {
  en: [
    "Harriet Blythe",
    "Tobias O'Kellan",
    "Priya Ramanathan",
    "Wei-Lin Zhou",
    "Marcus St. James",
    "Ngozi Adeyemi-Clarke",
  ],
  de: [
    "Jördis Grünwälder",
    "Klaus-Peter Voß",
    "Annika von der Heide",
    "Dr. Matthias Köhler",
    "Łukasz Wójcik",
    "Çiğdem Yılmaz",
  ],
  fr: [
    "Élodie Marchâtre",
    "Jean-Baptiste Le Goff",
    "Anaïs Lefèvre",
    "François d'Arcy",
    "Zoé Benoît-Cazal",
    "Loïc Guéguen",
  ],
} as const;
const COMPANIES = {
  en: [
    "Harborlight Systems",
    "Brightwater Analytics Ltd",
    "Kestrel & Sons",
    "Lumen Freight Inc.",
    "Northgate Partners LLP",
    "Plainfield Robotics",
    "Quantum Orchard",
    "Silverbeck Health",
    "Vantage Ledger",
    "Wexcombe Energy plc",
  ],
  de: [
    "Tidewright GmbH",
    "Hansewerk Logistik AG",
    "Nordlicht Software GmbH",
    "Rheintal Maschinenbau GmbH & Co. KG",
    "Blaufeld Beratung",
    "Sonnenkraft Energie SE",
    "Kupferberg Medizintechnik",
    "Weißbach Ventures",
    "Stadtwerke Musterhausen",
    "Feldmann Digital GmbH",
  ],
  fr: [
    "Marée Haute SAS",
    "Atelier Numérique Lyonnais",
    "Boréal Conseil",
    "Cabinet Duvallon",
    "Énergie Claire SA",
    "Groupe Montferrand",
    "Lumière Santé",
    "Passerelle Logiciels SARL",
    "Trident Assurances",
    "Vignoble & Cie",
  ],
} as const;
const TITLES = {
  en: [
    "Chief Technology Officer",
    "Senior Software Engineer",
    "Product Manager",
    "Head of Operations",
    "Investment Analyst",
    "Data Scientist",
    "Marketing Manager",
    "Business Development Associate",
    "Co-Founder & CEO",
    "Intern",
  ],
  de: [
    "Geschäftsführer",
    "Softwareentwickler",
    "Produktmanagerin",
    "Leiter Vertrieb",
    "Investment Analyst",
    "Projektleiterin",
    "Unternehmensberater",
    "Werkstudent",
    "Abteilungsleiterin Einkauf",
    "Praktikant",
  ],
  fr: [
    "Directeur technique",
    "Ingénieure logiciel",
    "Chef de produit",
    "Responsable commerciale",
    "Analyste financier",
    "Consultante",
    "Directrice marketing",
    "Chef de projet",
    "Assistant de direction",
    "Stagiaire",
  ],
} as const;
const BULLETS = {
  en: [
    "Led the migration of the billing platform to a new provider within nine months",
    "Hired and coached a team of twelve people in three countries",
    "Cut the cost of customer support by a third and wrote the handbook that the other offices use",
    "Presented the results to the board every quarter",
  ],
  de: [
    "Verantwortung für die Einführung einer neuen Plattform in vier Ländern",
    "Aufbau und Führung eines Teams mit zwölf Mitarbeitern",
    "Senkung der Kosten im Kundendienst um ein Drittel und Schulung der Kolleginnen und Kollegen an allen Standorten",
    "Regelmäßige Berichte an die Geschäftsleitung",
  ],
  fr: [
    "Pilotage de la migration de la plateforme de facturation vers un nouveau prestataire",
    "Recrutement et encadrement d'une équipe de douze personnes",
    "Réduction d'un tiers des coûts du service client et rédaction du guide utilisé par les autres agences",
    "Présentation des résultats au comité chaque trimestre",
  ],
} as const;
const SCHOOLS = {
  en: [
    "University of Leeds",
    "Imperial College London",
    "Stanford University",
    "Trinity College Dublin",
    "National University of Singapore",
  ],
  de: [
    "Technische Universität München",
    "Universität Mannheim",
    "RWTH Aachen",
    "Hochschule Flensburg",
    "Ludwig-Maximilians-Universität München",
  ],
  fr: ["École Polytechnique", "HEC Paris", "Université Paris-Dauphine", "INSA Lyon", "Sciences Po"],
} as const;
const DEGREES = {
  en: [
    ["MSc", "Computer Science"],
    ["Bachelor of Arts", "Economics"],
    ["MBA", "Finance"],
  ],
  de: [
    ["M.Sc.", "Informatik"],
    ["Bachelor of Science", "Betriebswirtschaftslehre"],
    ["Diplom", "Maschinenbau"],
  ],
  fr: [
    ["Master", "Finance"],
    ["Licence", "Économie"],
    ["Diplôme d'ingénieur", "Informatique"],
  ],
} as const;
const CITIES = {
  en: ["London, United Kingdom", "Dublin, Ireland", "Boston, Massachusetts, United States"],
  de: ["Kiel, Schleswig-Holstein, Deutschland", "München", "Köln und Umgebung"],
  fr: ["Lyon, Auvergne-Rhône-Alpes, France", "Paris", "Nantes"],
} as const;

/** The same number gives the same person. */
export function samplePerson(number: number, language: Language): SamplePerson {
  const random = numbersFrom(number * 7919 + language.charCodeAt(0));
  const pick = <T>(items: readonly T[]): T => items[random(items.length)] as T;
  const hasMonths = random(4) > 0;
  const positions: SamplePosition[] = [];
  const companies = shuffled(COMPANIES[language], random);
  const count = 3 + random(4);
  let year = 2025 - random(2);
  let isCurrent = random(3) > 0;
  while (positions.length < count) {
    const company = companies[positions.length] as string;
    // A promotion is a second role at the company.
    for (let role = random(4) === 0 ? 2 : 1; role > 0; role -= 1) {
      const end = isCurrent ? null : { year, month: hasMonths ? 1 + random(12) : null };
      const start = { year: year - 1 - random(3), month: hasMonths ? 1 + random(12) : null };
      const bullets = Array.from({ length: random(4) }, (_, bullet) => BULLETS[language][bullet] as string);
      positions.push({
        company,
        title: pick(TITLES[language]),
        start,
        end,
        location: random(2) === 0 ? pick(CITIES[language]) : null,
        bullets,
      });
      isCurrent = false;
      year = start.year;
    }
  }
  const schools = shuffled(SCHOOLS[language], random);
  const educations = Array.from({ length: 1 + random(2) }, (_, index): SampleEducation => {
    const [degree, field] = pick<readonly [string, string]>(DEGREES[language]);
    const to = year - index * 4;
    return { school: schools[index] as string, degree, field, from: to - 3, to };
  });
  const [first] = positions as [SamplePosition];
  return {
    language,
    name: NAMES[language][number % NAMES[language].length] as string,
    headline: `${first.title} · ${first.company}`,
    city: pick(CITIES[language]),
    positions,
    educations,
  };
}

/** Park and Miller's generator: no random CV differs between two runs. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

function shuffled<T>(items: readonly T[], random: (below: number) => number): readonly T[] {
  return items
    .map((item) => ({ item, order: random(1000) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
