import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { migrate } from "../gateway/db/migrations/migrate.ts";
import { openDatabase } from "../gateway/db/open.ts";
import type { Database, TransactionSettings } from "../gateway/db/port/database.ts";
import { MIGRATIONS, TEMPLATE_DIR } from "../server/locations.ts";
import { startServerProcess } from "../tests/support/server-process.ts";
import { launchBrowser, signedIn } from "./support/browser.ts";
import { printMeasurement } from "./support/measurement.ts";
import { p95 } from "./support/stats.ts";
import { createRandom, makeNames } from "./support/text-data.ts";

const COMPANIES = 100_000;
const NOTES = 20_000;
const CHANGES = 1_000_000;
const ROWS_PER_INSERT = 5000;
const CHANGES_PER_INSERT = 20_000;
const MISTAKES = 200;
const QUERIES = 30;
/** Between two keys of a fast typist. */
const KEY_DELAY_MS = 120;
const READS = 40;
const DEADLINE_MS = 600_000;

const colleague: TransactionSettings = {
  role: "authenticated",
  settings: { "request.jwt.claims": JSON.stringify({ role: "authenticated", sub: randomUUID(), aal: "aal1" }) },
};

/** The palette among 100,000 companies and 20,000 notes, and what changed among 1,000,000 changes, on the embedded database. */
export async function measureFind(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "bench-find-"));
  const options = { dataDir: join(folder, "database"), templateDir: TEMPLATE_DIR };
  const names = makeNames(COMPANIES);
  try {
    const database = await openDatabase(options);
    await migrate(database, MIGRATIONS);
    await fill(database, names);
    await measureMistakes(database, names);
    await measureNews(database);
    await database.close();
    await measurePalette(folder, names);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(database: Database, names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += ROWS_PER_INSERT) {
    await run(
      database,
      `insert into company_facts (url, company_name, total_funding, aaa_investors)
       select 'https://www.crunchbase.com/organization/c-' || ($2::integer + n), name, n % 900 || 'M USD',
         case when n % 3 = 0 then 'Sequoia Capital, Index Ventures' end
       from jsonb_array_elements_text($1::jsonb) with ordinality item (name, n)`,
      [JSON.stringify(names.slice(from, from + ROWS_PER_INSERT)), String(from)],
    );
  }
  await run(
    database,
    `insert into squad_hotlist_companies (squad_id, company_name, company_url)
     select (array['genai', 'fintech', 'enterprise', 'climate', 'techbio'])[1 + n % 5], company_name, url
     from (select company_name, url, row_number() over (order by id) as n from company_facts) f where n <= 5000
     on conflict do nothing`,
  );
  await run(
    database,
    `insert into hotlist_notes (entry_id, author, body)
     select h.id, gen_random_uuid(), 'Call ' || n || ' with the founders of ' || h.company_name || ' about the pilot and the next round'
     from generate_series(1, ${NOTES}) n
     join (select id, company_name, row_number() over (order by id) as at from squad_hotlist_companies) h on h.at = 1 + n % 4000`,
  );
  await run(database, "analyze");
}

async function measureMistakes(database: Database, names: readonly string[]): Promise<void> {
  const random = createRandom(42);
  const times: number[] = [];
  let inFive = 0;
  for (let mistake = 0; mistake < MISTAKES; mistake += 1) {
    const name = names[random(names.length)] ?? "";
    const begin = performance.now();
    const text = "select search_everything($1) as hits";
    const [found] = await database.run([{ text, values: [misspelled(name, random)] }], { runAs: colleague });
    times.push(performance.now() - begin);
    const hits = JSON.parse(found?.rows[0]?.hits ?? "[]") as readonly { kind: string; title: string }[];
    const companies = hits.filter(({ kind }) => kind === "company").slice(0, 5);
    if (companies.some(({ title }) => title === name)) inFive += 1;
  }
  const percent = (100 * inFive) / MISTAKES;
  printMeasurement({
    name: `${MISTAKES} names with one typing mistake among 100,000 companies`,
    measured: `${percent.toFixed(1)} % in the first five, ${p95(times).toFixed(0)} ms at p95`,
    target: "at least 98 %",
    met: percent >= 98,
  });
}

