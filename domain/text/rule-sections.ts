import { MAX_CV, readSectionedText } from "../cv/sectioned-text.ts";
import type { IsInSection } from "../match-rules/apply-rules.ts";
import type { RuleSection } from "../match-rules/rule.ts";
import { createAddressReader } from "./web-address.ts";

interface SectionSpan {
  readonly start: number;
  readonly section: RuleSection | null;
}

/** The sections of a CV, read when first needed. URLs and email addresses are links in any section. */
export function sectionsOf(text: string): IsInSection {
  let spans: readonly SectionSpan[] | null = null;
  return (offset, section) => {
    if (section === "links" && isInAddress(text, offset)) return true;
    if (offset >= MAX_CV) return false;
    spans ??= readSpans(text);
    return spans.findLast(({ start }) => start <= offset)?.section === section;
  };
}

function readSpans(text: string): readonly SectionSpan[] {
  const { read, offsets, sections } = readSectionedText(text);
  return sections.flatMap(({ kind, rows }) => {
    const [first] = rows;
    if (first === undefined) return [];
    const heading = read.slice(0, first.start).trimEnd().split("\n").at(-1) ?? "";
    const section = kind === "skills" || kind === "projects" || kind === "other" ? kind : null;
    const start = offsets === null ? first.start : (offsets[first.start] as number);
    return [{ start, section: section === "other" && /links?\W*$/i.test(heading) ? "links" : section }];
  });
}

/** What is between the blanks around an offset. */
function wordAt(text: string, offset: number): string {
  let from = offset;
  let to = offset;
  while (from > 0 && offset - from < MAX_ADDRESS && text.charCodeAt(from - 1) > 0x20) from--;
  while (to < text.length && to - offset < MAX_ADDRESS && text.charCodeAt(to) > 0x20) to++;
  return text.slice(from, to);
}

/** A longer word is no address. */
const MAX_ADDRESS = 2000;

function isInAddress(text: string, offset: number): boolean {
  // Most words are in no address, and a reader of the text around them is slow.
  if (!/[.@/]/.test(wordAt(text, offset))) return false;
  const part = text.slice(Math.max(0, offset - MAX_ADDRESS), offset + MAX_ADDRESS);
  const at = Math.min(offset, MAX_ADDRESS) + 1;
  return createAddressReader(part)(at) >= 0;
}
