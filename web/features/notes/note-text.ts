/** The text of a note: plain, with links and mentions. */

export interface NotePerson {
  readonly id: string;
  /** Without "@". */
  readonly name: string;
}

export type NotePart =
  | { readonly kind: "text"; readonly text: string }
  /** `http` or `https` only. */
  | { readonly kind: "link"; readonly text: string; readonly href: string }
  | { readonly kind: "mention"; readonly text: string };

const LINK_OR_MENTION = /https?:\/\/[^\s<>"']+|(?<![\p{L}\p{N}._-])@[\p{L}\p{N}._+-]+/giu;
/** Belongs to the sentence, not to the link. */
const TRAILING = /[.,;:!?)\]]+$/;

export function noteParts(body: string, people: readonly NotePerson[]): readonly NotePart[] {
  const parts: NotePart[] = [];
  let end = 0;
  for (const match of body.matchAll(LINK_OR_MENTION)) {
    const part = partOf(match[0], people);
    if (part === null) continue;
    if (match.index > end) parts.push({ kind: "text", text: body.slice(end, match.index) });
    parts.push(part);
    end = match.index + part.text.length;
  }
  if (end < body.length) parts.push({ kind: "text", text: body.slice(end) });
  return parts;
}

function partOf(found: string, people: readonly NotePerson[]): NotePart | null {
  if (found.startsWith("@")) {
    const person = personAt(found.slice(1), people);
    return person === null ? null : { kind: "mention", text: `@${found.slice(1, 1 + person.name.length)}` };
  }
  const text = found.replace(TRAILING, "");
  return URL.canParse(text) ? { kind: "link", text, href: text } : null;
}

/** The person whose whole name the text after "@" is, or begins with before a full stop. */
function personAt(text: string, people: readonly NotePerson[]): NotePerson | null {
  const typed = text.toLowerCase();
  const without = typed.replace(/[.+_-]+$/, "");
  return people.find(({ name }) => [typed, without].includes(name.toLowerCase())) ?? null;
}

/** The ids of the mentioned people, each once. */
export function mentionsOf(body: string, people: readonly NotePerson[]): readonly string[] {
  const found = [...body.matchAll(LINK_OR_MENTION)].flatMap(([text]) =>
    text.startsWith("@") ? (personAt(text.slice(1), people)?.id ?? []) : [],
  );
  return [...new Set(found)];
}

/** What is typed after "@" at the caret; null if no name is being typed. */
export function typedMention(body: string, caret: number): { readonly start: number; readonly text: string } | null {
  const match = /(?<![\p{L}\p{N}._-])@([\p{L}\p{N}._+-]*)$/u.exec(body.slice(0, caret));
  return match === null ? null : { start: match.index, text: match[1] ?? "" };
}
