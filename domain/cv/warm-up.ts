import { readOutline } from "./outline.ts";

/** Entries in the usual forms and in three languages */
export const SAMPLE_CV = `Jo Example
Munich, Germany · jo@example.com

Berufserfahrung

01/2019 – heute  Leiterin Vertrieb, Acme GmbH, Berlin
• Aufbau eines Teams von 12 Personen; Umsatz von 2 auf 5 Mio. €
03/2015 - 12/2018
Vertriebsingenieurin
Example Systems AG (Konzern), Stuttgart

Experience

Acme Robotics Ltd., London, UK
Senior Software Engineer (Contract) | May 2012 – Present (2 years 3 months)
- Led the migration of 40 services. Worked with Oracle 11g and SAP.
Intern at Example Bank, June 2011 to Sept. 2011

Expérience professionnelle

Cheffe de projet chez Exemple SA – Paris (75)
De septembre 2008 à juin 2010

Education

University of Example, M.Sc. in Computer Science, 2006 – 2008
Diplôme d'ingénieur, École d'Exemple, 2006
Abitur, Gymnasium Musterstadt\t2001

Skills
Java, Python, English (fluent)
`;

/** A career in sentences */
export const SAMPLE_BIOGRAPHY = `Jo Example is the founder and CEO of Acme. Before that, she worked as a product manager at Example Systems from 2014 to 2018. She holds a PhD in Physics from the University of Example.
`;

/**
 * Reads two short texts, so that the engine compiles the expressions before somebody waits: the first CV takes five to ten times as
 * long as later ones.
 */
export function warmUpOutline(): void {
  readOutline(SAMPLE_CV);
  readOutline(SAMPLE_BIOGRAPHY);
}
