import { expect, test } from "vitest";
import { headingKind, weakHeadingKind } from "./sections.ts";

test.each([
  ["other", ["Papers", "Selected papers", "Pubblicazioni scelte", "Riconoscimenti", "Publicaciones seleccionadas"]],
  [
    "experience",
    [
      "Experience",
      "WORK EXPERIENCE",
      "03EXPERIENCIA",
      "Relevant Experience:",
      "Customer Service Experience",
      "1. Employment History",
    ],
  ],
  [
    "experience",
    [
      "Berufserfahrung",
      "Beruflicher Werdegang",
      "Praktika",
      "BERUFLICHE  TÄTIG KEITEN",
      "W O R K   E X P E R I E N C E",
      "W O R K E X P E R I E N C E",
      "E X P É R I E N C E   P R O F E S S I O N N E L L E",
    ],
  ],
  [
    "experience",
    ["Expérience professionnelle", "Parcours", "Experiencia laboral", "Esperienze lavorative", "Werkervaring"],
  ],
  [
    "other",
    [
      "Professional Development",
      "Selected papers",
      "FUNDING AS PI",
      "Career interruption",
      "Security clearance",
      "Right to work",
      "Pubblicazioni scelte",
      "DIRECTORIOS Y GREMIOS",
      "Kündigungsfrist",
    ],
  ],
  [
    "education",
    ["Education", "Academic Qualifications", "Ausbildung", "Studium und Schule", "Formation", "Formación académica"],
  ],
  [
    "experience",
    [
      "Career at a glance",
      "Work experience in a nutshell",
      "Beruflicher Werdegang im Überblick",
      "Parcours professionnel en bref",
      "Experiencia laboral en breve",
      "Esperienze lavorative in sintesi",
      "Werkervaring in het kort",
      "A.2. Situación profesional anterior",
      "ATTIVITÀ ATTUALE",
    ],
  ],
  ["skills", ["Skills", "Technical Skills", "Kenntnisse", "IT-Kenntnisse", "Compétences", "Habilidades"]],
  ["projects", ["Projects", "Selected Projects", "Projekte"]],
  ["projects", ["ACADEMIC PROJECTS", "College Projects:", "Final Year Project", "Academic Projects Undertaken"]],
  [
    "other",
    [
      "Expositions individuelles",
      "Exposiciones colectivas",
      "Mostre personali",
      "Gruppenausstellungen",
      "Résidences artistiques",
      "Prix, bourses",
    ],
  ],
  ["other", ["IT FORTE", "Computer Proficiency", "Seminars Attended:", "TRAININGS & SEMINARS ATTENDED"]],
  [
    "other",
    [
      "Incarichi in organi sociali",
      "Key qualifications:",
      "Board and Advisory Positions",
      "Non-executive functions",
      "DIRECTORSHIPS",
      "Supervisory Board Positions",
    ],
  ],
  [
    "other",
    ["Board Memberships & Advisory Roles", "Consejos y asociaciones", "Verwaltungsratsmandate", "Mandats sociaux"],
  ],
  ["other", ["Research income", "5. Projets financés", "Progetti finanziati", "INSTITUTIONAL RESPONSIBILITIES"]],
  [
    "other",
    ["Conferences & Seminars", "Workshops", "Published research articles", "Conference/Workshop/Event Organization"],
  ],
  [
    "other",
    ["STUDENT ORGANISATIONS", "Clubs & Other", "VR-Mandate (laufend)", "Mandats non exécutifs", "Toezicht en advies"],
  ],
  ["other", ["STAGES COURTS", "Hospitationen", "Key positions of trust", "Associazionismo"]],
  ["experience", ["Present post", "Current Post", "SEA SERVICE RECORD", "Career Graph"]],
  ["other", ["Registration", "Visa Status"]],
  ["experience", ["POSIZIONI PRECEDENTI", "Postes antérieurs", "Séjours invités", "Fonctions antérieures"]],
  [
    "experience",
    [
      "INTERIM APPOINTMENTS",
      "INTERIM OFFICER POSITIONS (board-appointed)",
      "Research visits",
      "II. Gastdozenturen",
      "FONCTIONS HOSPITALO-UNIVERSITAIRES",
      "Postes de transition (contrats à durée déterminée)",
      "4. Soggiorni all'estero",
      "Stages et alternances",
    ],
  ],
  ["experience", ["Posiciones anteriores", "Attività precedenti", "Führungspositionen"]],
  ["other", ["Summary", "Career summary", "Languages", "Ehrenamt", "Centres d'intérêt", "Certifications"]],
  ["inner", ["Responsibilities:", "Aufgaben"]],
  ["experience", ["Section 2 – Current or most recent employment", "Teil B: Berufserfahrung", "PART 3 EMPLOYMENT"]],
  ["experience", ["Residency", "POSTGRADUATE TRAINING", "Employment Details", "Jobs & Internships"]],
  ["education", ["3.  ACADEMIC / PROFESSIONAL QUALIFICATIONS OBTAINED WITH DATES", "Partie 2 – Formation"]],
  ["other", ["Section 5 – Relevant courses attended in the last three years", "STAGES ET RECYCLAGES"]],
  ["experience", ["Empleos", "Historial laboral", "Actividad profesional", "Trabajos", "Puestos", "Cargos"]],
  ["experience", ["Attività lavorativa", "Percorso professionale", "Impieghi", "Lavoro", "Functies", "Werkzaamheden"]],
  ["experience", ["Postes occupés", "Activités professionnelles", "Nebenjobs", "Arbeitsstellen", "Student jobs"]],
  ["education", ["Títulos académicos", "Trayectoria académica", "Estudios realizados", "Titoli di studio"]],
  ["education", ["Percorso di studi", "Formation initiale", "Schullaufbahn", "Abschlüsse", "Education history"]],
  ["skills", ["Tecnologías", "Kennis"]],
  ["other", ["Datos personales", "Publicaciones", "Pubblicazioni", "Altro", "Overig", "Communications orales"]],
  ["other", ["Über mich", "À propos", "Acerca de mí", "Community service", "Miscellaneous", "Exhibitions"]],
  [
    "experience",
    ["Bisherige Positionen", "Karriereweg", "Berufsverlauf", "Beroepservaring", "Werkzaamheden vanaf 1990"],
  ],
  ["experience", ["Festanstellungen", "Grundwehrdienst", "Ervaring en stages", "Loopbaanoverzicht", "Bijbaan"]],
  ["education", ["Schulzeit", "Akademische Grade", "Zweiter Bildungsweg", "Gevolgde opleidingen", "Vooropleiding"]],
  ["education", ["Opleiding en behaalde diploma’s", "Secundair onderwijs", "Studium und Promotion"]],
  ["skills", ["Programmiersprachen", "Computervaardigheden"]],
  ["projects", ["Projektliste", "Auszug aus der Projektliste", "Eigene Projekte", "Projectervaring"]],
  [
    "other",
    ["Zur Person", "Persönliche Informationen", "Fort- und Weiterbildung", "Politische Laufbahn", "Fremdsprachen"],
  ],
  ["other", ["Expériences associatives", "Parcours associatif et sportif", "Experiencia voluntaria"]],
  ["experience", ["Expériences professionnelles et associatives", "Expériences associatives et professionnelles"]],
  ["other", ["Persoonlijke gegevens", "Personalia", "Talenkennis", "Bestuursfuncties", "Vrije tijd", "Varia"]],
])("reads headings of the kind %s", (kind, headings) => {
  expect(headings.map((heading) => [heading, headingKind(heading)])).toEqual(
    headings.map((heading) => [heading, kind]),
  );
});

test.each([
  "Pearson Education",
  "Employment Umbra",
  "Head of User Experience",
  "User Experience",
  "5 years of experience",
  "Ministry of Education",
  "Senior Engineer",
  "Acme Projects GmbH",
  "education",
  "Lumora Community College",
  "Umbra Communications",
  "Uber",
  "Graduação - 2014",
])("does not take %s for a heading", (line) => {
  expect(headingKind(line)).toBeNull();
});

test.each(["Panels", "Clients", "Alumni", "Keynotes", "Medien"])("%s is a heading only in the style of one", (line) => {
  expect(headingKind(line)).toBeNull();
  expect(weakHeadingKind(line)).toBe("other");
});

test.each(["FERIALPRAKTIKANTIN, ABTEILUNG DIGITALES & DATEN", "TRAINEE, BEREICH LUMORA DATEN"])(
  "no heading of a scanned page, but a title: %s",
  (text) => {
    expect(headingKind(text)).toBeNull();
  },
);
