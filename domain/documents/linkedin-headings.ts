import { foldWords } from "../cv/words/split-words.ts";

type Heading = "summary" | "experience" | "education" | "contact" | "skills" | "unpaid" | "other";

/** Headings of LinkedIn's PDF in the languages of its site. */
const HEADINGS: Readonly<Record<Exclude<Heading, "other">, string>> = {
  summary: `summary|about|zusammenfassung|uberblick|info|resume|a propos|extracto|acerca de|resumen|riepilogo|sommario|resumo|sobre|samenvatting|
    over|sammanfattning|om|resume|sammendrag|yhteenveto|podsumowanie|souhrn|rezumat|ozet|hakkinda|总结|简介|个人简介|概述|自己紹介|概要|요약|소개|общие сведения|о себе`,
  experience: `experience|work experience|berufserfahrung|erfahrung|experience professionnelle|experiencia|experiencia laboral|esperienza|esperienze|
    experiencia profissional|ervaring|werkervaring|erfarenhet|arbetslivserfarenhet|erfaring|kokemus|tyokokemus|doswiadczenie|zkusenosti|pracovni zkusenosti|
    experienta|deneyim|工作经历|经历|職歴|経歴|職務経歴|경력|опыт работы|опыт`,
  education: `education|ausbildung|bildung|formation|etudes|educacion|formacion|formazione|istruzione|formacao academica|formacao|educacao|opleiding|
    utbildning|uddannelse|utdanning|koulutus|wyksztalcenie|vzdelani|educatie|studii|egitim|教育经历|教育背景|学歴|학력|образование`,
  contact: `contact|kontakt|kontaktinfo|coordonnees|contacter|contactar|contacto|contatti|contato|contattare|contactati|yhteystiedot|iletisim|联系方式|連絡先|연락처|контакты|как связаться|способы связаться`,
  skills: `top skills|skills|top-kenntnisse|top kenntnisse|kenntnisse|wichtigste kenntnisse|principales competences|competences principales|competences|
    aptitudes principales|competenze principali|competencias principais|principais competencias|belangrijkste vaardigheden|topvaardigheden|frsamsta kompetenser|
    toppkompetenser|mest repræsenterede kompetencer|mest repræsenterede|aptitudini principale|competente principale|topferdigheter|najwazniejsze umiejetnosci|one cikan yetenekler|热门技能|上位スキル|スキル|보유기술|основные навыки`,
  unpaid: `volunteer experience|volunteering|volunteer|ehrenamt|ehrenamtliche erfahrung|ehrenamtliche tatigkeiten|benevolat|experience de benevolat|
    experiences de benevolat|voluntariado|experiencia de voluntariado|volontariato|esperienze di volontariato|vrijwilligerswerk|vrijwilligerservaring|
    projects|projekte|projets|proyectos|progetti|projetos|projecten`,
};

const headingOf = new Map<string, Heading>(
  (Object.keys(HEADINGS) as (keyof typeof HEADINGS)[]).flatMap((heading) =>
    HEADINGS[heading].split("|").map((phrase): [string, Heading] => [foldWords(phrase.trim()), heading]),
  ),
);

/** "other" for headings such as Certifications, and those of other languages. */
export function linkedinHeading(text: string): Heading {
  return headingOf.get(foldWords(text.trim())) ?? "other";
}
