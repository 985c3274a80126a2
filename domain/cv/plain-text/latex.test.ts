import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "../outline.test-support.ts";
import { readOutline } from "../outline.ts";

const POSITIONS = ["Engineer @ Acme GmbH, 2016-5 to present", "Analyst @ Lumora, 2014 to 2016"];
const STUDIES = ["BSc Physics @ Lumora University, 2010 to 2013"];

describe("the source of a document in LaTeX", () => {
  test.each([
    [
      "sections and entries that are environments, below a preamble that defines them",
      String.raw`\documentclass{resume}
\newcommand{\rule}[1]{
  \item #1 Engineer, Umbra, 2001 -- 2009
}
\begin{document}
% Work
\begin{rSection}{Experience}
\begin{rSubsection}{Acme GmbH}{May 2016 -- Present}{Engineer}{Leeds}
\item Built pumps % and valves
\end{rSubsection}
\begin{rSubsection}{Lumora}{2014 -- 2016}{Analyst}{Leeds}
\item Counted pumps
\end{rSubsection}
\end{rSection}
\begin{rSection}{Education}
{\bf Lumora University} \hfill {\em 2010 -- 2013} \\
BSc Physics

\end{rSection}
\end{document}`,
    ],
    [
      "tables, with a sign between their cells",
      String.raw`\begin{document}
\section*{Experience}
\begin{longtable}{p{3cm} p{0.7\textwidth}}
May 2016 -- Present & \textbf{Engineer} \\
 & Acme GmbH, Leeds \\
2014 -- 2016 & \textbf{Analyst} \\
 & Lumora, Leeds \\
\end{longtable}
\section*{Education}
\begin{tabular}{r|p{11cm}}
2010 -- 2013 & BSc Physics, Lumora University \\
\end{tabular}`,
    ],
    [
      "lengths and rules between a company and its title",
      String.raw`\section*{Experience}
\vspace{-0.1in}\hrule\vspace{0.1in}
\noindent \textbf{Acme GmbH} \hfill \textbf{Leeds}\\
\emph{Engineer} \hfill \emph{May 2016 -- Present}
\begin{itemize} \itemsep -2pt
\item Built pumps
\end{itemize}
\noindent \textbf{Lumora} \hfill \textbf{Leeds}\\
\emph{Analyst} \hfill \emph{2014 -- 2016}
\section*{Education}
\textbf{Lumora University} \hfill \textbf{Leeds}\\
\emph{BSc Physics} \hfill \emph{2010 -- 2013}`,
    ],
    [
      "the fields of a form",
      String.raw`\begin{europecv}
\ecvsection{Work experience}
\ecvitem{Dates}{May 2016 -- present}
\ecvitem{Occupation or position held}{Engineer}
\ecvitem{Name and address of employer}{Acme GmbH, Leeds}
\ecvitem{Dates}{2014 -- 2016}
\ecvitem{Occupation or position held}{Analyst}
\ecvitem{Name and address of employer}{Lumora, Leeds}
\ecvsection{Education}
\ecvitem{Dates}{2010 -- 2013}
\ecvitem{Title of qualification awarded}{BSc Physics}
\ecvitem{Name and type of organisation}{Lumora University}`,
    ],
  ])("has %s", (_name, text) => {
    expect([...positionsOf(text), ...educationsOf(text)]).toEqual([...POSITIONS, ...STUDIES]);
  });
});

test.each([
  ["commands of LaTeX", String.raw`\section{Experience}${"\n"}`, String.raw`K\"uche und G{\"a}rten Mu\~noz`],
  ["commands in braces", String.raw`\section{Experience}${"\n"}`, String.raw`K\"{u}che und G{\"a}rten Mu\~{n}oz`],
  ["entities of HTML", "<h2>Experience</h2>", "K&uuml;che und G&auml;rten Mu&ntilde;oz"],
  ["escapes of JSON", "Experience\n", String.raw`K\u00fcche und G\u00e4rten Mu\u00f1oz`],
  ["parts", "Experience\n", "Küche und Gärten Muñoz".normalize("NFD")],
])("letters are written as %s", (_name, heading, company) => {
  const text = lines(`${heading}Engineer, ${company}, 2016 - 2018`, "Analyst, Lumora, 2014 - 2016");
  const found = readOutline(text).positions[0]?.company;
  expect(found?.name).toBe("Küche und Gärten Muñoz");
  expect(text.slice(found?.start, found?.end)).toBe(company);
});

test("a name in parts ends behind the marks of its last letter", () => {
  const company = "Atelier Lumoré".normalize("NFD");
  const text = lines(`Experience\nEngineer, ${company}`, "2016 - 2018");
  const found = readOutline(text).positions[0]?.company;
  expect([found?.name, text.slice(found?.start, found?.end)]).toEqual(["Atelier Lumoré", company]);
});
