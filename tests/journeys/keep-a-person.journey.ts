import { expectAccessible } from "./support/axe.ts";
import { scrollToSections } from "./support/company-page.ts";
import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const FOUNDER = "/linkedin-cv-creator?url=https://www.linkedin.com/in/sample-founder";
const NAME = "Jördis Grünwälder";

test("a kept person is found by a colleague, a second reading says what changed, and erasing leaves nothing", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page);
  await page.goto("/whole-company-screener?url=https://www.crunchbase.com/organization/celonis");
  await expect(page.getByText("Series D").first()).toBeVisible();
  await page.goto(FOUNDER);
  await expect(page.getByText("4 top investors back 1 of 4 employers")).toBeVisible();
  await page.getByRole("button", { name: "Keep this person…" }).click();
  const form = page.getByRole("dialog", { name: `Keep ${NAME}` });
  await form.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(form.getByText("Enter at least 3 characters.")).toBeVisible();
  await form.getByLabel("Purpose").fill("EIR 2026");
  await form.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(toast(page, "Person kept")).toContainText(`${NAME} is kept for your team until`);
  await expect(page.getByText(/^Kept since .*: EIR 2026$/)).toBeVisible();
  await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();

  // As if the profile had been read before the person left Celonis.
  const headers = { ...(await apiHeaders(page)), "content-type": "application/json" };
  const stored = await page.request.get("/rest/v1/people?select=id,profile", { headers });
  const [row] = (await stored.json()) as [
    { id: string; profile: { positions: { company: string; is_open: boolean; end: null }[] } },
  ];
  const positions = row.profile.positions
    .filter(({ company }) => company !== "Stealth Startup")
    .map((position) =>
      position.company === "Celonis" ? Object.assign(position, { is_open: true, end: null }) : position,
    );
  const data = { profile: { ...row.profile, positions } };
  expect((await page.request.patch(`/rest/v1/people?id=eq.${row.id}`, { headers, data })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText(/^Since .*: left Celonis, new: Co-Founder & CEO at Stealth Startup$/)).toBeVisible();
  await page.getByRole("button", { name: "Update kept profile…" }).click();
  await form.getByRole("button", { name: "Update" }).click();
  await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();

  // A colleague's CV of this person, and a file that is none, on the company.
  const found = await page.request.get("/rest/v1/company_facts?select=id&company_name=eq.Celonis", { headers });
  const [company] = (await found.json()) as [{ id: string }];
  const addFile = async (name: string, kind: string, content: string) => {
    const id = crypto.randomUUID();
    const path = `${company.id}/${id}`;
    const upload = { headers: { ...headers, "content-type": "text/plain" }, data: content };
    expect((await page.request.post(`/storage/v1/object/company-files/${path}`, upload)).status()).toBe(200);
    const file = { id, company_id: company.id, path, name, kind, purpose: "EIR 2026", sha256: "0".repeat(64) };
    expect((await page.request.post("/rest/v1/company_files", { headers, data: file })).status()).toBe(201);
  };
  await addFile("CV_Jördis-Grünwälder.txt", "cv", "Jördis Grünwälder, Celonis");
  await addFile("Memo.txt", "memo", "A memo");

  const bob = await newContextPage(browser, baseURL);
  await signUp(bob, "bob@fund.example");
  await bob.goto("/overview");
  await bob.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "People" }).click();
  await bob.getByPlaceholder("Search people…").fill("eir");
  const kept = bob.getByRole("row").filter({ hasText: NAME });
  await expect(kept).toContainText("ada");
  await bob.getByRole("button", { name: NAME }).click();
  await expect(bob.getByRole("article", { name: NAME })).toContainText("Director of Product");

  await expectAccessible(bob, "Director of Product");
  await bob.goto("/company-list?company=celonis");
  await scrollToSections(bob);
  const here = bob.getByRole("region", { name: "People we have read who worked here (1)" });
  await here.getByRole("link", { name: NAME }).click();

  await bob.getByRole("button", { name: "Erase…" }).click();
  const question = bob.getByRole("dialog", { name: `Erase ${NAME}?` });
  await expect(question.getByRole("checkbox", { name: /^Kept profile/ })).toBeChecked();
  await expect(question.getByRole("checkbox", { name: /^Saved LinkedIn response/ })).toBeChecked();
  await expect(question.getByRole("checkbox", { name: /^CV on a company: CV_Jördis/ })).toBeChecked();
  await question.getByRole("button", { name: "Erase 3 records" }).click();
  await expect(toast(bob, "Person erased")).toContainText("3 records have been deleted.");
  await expect(bob.getByText("No people kept yet")).toBeVisible();
  for (const table of ["people", "linkedin_profiles", "changes", "company_files"]) {
    const left = await page.request.get(`/rest/v1/${table}?select=*`, { headers });
    expect(await left.text(), table).not.toContain("Grünwälder");
  }
  const files = await page.request.get("/rest/v1/company_files?select=name", { headers });
  expect(await files.json()).toEqual([{ name: "Memo.txt" }]);
});
