import { expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

test("sentences behind their dates, with the kind of the contract, below the title of several", () => {
  const text = lines(
    "Expérience Professionnelle",
    "",
    "Infirmière",
    "",
    "    Du 13 Oct 2021 à ce jour : CDI infirmière de bloc au sein du Groupement Lumora à Derby.",
    "    Du 16 Nov 2018 au 29 Sept 2021 : CDI infirmière de bloc au sein des laboratoires Umbra à Usher.",
    "    De janvier 2017 à juillet 2018 : Hôpital Lumen à Derby (au pavillon des Lilas, service de soins pour les personnes qui sortent du coma).",
    "    2016-2017 : Titulaire de la fonction publique de nuit au CH Lumen à Derby (au pavillon des Roses, unité de soins pour les personnes âgées de la ville).",
    "    De Août 2016 à Octobre 2016 : CDD à la Maison Acme à Derby (remplacements).",
    "    Du 23 Juillet 2015 au 20 janvier 2016 : CDD de nuit à la Clinique Usher à Bois Lumen (urgences).",
    "",
    "Expérience professionnelle antérieure",
    "",
    "    Juillet 2012 : Animatrice à la MJC Lumora à Derby, auprès des plus jeunes.",
    "    2012 : Animatrice à la MJC Umbra à Derby les mercredis, auprès des plus grands.",
  );
  expect(positionsOf(text)).toEqual([
    "infirmière de bloc @ Groupement Lumora, 2021-10 to present",
    "infirmière de bloc @ laboratoires Umbra, 2018-11 to 2021-9",
    "Infirmière @ Hôpital Lumen, 2017-1 to 2018-7",
    "Titulaire de la fonction publique de nuit @ CH Lumen, 2016 to 2017",
    "Infirmière @ Maison Acme, 2016-8 to 2016-10",
    "Infirmière @ Clinique Usher, 2015-7 to 2016-1",
    "Animatrice @ MJC Lumora, 2012-7 to 2012-7",
    "Animatrice @ MJC Umbra, 2012 to 2012",
  ]);
});

test("schools in sentences", () => {
  const text = lines(
    "Formation",
    "",
    "    2015 : obtention du Diplôme d'État d'Infirmière.",
    "    2011-2012 : Classe préparatoire aux concours au lycée Lumora à Derby.",
    "    2010-2011 : PACES à Derby.",
    "    Bac scientifique obtenu en 2009 au lycée Umbra en Nouvelle Écosse.",
    "",
    "Expérience",
    "",
    "    2016 - 2018 : Infirmière, Acme SARL",
  );
  expect(educationsOf(text)).toEqual([
    "Diplôme d'État d'Infirmière @ –, ? to 2015",
    "Classe préparatoire aux concours @ lycée Lumora, 2011 to 2012",
    "PACES à Derby @ –, 2010 to 2011",
    "Bac scientifique @ lycée Umbra, ? to 2009",
  ]);
});

test("entries with sentences before the dates at their end", () => {
  const text = lines(
    "Education",
    "",
    "Ph.D. degree at University of Lumora. Dissertation title: “Pumps and Politics in Italy, 1922-1945”. Supervisor: prof. Jo Example, who retired soon after. (2007)",
    "",
    "Laurea degree in History from the Università di Torino, Italy, with honours. Dissertation title: “Mills of the north, 1972-1991” (a long history of all the mills between Lumora and Umbra, of their owners and of their workers). Supervisor: prof. Alex Example. (2002)",
    "",
    "Academic posts",
    "",
    "Visiting Professor in History at Lumora University (from Aug 13)",
    "",
    "Scholar-in-Residence at the Umbra Museum in Munich. Research topic: “The sea level. A history of tides and of pumps” (since Jan 13)",
    "",
    "Research fellow at the Dipartimento di Scienze of the Università degli Studi di Trento. Research topic: “Mills: use or loss? Water in the Alps, 1860-1960” (Oct 08 – Sep 10)",
    "",
    "Consultant at Acme, European projects development and management assistant. Collaborator of the study of pumps (Jan 02 – Sep 02)",
  );
  expect(positionsOf(text)).toEqual([
    "Visiting Professor in History @ Lumora University, 2013-8 to present",
    "Scholar-in-Residence @ Umbra Museum, 2013-1 to present",
    "Research fellow @ Università degli Studi di Trento, 2008-10 to 2010-9",
    "Consultant @ Acme, 2002-1 to 2002-9",
  ]);
  expect(educationsOf(text)).toEqual([
    "Ph.D. degree @ University of Lumora, ? to 2007",
    "Laurea degree in History @ Università di Torino, ? to 2002",
  ]);
});

test("a diploma is no sentence, and a noun before quotation marks says what the company is", () => {
  const text = lines(
    "Berufserfahrung",
    "",
    "- Teamleiterin Pflege, Spital Lumora (seit 2018-03)",
    "",
    "- Dipl. Pflegefachfrau HF, Spitex Umbra (2013-09 — 2018-02)",
    "",
    "- Gründerin, E-Commerce-Unternehmen „lumen.biz“ (2010-08 — 2013-07)",
  );
  expect(positionsOf(text)).toEqual([
    "Teamleiterin Pflege @ Spital Lumora, 2018-3 to present",
    "Dipl. Pflegefachfrau HF @ Spitex Umbra, 2013-9 to 2018-2",
    "Gründerin @ lumen.biz, 2010-8 to 2013-7",
  ]);
});

test("an au pair behind a season", () => {
  const text = lines("Expériences", "", "    Été 2008 : jeune fille au pair en Angleterre.");
  expect(positionsOf(text)).toEqual(["jeune fille au pair en Angleterre @ –, 2008 to 2008"]);
});
