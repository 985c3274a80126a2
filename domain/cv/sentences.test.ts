import { describe, expect, test } from "vitest";
import { outlineOf } from "./outline.test-support.ts";

describe("a biography is read", () => {
  test.each([
    [
      "in German sentences",
      `Sabine Keller leitet seit Herbst 2021 als Vorständin die Stiftung Blaue Wiese in Hannover. Sie war von 2016 bis 2021 Geschäftsführerin bei Viessmann. Davor arbeitete sie, von 2006 bis 2016, bei DHL als Leiterin der Unternehmensentwicklung. Ihre Laufbahn begann sie 2002 als Trainee bei Roland Berger. Studiert hat sie Physik an der Universität Mannheim.`,
      [
        "Vorständin @ Stiftung Blaue Wiese, 2021 to present",
        "Geschäftsführerin @ Viessmann, 2016 to 2021",
        "Leiterin der Unternehmensentwicklung @ DHL, 2006 to 2016",
        "Trainee @ Roland Berger, 2002 to ?",
        "school Universität Mannheim, ?",
      ],
    ],
    [
      "in English sentences",
      `Tom Example is the head of growth of Root & Ember. He joined the company in March 2022. He came to it from Stripe, where he was a product manager from 2017 to 2021. Before that he spent three years at Barclays as an analyst between 2014 and 2017, and a trainee at Lloyds from 2012 until 2014. He started his career at KPMG in 2011. Tom holds a BA in History from the University of York.`,
      [
        "head of growth @ Root & Ember, 2022-3 to present",
        "product manager @ Stripe, 2017 to 2021",
        "analyst @ Barclays, 2014 to 2017",
        "trainee @ Lloyds, 2012 to 2014",
        "– @ KPMG, 2011 to ?",
        "school University of York, ?",
      ],
    ],
    [
      "in French sentences",
      `Marc Exemple est directeur financier de Doctolib depuis 2020. Il a rejoint Doctolib après huit ans chez Lazard, où il était vice-président de 2012 à 2020. Il travaillait auparavant chez Deloitte comme auditeur entre 2008 et 2012.`,
      [
        "directeur financier @ Doctolib, 2020 to present",
        "vice-président @ Lazard, 2012 to 2020",
        "auditeur @ Deloitte, 2008 to 2012",
      ],
    ],
    [
      "in German sentences with the verb last",
      `Max Beispiel begann 2003 bei Siemens als Entwicklungsingenieur. 2008 wechselte er zu Bosch, wo er bis 2014 Abteilungsleiter war. Von 2014 bis 2018 war er Oberarzt der Klinik für Innere Medizin am Klinikum Kassel. Seit 2018 leitet er das Fraunhofer-Institut für Werkstoffe in Linz.`,
      [
        "Entwicklungsingenieur @ Siemens, 2003 to ?",
        "Abteilungsleiter @ Bosch, 2008 to 2014",
        "Oberarzt @ Klinikum Kassel, 2014 to 2018",
        "– @ Fraunhofer-Institut für Werkstoffe, 2018 to present",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(outlineOf(text)).toEqual(expected);
  });
});
