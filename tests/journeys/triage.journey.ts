import { readFile } from "node:fs/promises";
import { linkedinFile } from "#tests/support/documents/sample-files.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const CVS = `Ada Muster

Experience
Celonis
Product Manager
Apr 2018 – Present

Education
INSEAD
MBA
2013 – 2014
---
Bo Beispiel

Experience
Mercury
Analyst
Jan 2014 – Dec 2015

Trade Republic
Founding Engineer
Jan 2016 – Dec 2017

Blorptastic Labs
Co-Founder
Feb 2018 – Present
---
only a shopping list`;

test("an analyst compares the people of texts and files with a hotlist company, fetches what is unknown and opens one", async ({
  page,
}) => {
  await signUp(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const headers = await apiHeaders(page);
  for (const linkedin_slug of ["mercury-bank", "mercury-chem"]) {
    const data = { company_name: "Mercury", linkedin_slug, short_description: `Of ${linkedin_slug}` };
    expect((await page.request.post("/rest/v1/company_facts", { headers, data })).status()).toBe(201);
  }
  await page.goto("/people");
  await page.getByRole("link", { name: "Triage" }).click();
  await expect(page.getByText("No people to compare yet")).toBeVisible();
  await page.getByRole("textbox", { name: "Paste CVs" }).fill(CVS);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "broken.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7 nothing"),
  });
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  await expect(row("Ada Muster")).toContainText("Product Manager at Celonis");
  await expect(row("Ada Muster")).toContainText("INSEAD");
  await expect(row("Bo Beispiel")).toContainText("Yes");
  await expect(row("Bo Beispiel")).toContainText("Blorptastic Labs");
  await expect(row("Text 3")).toContainText("No positions or educations found");
  await expect(row("broken.pdf").getByText(/damaged|cannot|not /i)).toBeVisible();
  expect(sent.join("\n")).not.toMatch(/Muster|Beispiel|Blorptastic|shopping/);

  const question = page.getByRole("region", { name: "Employers that may be several companies" });
  await expect(question).toContainText("Which company is Mercury?");
  await expect(question).toContainText("Employer of Bo Beispiel");
  await question.getByRole("button", { name: "Mercury" }).first().click();
  await expect(question).toHaveCount(0);

  const unknown = page.getByRole("region", { name: "Companies without facts" });
  await unknown.getByRole("checkbox", { name: "Blorptastic Labs" }).uncheck();
  await unknown.getByRole("button", { name: /^Fetch facts of the 2 unknown companies/ }).click();
  await expect(toast(page, "Facts fetched")).toContainText("2 saved, 0 failed");
  await expect(row("Ada Muster")).toContainText("Series A (Celonis)");
  await expect(row("Ada Muster")).toContainText("Accel");
  expect(sent.join("\n")).not.toMatch(/Muster|Beispiel|Blorptastic/);

  await page.locator("input[type=file]").setInputFiles(linkedinFile);
  await expect(row("Ida Beispiel")).toContainText("Quayside Zephyr");
  const data = { squad_id: "genai", company_name: "Compared Robotics", aaa_investors: "Accel, Sequoia Capital" };
  expect((await page.request.post("/rest/v1/squad_hotlist_companies", { headers, data })).status()).toBe(201);
  await page.getByRole("combobox", { name: "Compare with a hotlist company" }).fill("compared");
  await page.getByRole("option", { name: "Compared Robotics" }).click();
  const inCommon = row("Ada Muster").getByRole("cell").last();
  await expect(inCommon).toHaveText("Accel");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Suggested squad" }).uncheck();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("columnheader", { name: "Suggested squad" })).toHaveCount(0);
  await expect(inCommon).toHaveText("Accel");

  await page.getByRole("button", { name: "Years" }).click();
  await page.getByRole("button", { name: "Years" }).click();
  await expect(page.getByRole("row").nth(1)).toContainText("Bo Beispiel");
  await page.getByRole("button", { name: "Bo Beispiel" }).focus();
  await page.keyboard.press("j");
  await expect(page.getByRole("button", { name: "Ada Muster" })).toBeFocused();
  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  const person = page.getByRole("article", { name: "Ada Muster" });
  await expect(person).toContainText("joined between Series A (Jun 2016) and Series B (Jun 2018)");
  await expect(person.getByRole("button", { name: "Keep this person…" })).toBeVisible();
  await expect(person).toContainText("1 of them is also behind Compared Robotics.");
  await person.getByRole("button", { name: /^Product Manager at Celonis \(Apr 2018/ }).click();
  await expect(person.getByRole("listitem").filter({ hasText: "Apr 2018 - Present" }).locator("mark")).toHaveText(
    "Celonis",
  );
  await expectAccessible(page, "Funding while there");

  await page.getByPlaceholder("Filter people…").fill("insead");
  await expect(page.getByRole("row")).toHaveCount(2);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const csv = await readFile(await (await downloading).path(), "utf8");
  expect(csv).toContain("Person,Years,Current");
  expect(csv).toContain("Ada Muster");
  expect(csv).not.toContain("Bo Beispiel");

  await page.getByRole("link", { name: "Overview" }).click();
  const leaving = page.getByRole("dialog", { name: "Leave the triage?" });
  await leaving.getByRole("button").last().click();
  await expect(page).toHaveURL(/overview/);
});
