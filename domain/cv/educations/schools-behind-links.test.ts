import { expect, test } from "vitest";
import { educationsOf, lines } from "../outline.test-support.ts";

const read = (row: string) => educationsOf(lines("EDUCATION", row, "", "MBA, Umbra University, 2019"))[0];

test.each([
  ["Mestrado em Direito pela Universidade Vantelo (2012)", "Mestrado em Direito @ Universidade Vantelo"],
  ["Especialização em Finanças pelo Instituto Vantelo, 2012", "Especialização em Finanças @ Instituto Vantelo"],
  ["Bacharel em Administração pela UVAX - 2012", "Bacharel em Administração @ UVAX"],
  ["Licenciado en Economía por la UVAX, 2012", "Licenciado en Economía @ UVAX"],
  ["Máster en Derecho otorgado por la Universidad Vantelo (2012)", "Máster en Derecho @ Universidad Vantelo"],
  ["Grado en Economía cursado en la Universidad Vantelo, 2012", "Grado en Economía @ Universidad Vantelo"],
  ["Master en finance de l'UVAX (2012)", "Master en finance @ UVAX"],
  ["Licence de droit obtenue à l'Université Vantelo en 2012", "Licence de droit @ Université Vantelo"],
  ["Master Finance délivré par l'Université Vantelo (2012)", "Master Finance @ Université Vantelo"],
  [
    "Laurea magistrale in Fisica conseguita presso il Politecnico Vantelo nel 2012",
    "Laurea magistrale in Fisica @ Politecnico Vantelo",
  ],
  ["Master in marketing alla UVAX (2012)", "Master in marketing @ UVAX"],
  [
    "Bachelor in Betriebswirtschaft von der Universität Vantelo (2012)",
    "Bachelor in Betriebswirtschaft @ Universität Vantelo",
  ],
  ["Diplom in Physik, erworben an der Universität Vantelo, 2012", "Diplom in Physik @ Universität Vantelo"],
  ["Abitur, abgelegt am Vantelo-Gymnasium im Jahr 2012", "Abitur @ Vantelo-Gymnasium"],
  ["MA History, awarded by Vantelo University in 2012", "MA History @ Vantelo University"],
])("the school and its year behind a degree: %s", (row, education) => {
  expect(read(row)).toBe(`${education}, ? to 2012`);
});

test.each([
  "completed in",
  "expected in",
  "abgeschlossen im Jahr",
  "obtenue en",
  "finalizado en",
  "conseguita nel",
  "afgerond in",
  "concluída em",
])("the year in brackets: (%s 2012)", (words) => {
  expect(read(`BSc Physics, Vantelo University (${words} 2012)`)).toBe("BSc Physics @ Vantelo University, ? to 2012");
});
