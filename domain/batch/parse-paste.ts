import { type CompanyUrlError, parseCompanyUrl } from "../company/company-url.ts";

/** A non-blank line of a paste. `line` counts from 1 and includes blank lines, as in an editor. */
export type PastedLine =
  | { readonly kind: "company"; readonly line: number; readonly text: string; readonly url: string }
  /** An earlier line has the same company. */
  | {
      readonly kind: "repeated";
      readonly line: number;
      readonly text: string;
      readonly url: string;
      readonly firstLine: number;
    }
  | { readonly kind: "invalid"; readonly line: number; readonly text: string; readonly reason: CompanyUrlError };

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** The non-blank lines of a paste, each with its company (specification, section 5 "Batch"). */
export function parsePaste(pasted: string): readonly PastedLine[] {
  const firstLines = new Map<string, number>();
  return pasted.split(LINE_END).flatMap((untrimmed, index): PastedLine[] => {
    const text = untrimmed.trim();
    if (text === "") return [];
    const line = index + 1;
    const parsed = parseCompanyUrl(text);
    if (!parsed.ok) return [{ kind: "invalid", line, text, reason: parsed.reason }];
    const { url } = parsed;
    const firstLine = firstLines.get(url);
    if (firstLine !== undefined) return [{ kind: "repeated", line, text, url, firstLine }];
    firstLines.set(url, line);
    return [{ kind: "company", line, text, url }];
  });
}
