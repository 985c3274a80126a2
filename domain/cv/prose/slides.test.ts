import { describe, expect, test } from "vitest";
import { lines, outlineOf } from "../outline.test-support.ts";

describe("the slide about a founder is read", () => {
  test.each([
    [
      "with former employers and their titles in brackets",
      lines(
        "Team",
        "",
        "Jo Example",
        "Co-founder & CEO (since 2023)",
        "• 6 years at Vantelo as Head of Product",
        "• ex-Umbra (product manager, Leeds), ex-Kestrel (analyst)",
        "• MSc Computer Science, University of Lumen (2010)",
        "• Raised 2.1M from angels",
        "",
        "Lumora – Seed Deck – Confidential – 2025",
      ),
      [
        "Head of Product @ Vantelo, ? to ?",
        "product manager @ Umbra, ? to ?",
        "analyst @ Kestrel, ? to ?",
        "Co-founder & CEO @ Lumora, 2023 to present",
        "school University of Lumen, 2010",
      ],
    ],
    [
      "in French",
      lines(
        "L'équipe",
        "",
        "Jo Exemple, fondatrice & CEO",
        "• ex-Vantelo (directrice produit, 2016–2021)",
        "• ex-Umbra (cheffe de projet)",
      ),
      ["directrice produit @ Vantelo, 2016 to 2021", "cheffe de projet @ Umbra, ? to ?"],
    ],
    [
      "in German, with adverbs before the titles",
      lines(
        "Das Team",
        "",
        "Jo Muster – Gründerin & CEO",
        "✓ 8 Jahre bei der Vantelo AG, zuletzt Leiterin Vertrieb (2014–2022)",
        "✓ davor Beraterin bei Umbra (2010–2014)",
      ),
      ["Leiterin Vertrieb @ Vantelo AG, 2014 to 2022", "Beraterin @ Umbra, 2010 to 2014"],
    ],
    [
      "with the number of years before the employer",
      lines(
        "Meet the founder",
        "",
        "Jo Example",
        "Founder & CEO, Lumora (2023–now)",
        "→ 4 yrs Vantelo, Senior Engineer",
        "→ 3 yrs Umbra, Robotics Engineer",
        "→ PhD Robotics, University of Lumen",
      ),
      [
        "Founder & CEO @ Lumora, 2023 to present",
        "Senior Engineer @ Vantelo, ? to ?",
        "Robotics Engineer @ Umbra, ? to ?",
        "school University of Lumen, ?",
      ],
    ],
  ])("%s", (_name, text, expected) => {
    expect(outlineOf(text)).toEqual(expected);
  });

  test("but not where several people have a career", () => {
    expect(
      outlineOf(
        lines(
          "Team",
          "",
          "Jo Example, CEO",
          "• ex-Vantelo (product manager), ex-Umbra (analyst)",
          "• ex-Kestrel (engineer)",
          "",
          "Kim Sample, founder",
          "• ex-Harbor (engineer), ex-Lumio (director)",
        ),
      ),
    ).toEqual([]);
  });
});
