import { type CvOutline, readOutline } from "../cv/outline.ts";
import type { PersonProfile } from "../profile/parse-profile.ts";

const MAX_NAME = 60;
const LETTERS = /^[\p{L}\p{M}.,'’() -]+$/u;
const NOT_A_NAME =
  /\b(?:curriculum|vitae|lebenslauf|resume|résumé|cv|profile|profil|contact|kontakt|page|seite|linkedin|bewerbung)\b/i;

/** A profile of what the outline of a text contains. Null if that is neither a position nor an education. */
export function profileOfText(text: string, outline: CvOutline = readOutline(text)): PersonProfile | null {
  if (outline.positions.length === 0 && outline.educations.length === 0) return null;
  return {
    fullName: nameIn(text, outline),
    headline: null,
    summary: null,
    url: null,
    publicId: null,
    skills: [],
    positions: outline.positions.map(({ company, title, start, end, isOpen }) => ({
      company: company?.name ?? null,
      title: title?.name ?? null,
      dates: { start, end, isOpen },
      location: null,
      description: null,
    })),
    educations: outline.educations.map(({ school, degree, start, end, isOpen }) => ({
      school: school?.name ?? null,
      degree: degree?.name ?? null,
      fieldOfStudy: null,
      dates: { start, end, isOpen },
      grade: null,
      activities: null,
      description: null,
    })),
  };
}

/** The first line that can be a person's name: two to five words with capitals, above all that the outline found. */
function nameIn(text: string, { positions, educations }: CvOutline): string | null {
  const starts = [
    ...positions.flatMap(({ company, title }) => [company?.start, title?.start]),
    ...educations.flatMap(({ school, degree }) => [school?.start, degree?.start]),
  ].filter((start) => start !== undefined);
  const lines = text
    .slice(0, Math.min(...starts))
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 12);
  for (const line of lines) {
    const name =
      line
        .replace(/^(?:name|nom)\s*:\s*/i, "")
        .split("\t")[0]
        ?.trim() ?? "";
    const words = name.split(/\s+/);
    if (words.length < 2 || words.length > 5 || name.length > MAX_NAME || !LETTERS.test(name)) continue;
    if (
      NOT_A_NAME.test(name) ||
      !words.every((word) => /^\p{Lu}|^(?:von|van|de|der|den|di|da|du|del|la|le|bin|al|zu|ter)$|^\p{Lo}/u.test(word))
    )
      continue;
    return name;
  }
  return null;
}
