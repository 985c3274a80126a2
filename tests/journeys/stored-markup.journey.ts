/** Markup in the team's data is shown as text. */
import type { Page } from "@playwright/test";
import { startFakeCrunchbase } from "#tests/fakes/crunchbase.ts";
import { startFakeLinkedin } from "#tests/fakes/linkedin.ts";
import { test as base, expect, toast } from "./support/journey.ts";
import { hostileUrls, markupPayloads } from "./support/markup-payloads.ts";
import { apiHeaders, signUp } from "./support/session.ts";

const some = (count: number, from = 0) => markupPayloads.slice(from, from + count);
const nth = (index: number) => markupPayloads[index % markupPayloads.length] ?? "";

const company = {
  permalink: "planted",
  name: nth(1),
  foundedOn: "2017",
  employees: "c_00051_00100",
  fundingTotalUsd: 1,
  description: some(40).join("\n"),
  categories: some(5, 40),
  website: hostileUrls[0] ?? "",
  linkedin: hostileUrls[3] ?? "",
  city: nth(60),
  country: nth(61),
  continent: nth(62),
  rounds: some(20, 80).map((name) => ({
    type: "seed" as const,
    announcedOn: "2020-01-01",
    leads: [name],
    investors: [`${name} Sequoia`],
  })),
  press: markupPayloads.slice(100, 160).map((title, index) => ({
    postedOn: "2020-01-01",
    publisher: nth(index + 200),
    title,
    url: hostileUrls[index % hostileUrls.length] ?? "",
  })),
} as const;
const person = {
  public_id: "planted",
  url: "https://www.linkedin.com/in/planted",
  full_name: nth(300),
  headline: nth(301),
  summary: some(20, 302).join("\n"),
  skills: some(5, 322),
  experiences: some(40, 330).map((name, index) => ({
    company_name: name,
    title: nth(index + 380),
    start_date: "2020-01",
    description: nth(index),
  })),
  educations: some(20, 420).map((name, index) => ({
    school_name: name,
    degree_name: nth(index),
    field_of_study: nth(index + 1),
  })),
};

const test = base.extend({
  crunchbase: async ({}, use) => {
    const service = await startFakeCrunchbase({ companies: [company] });
    await use(service);
    await service.close();
  },
  linkedin: async ({}, use) => {
    const service = await startFakeLinkedin({ people: [person] });
    await use(service);
    await service.close();
  },
});
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

/** Inserts the payloads through the API, past every form. */
async function plant(page: Page): Promise<string> {
  const headers = { ...(await apiHeaders(page)), prefer: "return=representation" };
  const insert = async (table: string, rows: readonly object[]) => {
    const response = await page.request.post(`/rest/v1/${table}?select=id`, { headers, data: rows });
    expect(response.status(), await response.text()).toBe(201);
    return ((await response.json()) as { id: string }[])[0]?.id ?? "";
  };
  // Small requests: one with all rows can pass the limit of 8 s on a busy machine.
  const add = async (table: string, rows: readonly object[]) => {
    let id = "";
    for (let from = 0; from < rows.length; from += 50) id = await insert(table, rows.slice(from, from + 50));
    return id;
  };
  // Names that differ only in spaces and invisible characters are the same name.
  const nameKey = (text: string) => text.replaceAll(/[\s\p{C}]+/gu, "");
  const short = [
    ...new Map(markupPayloads.map((text) => text.slice(0, 290)).map((text) => [nameKey(text), text])).values(),
  ];
  const unlike = [...new Map(short.map((text) => [nameKey(text).toLowerCase(), text])).values()];
  await add(
    "universities",
    short.map((name) => ({ name })),
  );
  await add(
    "company_names",
    short.map((name) => ({ name })),
  );
  const facts = (name: string, index: number) => ({
    company_name: name,
    employee_count: nth(index),
    total_funding: nth(index + 1),
    aaa_investors: nth(index + 2),
  });
  const address = (index: number) => hostileUrls[index % hostileUrls.length];
  await add(
    "company_facts",
    short.map((name, index) => Object.assign(facts(name, index), { url: `${address(index)}/${index}` })),
  );
  return add(
    "squad_hotlist_companies",
    unlike.map((name, index) =>
      Object.assign(facts(name, index), {
        squad_id: "genai",
        company_url: address(index),
        sector: nth(index + 3),
        geography: nth(index + 4),
        funding_stage: nth(index + 5),
      }),
    ),
  );
}

interface PolicyFactory {
  createPolicy(name: string, rules: object): void;
}

