import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, newContextPage, test } from "./support/journey.ts";
import { apiHeaders, password, signUp } from "./support/session.ts";

const news = (page: Page) => page.getByRole("region", { name: "Since you last looked" });
const items = (page: Page) => news(page).getByRole("listitem");

test("a user comes back and sees exactly what a colleague did since, on this device and on another", async ({
  page,
  browser,
  baseURL,
}) => {
  await signUp(page, "ada@fund.example");
  const colleague = await newContextPage(browser, baseURL);
  await signUp(colleague, "grace@fund.example");
  const headers = { ...(await apiHeaders(colleague)), prefer: "return=representation" };
  const write = async (method: "post" | "patch" | "delete", path: string, data?: object) => {
    const response = await colleague.request[method](`/rest/v1/${path}`, { headers, ...(data && { data }) });
    expect(response.ok(), await response.text()).toBe(true);
    return (await response.json())[0];
  };
  const celonis = await write("post", "company_facts", {
    company_name: "Celonis",
    url: "https://www.crunchbase.com/organization/celonis",
    employee_count: "251-500",
  });
  const entry = await write("post", "squad_hotlist_companies", { squad_id: "fintech", company_name: "Celonis" });

  const people = await page.request.get("/rest/v1/team_members?select=id&email=eq.ada@fund.example", { headers });
  const [ada] = await people.json();

  // The first visit shows the week. Leaving marks it as seen, also for who returns before the mark is written.
  await page.goto("/overview");
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText(
    "Celonis: grace added it to Fintech · grace added it to the database",
  );
  const { promise: isReturned, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/rpc/mark_seen", async (route) => {
    await isReturned;
    await route.continue();
  });
  const leave = () => page.getByRole("link", { name: "University Database" }).first().click();
  await leave();
  await expect(page.getByPlaceholder("Search universities...")).toBeVisible();
  await page.getByRole("link", { name: "Overview" }).first().click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(items(page)).toHaveCount(0);
  release();
  await expect(news(page)).toContainText("Nothing has changed since you last looked.");
  const marked = page.waitForResponse((response) => response.url().includes("mark_seen"));
  await leave();
  await marked;

  // A colleague's day.
  const own = { headers: await apiHeaders(page) };
  const mine = await page.request.patch(`/rest/v1/company_facts?id=eq.${celonis.id}`, {
    ...own,
    data: { founded_year: 2011 },
  });
  expect(mine.ok()).toBe(true);
  await write("patch", `company_facts?id=eq.${celonis.id}`, { employee_count: "501-1000" });
  await write("patch", `squad_hotlist_companies?id=eq.${entry.id}`, { status: "meeting" });
  await write("post", "hotlist_notes", {
    entry_id: entry.id,
    body: "Great call with the founders.",
    mentions: [ada.id],
  });
  await write("post", "squad_hotlist_companies", { squad_id: "genai", company_name: "Aleph Alpha" });

  await page.getByRole("link", { name: "Overview" }).first().click();
  await expect(items(page)).toHaveCount(2);
  await expect(items(page).first()).toContainText("Aleph Alpha: grace added it to Gen/AI");
  await expect(items(page).last()).toContainText(
    "Celonis: employees 251-500 → 501-1000, by grace · grace wrote “Great call with the founders.” · grace moved it to Meeting on Fintech",
  );
  await expectAccessible(page, "Great call with the founders.");

  // What waits is marked as read when it is opened.
  const forYou = page.getByRole("region", { name: "For you" });
  await expect(forYou.getByRole("listitem")).toHaveText([/^Unread ?Celonis .*grace mentioned you/]);
  const read = page.waitForResponse((response) => response.url().includes("/inbox"));
  await forYou.getByRole("link", { name: "Celonis" }).click();
  await read;
  // The URL changes before the screen does, and who goes back by then has not left.
  await expect(page.getByRole("heading", { name: "Celonis" })).toBeVisible();
  await page.goBack();
  await expect(forYou.getByRole("listitem")).toHaveText([/^Celonis .*grace mentioned you/]);
  await write("patch", `squad_hotlist_companies?id=eq.${entry.id}`, { status: "diligence" });
  await expect(items(page)).toHaveText([/^Celonis: grace moved it to Diligence on Fintech/]);

  // A reload shows the same; so does the whole list.
  await page.reload();
  await expect(items(page)).toHaveCount(1);
  await news(page).getByRole("link", { name: "See all changes" }).click();
  const all = page.getByRole("region", { name: "What changed" });
  await expect(all.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page, "moved it to Diligence");
  await page.getByText("7 days", { exact: true }).click();
  await expect(all).toContainText("grace added it to the database");
  await page.getByText("Owned by me", { exact: true }).click();
  await expect(all).toContainText("Nothing changed in this time.");
  await page.getByText("Everyone", { exact: true }).click();
  await page.getByText("Since last visit", { exact: true }).click();
  await expect(all.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Mark all seen" }).click();
  await expect(all).toContainText("Nothing has changed since you last looked.");

  // Another device of the same person: nothing, then what comes while it is open.
  const device = await newContextPage(browser, baseURL);
  await device.goto("/auth");
  await device.getByLabel("Email").fill("ada@fund.example");
  await device.getByRole("textbox", { name: "Password" }).fill(password);
  await device.getByRole("button", { name: "Sign In" }).click();
  await expect(news(device)).toContainText("Nothing has changed since you last looked.");
  await write("patch", `squad_hotlist_companies?id=eq.${entry.id}`, {
    status: "passed",
    pass_reason: "Too late for us",
  });
  await expect(items(device)).toHaveText([/^Celonis: grace passed on it for Fintech: “Too late for us”/]);
});
