/** Text like a pasted CV, with names from the built-in lists. Deterministic. */
import { companies } from "../../domain/lists/companies.ts";
import { universities } from "../../domain/lists/universities.ts";

const FILLER =
  "led the roll-out of a new planning process across four markets and built up a team of analysts; responsible for budget, hiring and reporting (quarterly, to the board); worked with partners on pricing, onboarding and retention".split(
    " ",
  );

/** Text of at least `length` characters; each `variant` is a different text. */
export function cvLikeText(length: number, variant = 0): string {
  const lines: string[] = [`Person ${variant}`];
  let size = 0;
  for (let n = variant; size < length; n += 1) {
    const company = companies[(n * 37) % companies.length]?.name ?? "";
    const university = universities[(n * 11) % universities.length]?.name ?? "";
    const words = Array.from({ length: 30 }, (_word, index) => FILLER[(n * 7 + index * 3) % FILLER.length]).join(" ");
    const line = `Jan ${2000 + (n % 25)} - Dec ${2001 + (n % 25)} · ${company}: ${words}.${n % 5 === 0 ? `\n${university}, M.Sc.` : ""}`;
    lines.push(line);
    size += line.length + 1;
  }
  return lines.join("\n");
}