/** No script ran, no element was created, and every link is http(s). */
async function expectOnlyText(page: Page, ready: () => Promise<void>): Promise<void> {
  await ready();
  // Virtualized lists render further rows while scrolling.
  for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 4000);
  const found = await page.evaluate(() => ({
    wasHit: "wasHit" in window,
    planted: document.querySelectorAll("[data-planted], [DATA-PLANTED], iframe, object, embed, base, main script")
      .length,
    handlers: [...document.querySelectorAll("*")].filter((element) =>
      [...element.attributes].some(({ name }) => name.startsWith("on")),
    ).length,
    links: [...document.links].map(({ href }) => href).filter((href) => !/^https?:\/\//.test(href)),
    openers: [...document.links].filter(({ target, relList }) => target !== "" && !relList.contains("noopener")).length,
  }));
  expect(found, page.url()).toEqual({ wasHit: false, planted: 0, handlers: 0, links: [], openers: 0 });
}

test("500 payloads in every field are shown as text on every screen and never run or link", async ({ page }) => {
  test.setTimeout(180_000);
  expect(new Set(markupPayloads).size).toBe(500);
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await signUp(page);
  const id = await plant(page);
  const shows = (text: string | RegExp) => () => expect(page.getByText(text).first()).toBeVisible();

  for (const path of [
    "/company-list",
    "/manage-companies",
    "/manage-universities",
    "/squad-hotlist/genai",
    `/company/${id}`,
  ]) {
    await page.goto(path);
    await expectOnlyText(page, shows(/data-planted/i));
  }
  for (const path of ["/overview", "/company-hotlist", "/management", "/account", "/"]) {
    await page.goto(path);
    await expectOnlyText(page, () => expect(page.getByRole("heading").first()).toBeVisible());
  }

  for (const path of ["/whole-company-screener", "/crunchbase-input?squad=genai"]) {
    await page.goto(path);
    await page.getByLabel("Crunchbase URL").fill("https://www.crunchbase.com/organization/planted");
    await page.getByRole("button", { name: "Fetch" }).click();
    await expectOnlyText(page, () => expect(page.getByRole("article")).toBeVisible());
  }
  for (const path of ["/linkedin-cv-creator", "/linkedin-profile-formatter"]) {
    await page.goto(`${path}?url=https://www.linkedin.com/in/planted`);
    await expectOnlyText(page, shows("EDUCATION"));
  }
  for (const path of ["/text-analysis", "/simple-text-analysis"]) {
    await page.goto(path);
    await page.getByPlaceholder("Paste your text here...").fill(markupPayloads.join("\n"));
    await page.getByRole("button", { name: /^(Highlight|Analy[sz]e)/ }).click();
    await expectOnlyText(page, () => expect(page.getByRole("region", { name: "Analysis Result" })).toBeVisible());
    await page.getByRole("region", { name: "Analysis Result" }).getByRole("button", { name: "Copy" }).click();
    await expect(toast(page, "Copied!")).toBeVisible();
    const html = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType("text/html"))?.text() ?? "";
    });
    expect(html).toContain("&lt;");
    const tags = new Set(
      (html.match(/<\/?[a-z][^\s/>]*/gi) ?? []).map((tag) => tag.replace(/[</]/g, "").toLowerCase()),
    );
    for (const tag of tags) expect(["b", "span", "br", "html", "head", "body", "meta", "div", "p"]).toContain(tag);
  }
  expect(dialogs).toEqual([]);
});

test("the page refuses to turn a string into markup or a foreign script", async ({ page, expectedConsole }) => {
  expectedConsole.push(/trusted-types|Trusted(Type|HTML|Script)|default.? policy/i);
  await page.goto("/");
  await expect(page.getByRole("heading").first()).toBeVisible();
  const outcomes = await page.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        action();
        return "done";
      } catch (error) {
        return error instanceof TypeError ? "refused" : String(error);
      }
    };
    const element = document.createElement("div");
    return {
      plainText: attempt(() => (element.innerHTML = ":root { --a: b > c; }")),
      markup: attempt(() => (element.innerHTML = "<img src=x onerror=alert(1)>")),
      fragment: attempt(() => document.createRange().createContextualFragment("<b>x</b>")),
      script: attempt(() => (document.createElement("script").text = "alert(1)")),
      foreignScript: attempt(() => (document.createElement("script").src = "https://evil.example/x.js")),
      inlineWorker: attempt(() => new Worker("data:text/javascript,0")),
      secondPolicy: attempt(() => (Reflect.get(window, "trustedTypes") as PolicyFactory).createPolicy("other", {})),
    };
  });
  expect(outcomes).toEqual({
    plainText: "done",
    markup: "refused",
    fragment: "refused",
    script: "refused",
    foreignScript: "refused",
    inlineWorker: "refused",
    secondPolicy: "refused",
  });
});