/** A letter too few, too many or wrong, or two that are swapped. */
function misspelled(name: string, random: (below: number) => number): string {
  const at = random(name.length - 1);
  const letter = "abcdefghijklmnopqrstuvwxyz".charAt(random(26));
  const [head, tail] = [name.slice(0, at), name.slice(at + 1)];
  const edits = [head + tail, head + letter + name.slice(at), head + letter + tail];
  return edits[random(4)] ?? head + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
}

async function measureNews(database: Database): Promise<void> {
  for (let from = 0; from < CHANGES; from += CHANGES_PER_INSERT) {
    await run(
      database,
      `insert into changes (at, actor, via, table_name, row_id, label, op, old, new)
       select now() - interval '300 days' + n * interval '25.9 seconds', null, 'edit', 'company_facts',
         ('00000000-0000-4000-8000-' || lpad(to_hex(n % 50000), 12, '0'))::uuid, 'Company ' || n % 50000, 'update',
         jsonb_build_object(field, n % 900 || 'M USD'), jsonb_build_object(field, n % 901 || 'M USD')
       from generate_series(${from}, ${from + CHANGES_PER_INSERT - 1}) n
       cross join lateral (select case when n % 10 = 0 then 'total_funding' else 'founded_year' end as field) f`,
    );
  }
  await run(database, "analyze changes");
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const begin = performance.now();
    await database.run([{ text: `select what_changed(now() - interval '${1 + read} days')` }], { runAs: colleague });
    times.push(performance.now() - begin);
  }
  printMeasurement({
    name: "What changed since 1 to 40 days ago, first page among 1,000,000 changes",
    measured: `${p95(times).toFixed(0)} ms at p95`,
    target: "at most 100 ms",
    met: p95(times) <= 100,
  });
}

async function measurePalette(dataDir: string, names: readonly string[]): Promise<void> {
  const browser = await launchBrowser();
  const server = await startServerProcess({ env: { DATA_DIR: dataDir } });
  const context = await signedIn(browser, server.url);
  try {
    const page = await context.newPage();
    await page.goto("/overview");
    await page.getByText("On hotlists", { exact: true }).waitFor();
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Search everything" }).waitFor();
    const random = createRandom(5);
    const times: number[] = [];
    for (let query = 0; query < QUERIES; query += 1) {
      const name = names[random(names.length)] ?? "";
      times.push(...(await timeKeys(page, name.slice(0, 3 + random(6)))));
    }
    printMeasurement({
      name: "Palette from key to shown, 100,000 companies and 20,000 notes",
      measured: `${p95(times).toFixed(0)} ms at p95 of ${times.length} keys`,
      target: "at most 100 ms",
      met: p95(times) <= 100,
    });
  } finally {
    await context.close();
    await server.end("SIGTERM");
    await browser.close();
  }
}

/** Milliseconds from each key to the frame with its results. Counted in the page, so that the test's own messages do not matter. */
async function timeKeys(page: Page, query: string): Promise<readonly number[]> {
  await page.getByRole("combobox", { name: "Search everything" }).fill("");
  const times: number[] = [];
  for (const key of query) {
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          document.addEventListener(
            "keydown",
            ({ timeStamp }) => {
              const check = (now: number) => {
                const isShown = document.querySelector("[role=listbox]")?.getAttribute("aria-busy") === "false";
                const status = document.querySelector("[role=dialog] [role=status]")?.textContent ?? "";
                // The frame after the key has the new text; the results of a first letter are local.
                if (now > timeStamp && isShown && status !== "Searching…") resolve(now - timeStamp);
                else requestAnimationFrame(check);
              };
              requestAnimationFrame(() => requestAnimationFrame(check));
            },
            { once: true, capture: true },
          );
        }),
    );
    await page.keyboard.press(key === " " ? "Space" : key);
    times.push(await shown);
    await page.waitForTimeout(KEY_DELAY_MS);
  }
  return times;
}

async function run(database: Database, text: string, values: readonly string[] = []): Promise<void> {
  await database.run([{ text, values }], { deadlineMs: DEADLINE_MS });
}
