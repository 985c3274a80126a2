import { expect, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** A page as a browser copies it: navigation, hidden texts for screen readers, and every line twice. */
const page1 = `Zum Hauptinhalt springen
Startseite
Ihr Netzwerk
Hintergrundbild
Tilda Wolkenstein
Tilda Wolkenstein
 · 2.
Leiterin Produkt bei Nebelkrähe Sensorik
Berlin, Deutschland · Kontaktinfo
Top-Kenntnisse
Python • Produktmanagement
Aktivitäten
Tilda Wolkenstein hat dies repostet · 2 Wochen
Danke an Siemens und Microsoft für das Gespräch!
Berufserfahrung
Berufserfahrung
Logo von Nebelkrähe Sensorik
Leiterin Produkt
Leiterin Produkt
Nebelkrähe Sensorik · Vollzeit
Nebelkrähe Sensorik · Vollzeit
März 2021–Heute · 3 Jahre 2 Monate
März 2021 bis Heute · 3 Jahre 2 Monate
Berlin, Deutschland · Hybrid
Berlin, Deutschland · Hybrid
Kunden: Bosch und die Stadtwerke.
Kunden: Bosch und die Stadtwerke.
… mehr anzeigen
Logo von Celonis
Senior Product Manager
Senior Product Manager
Celonis · Vollzeit
Celonis · Vollzeit
Sept. 2016–Feb. 2021 · 4 Jahre 6 Monate
Sept. 2016 bis Feb. 2021 · 4 Jahre 6 Monate
Ausbildung
Ausbildung
Logo von Hochschule Wolkenburg
Hochschule Wolkenburg
Hochschule Wolkenburg
Master of Science, Informatik
Master of Science, Informatik
2012–2016
2012–2016
Kenntnisse
Kenntnisse
Python
Python
`;

test("a German LinkedIn page, copied as text, shows the career and what is in no list", async ({ page }) => {
  await signUp(page);
  await page.goto("/text-analysis");
  await page.getByPlaceholder("Paste your text here...").fill(page1);
  await page.keyboard.press("Control+Enter");
  const found = page.getByRole("region", { name: "Found", exact: true });
  await expect(found).toContainText("Not in your lists (2)");
  await expect(found.getByRole("button", { name: "Nebelkrähe Sensorik Employer" })).toBeFocused();
  await expect(found.getByRole("button", { name: "Hochschule Wolkenburg School" })).toBeVisible();
  await expect(found.getByRole("button", { name: "Celonis Employer" })).toBeVisible();
  for (const mention of ["Bosch", "Siemens", "Microsoft"]) {
    await expect(found.getByRole("button", { name: `${mention} Mention` })).toBeAttached();
  }
  const text = page.getByRole("group", { name: "Analyzed text" });
  await expect(text).not.toContainText("Logo von");
  // The note follows the position, not the repeated heading of the page.
  await expect(text).toContainText("Celonis (N/A, N/A FTE, N/A, None)");

  await found.getByText("Career only").click();
  await expect(found.getByRole("button", { name: /Mention/ })).toHaveCount(0);
  await expect(text.locator("mark:not([data-quiet])").filter({ hasText: /Bosch|Siemens/ })).toHaveCount(0);
  await expect(text.locator("mark:not([data-quiet])").filter({ hasText: "Celonis" }).first()).toBeVisible();

  await found.getByRole("button", { name: /^Hochschule Wolkenburg/ }).click();
  await page.keyboard.press("u");
  await expect(toast(page, "Success")).toContainText("Hochschule Wolkenburg has been added to the university list.");
  await expect(text.locator('mark[data-tone="amber"]').first()).toHaveText("Hochschule Wolkenburg");
  await expect(found).toContainText("Not in your lists (1)");
});
