import { expect, test } from "vitest";
import { joinSpaced } from "./spaced-headings.ts";

test.each([
  ["W O R K   E X P E R I E N C E", "WORK EXPERIENCE"],
  ["W O R K E X P E R I E N C E", "WORK EXPERIENCE"],
  ["E D U C A T I O N & T R A I N I N G :", "EDUCATION & TRAINING"],
  ["F O R M A T I O N E T D I P L Ô M E S", "FORMATION ET DIPLÔMES"],
  ["L U M O R A P U M P S", "LUMORAPUMPS"],
  ["J. R. R. Example", "J. R. R. Example"],
])("%s", (line, wanted) => {
  expect(joinSpaced(line).replace(/:$/, "")).toBe(wanted);
});
