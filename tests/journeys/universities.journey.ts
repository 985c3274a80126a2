import { expect, newContextPage, test, toast } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

test("a user adds a university, finds it, deletes it and undoes that", async ({ page, expectedConsole }) => {
  expectedConsole.push(/status of 409/);
  await signUp(page);
  await page.goto("/manage-universities");
  await expect(page.getByRole("heading", { name: "Manage Universities List" })).toBeVisible();
  await expect(page.getByText("Please use the exact university name as it appears on LinkedIn profiles")).toBeVisible();
  const table = page.getByRole("table", { name: "Universities" });
  await expect(table.getByRole("columnheader", { name: "University Name" })).toBeVisible();
  await expect(table.getByRole("columnheader", { name: "Actions" })).toBeVisible();

  const field = page.getByPlaceholder("Enter new university name");
  await page.getByRole("button", { name: "Add University" }).click();
  await expect(toast(page, "Error")).toContainText("Please enter a university name.");
  const name = `Hochschule "Süd", 100% (Test)_*`;
  await field.fill(`  ${name} `);
  await field.press("Enter");
  await expect(toast(page, "Success")).toContainText(`${name} has been added to the university list.`);
  await expect(field).toHaveValue("");

  await field.fill(name);
  await page.getByRole("button", { name: "Add University" }).click();
  await expect(toast(page, "Error")).toContainText("This university already exists in the list.");
  await expect(field).toHaveValue(name);

  const search = page.getByPlaceholder("Search universities...");
  await search.fill("SUD");
  const row = table.getByRole("row").filter({ hasText: name });
  await expect(row.getByText("New")).toBeVisible();
  await search.fill("no university of this name, 100% *");
  await expect(page.getByText("No universities found")).toBeVisible();
  await search.fill("");

  await page.getByRole("button", { name: "Show Only New" }).click();
  await expect(table.getByRole("button", { name: /^Delete/ })).toHaveCount(1);
  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await expect(toast(page, "Removed")).toContainText(`${name} has been removed from the university list.`);
  await expect(page.getByText("No universities found")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(toast(page, "Restored")).toBeVisible();
  await expect(row).toBeVisible();
  await page.getByRole("button", { name: "Show All" }).click();
  await page.reload();
  await search.fill('hochschule "sud');
  await expect(row).toBeVisible();
  await expect(row.getByText("New")).toHaveCount(0);
});

test("when two users add the same university at once, one is added and one sees an error", async ({
  page,
  browser,
  baseURL,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 409/);
  await signUp(page);
  const other = await newContextPage(browser, baseURL);
  await signUp(other, "grace@fund.example");

  const people = [page, other];
  for (const person of people) {
    await person.goto("/manage-universities");
    await person.getByPlaceholder("Enter new university name").fill("Nordakademie");
  }
  await Promise.all(people.map((person) => person.getByRole("button", { name: "Add University" }).click()));
  const outcomes = await Promise.all(
    people.map(async (person) => {
      const shown = person.locator(".mantine-Notification-root");
      await expect(shown).toBeVisible();
      return shown.innerText();
    }),
  );
  expect(outcomes.filter((text) => text.includes("Nordakademie has been added to the university list."))).toHaveLength(
    1,
  );
  expect(outcomes.filter((text) => text.includes("This university already exists in the list."))).toHaveLength(1);
  for (const person of people) {
    await person.reload();
    await person.getByPlaceholder("Search universities...").fill("nordakademie");
    await expect(person.getByRole("button", { name: "Delete Nordakademie" })).toHaveCount(1);
  }
});
