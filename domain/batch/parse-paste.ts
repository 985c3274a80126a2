import { type CompanyUrlError, parseCompanyUrl } from "../company/company-url.ts";

/** One line of a paste. `line` counts from 1, blank lines included, as an editor shows it. */
export type PastedLine =
  | { readonly kind: "company"; readonly line: number; readonly text: string; readonly url: string }
  /** The company stands further up already, under whatever spelling. */
  | {
      readonly kind: "repeated";
      readonly line: number;
      readonly text: string;
      readonly url: string;
      readonly firstLine: number;
    }
  | { readonly kind: "refused"; readonly line: number; readonly text: string; readonly reason: CompanyUrlError };

const LINE_END = /\r\n|[\n\r\u2028\u2029]/;

/** The lines of a paste that hold something, each with the company it names (specification, section 5 "Batch"). */
export function parsePaste(pasted: string): readonly PastedLine[] {
  const firstLines = new Map<string, number>();
  return pasted.split(LINE_END).flatMap((whole, index): PastedLine[] => {
    const text = whole.trim();
    if (text === "") return [];
    const line = index + 1;
    const address = parseCompanyUrl(text);
    if (!address.ok) return [{ kind: "refused", line, text, reason: address.reason }];
    const { url } = address;
    const firstLine = firstLines.get(url);
    if (firstLine !== undefined) return [{ kind: "repeated", line, text, url, firstLine }];
    firstLines.set(url, line);
    return [{ kind: "company", line, text, url }];
  });
}
