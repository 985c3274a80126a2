import { describe, expect, test } from "vitest";
import { educationsOf, lines, positionsOf } from "./outline.test-support.ts";

describe("sentences about a career", () => {
  test("in French, with schools in lower case and after 'à'", () => {
    const text = lines(
      "J'ai commencé ma carrière comme chercheuse au Lumora à Gand (2009-2012), avant de rejoindre Umbra Pharma en 2012 comme cheffe de laboratoire. En 2017, j'ai cofondé Harbex, une société de diagnostic.",
      "",
      "J'ai obtenu un doctorat en biologie à l'Université libre de Lumora en 2009, après un master en biochimie à l'UCHarbor (2004).",
    );
    expect(positionsOf(text)).toContain("– @ Harbex, 2017 to ?");
    expect(educationsOf(text)).toEqual([
      "doctorat en biologie @ Université libre de Lumora, ? to 2009",
      "master en biochimie @ UCHarbor, ? to 2004",
    ]);
  });

  test("in Spanish, where the verb alone says who", () => {
    const text =
      "Estudié Biología en la Universidad de Lumora (2001-2006) y después hice el doctorado en el CNIX, que terminé en 2011. Desde 2014 hasta 2019 fui directora de proyectos en UmbraMar. En 2019 fundé Harbor Bio, donde soy consejera.";
    expect(positionsOf(text)).toEqual([
      "directora de proyectos @ UmbraMar, 2014 to 2019",
      "consejera @ Harbor Bio, 2019 to ?",
    ]);
    expect(educationsOf(text).map((entry) => entry.replace(/^.* @ /, ""))).toEqual([
      "Universidad de Lumora, 2001 to 2006",
      "CNIX, ? to 2011",
    ]);
  });

  test("in German, with what was led and what was founded", () => {
    const text =
      "2012 wechselte er zu Lumora, wo er bis 2016 als Entwicklungsingenieur tätig war. Von 2016 bis 2020 leitete er die Vorentwicklung bei Umbra. 2020 gründete er mit zwei Kollegen die Harbor GmbH, deren Geschäftsführer er ist.";
    expect(positionsOf(text)).toEqual([
      "Entwicklungsingenieur @ Lumora, 2012 to 2016",
      "– @ Umbra, 2016 to 2020",
      "Geschäftsführer @ Harbor GmbH, 2020 to ?",
    ]);
  });

  test("with a unit after the title, and a date of the school before", () => {
    const text =
      "She co-founded Lumora in 2019. Before that, she spent six years at UCX, most recently as Director of Immunology (2015–2019), and held positions at Umbra. She earned her doctorate from KU Harbor in 2009 and an MBA from Vlerix.";
    expect(positionsOf(text)).toContain("Director of Immunology @ UCX, 2015 to 2019");
    expect(educationsOf(text)).toEqual(["doctorate @ KU Harbor, ? to 2009", "MBA @ Vlerix, ? to ?"]);
  });

  test("about a school whose name ends in a small letter or a number", () => {
    const text =
      "Il est diplômé de l'École polytechnique et titulaire d'un doctorat de l'Université de Lumora 1, soutenu en 2012. Il a rejoint Umbra en 2013 comme ingénieur. Il a cofondé Harbex en 2020.";
    expect(educationsOf(text).map((entry) => entry.replace(/^.* @ /, ""))).toEqual([
      "École polytechnique, ? to ?",
      "Université de Lumora 1, ? to 2012",
    ]);
  });
});
