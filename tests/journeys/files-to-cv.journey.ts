import type { Page } from "@playwright/test";
import {
  archiveFile,
  badFiles,
  docxFile,
  FILE_WORDS,
  jsonFile,
  linkedinFile,
  pdfFile,
  type SampleFile,
  textFile,
} from "#tests/support/documents/sample-files.ts";
import { expect, test } from "./support/journey.ts";
import { signUp } from "./support/session.ts";

const chips = (page: Page) => page.getByRole("list", { name: "Files" }).getByRole("listitem");
const chip = (page: Page, name: string) => chips(page).filter({ hasText: name });

/** `Buffer` is Node's; Playwright takes it as the content of a file. */
async function choose(page: Page, button: string, files: readonly SampleFile[]): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await choosing).setFiles([...files]);
}

test("files of each kind become CVs, and nothing of them is sent", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`));
  await signUp(page);
  await page.goto("/linkedin-cv-creator");
  // Without a key of a profile service, a file is offered first.
  await choose(page, "Choose a LinkedIn PDF or CV", [linkedinFile]);
  await expect(page).toHaveURL(/from=file/);
  await expect(chip(page, "Profile.pdf")).toContainText("LinkedIn PDF, 2 pages");
  const ida = page.getByRole("article", { name: "Ida Beispiel" });
  await expect(ida).toContainText("Founder at Tidewright");
  await expect(ida).toContainText("Read from “Profile.pdf” in your browser. Not saved.");
  const cv = page.getByRole("region", { name: "CV", exact: true });
  await expect(cv).toContainText("Celonis (3Y)");
  await expect(cv).toContainText("Head of Ports (Jan 2018 - Dec 2019, 2Y)");
  await expect(cv).toContainText("MSc, Informatics (2010 - 2015");
  await expect(page.getByRole("region", { name: "Timeline" })).toBeVisible();

  await choose(page, "Add files", [pdfFile, docxFile, archiveFile, jsonFile, textFile]);
  await expect(chip(page, "Karl.pdf")).toContainText("PDF, 1 page");
  await expect(chip(page, "Karl.docx")).toContainText("Word document");
  await expect(chip(page, "Basic_LinkedInDataExport.zip")).toContainText("LinkedIn data archive");
  await expect(chip(page, "resume.json")).toContainText("JSON Resume");
  await expect(chip(page, "Karl.txt")).toContainText("Text");
  for (const name of ["Karl.pdf", "Karl.docx", "Karl.txt"]) {
    await chip(page, name).getByRole("button").first().click();
    await expect(page.getByRole("article", { name: "Karl Muster" })).toContainText(`“${name}”`);
    await expect(cv).toContainText("Engineer (Jan 2019 - Dec 2020, 2Y)");
  }
  await chip(page, "Basic_LinkedInDataExport.zip").getByRole("button").first().click();
  await expect(page.getByRole("article", { name: "Mona Archiv" })).toContainText("Partner (Mar 2019 - Present");
  await chip(page, "resume.json").getByRole("button").first().click();
  await expect(page.getByRole("article", { name: "Rosa Json" })).toContainText("Designer (Jan 2019 - Dec 2020, 2Y)");

  // The other screen shows the same file.
  await chip(page, "Profile.pdf").getByRole("button").first().click();
  await page.getByRole("link", { name: "Highlighted" }).click();
  await expect(page).toHaveURL(/linkedin-profile-formatter/);
  await expect(page.getByRole("group", { name: "Profile text" })).toContainText("Celonis (");
  // A statement shows the words of the text that it follows from.
  await page.evaluate(() => {
    const shown: string[] = [];
    const highlights = CSS.highlights;
    const set = highlights.set.bind(highlights);
    Object.assign(window, { shown });
    highlights.set = (name, highlight) => {
      shown.push(...[...highlight].map(String));
      return set(name, highlight);
    };
  });
  const summary = page.getByRole("region", { name: "Career summary" });
  await summary.getByRole("button", { name: /^Quayside Zephyr 1Y/ }).click();
  await summary.getByRole("button", { name: "Celonis 3Y" }).click();
  expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual([
    "Intern",
    "Head of Ports",
  ]);
  await page.getByRole("link", { name: "CV", exact: true }).click();
  await expect(cv).toContainText("Celonis (3Y)");

  await page.getByRole("button", { name: "Options for Profile.pdf" }).click();
  await page.getByRole("menuitem", { name: "Show the text" }).click();
  const text = page.getByRole("dialog", { name: "Text of Profile.pdf" });
  await expect(text.getByRole("textbox")).toHaveValue(/Head of Ports\nJanuary 2018 - December 2019/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Options for Profile.pdf" }).click();
  await page.getByRole("menuitem", { name: "Read as plain text instead" }).click();
  await expect(chip(page, "Profile.pdf")).toContainText(/(?<!LinkedIn )PDF, 2 pages/);

  await chip(page, "Karl.txt").getByRole("button", { name: "Remove Karl.txt" }).click();
  await expect(chips(page)).toHaveCount(5);
  // Names of known companies are looked up by the formatter; nothing else of a file is in any request.
  const content = /Beispiel|Tidewright|Quayside|Zephyr|Ports|containers|Muster|Archiv|Partner|Rosa|Designer|2017/;
  expect(sent.filter((request) => content.test(request))).toEqual([]);
});

test("files that cannot be read say why, beside those that can", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await signUp(page);
  await page.goto("/linkedin-cv-creator?from=file");
  await choose(page, "Choose files", [...badFiles.map(([file]) => file), linkedinFile]);
  for (const [file, reason] of badFiles) await expect(chip(page, file.name)).toContainText(reason);
  await expect(page.getByRole("article", { name: "Ida Beispiel" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...textFile, name: `cv-${index}.txt` }));
  await choose(page, "Add files", many);
  await expect(chip(page, "cv-49.txt")).toContainText("Text");
  await expect(chip(page, "cv-59.txt")).toContainText("You can add 50 files at once.");
  await expect(chips(page).filter({ hasText: "You can add 50 files at once." })).toHaveCount(10);
});

test("files are read without the network once one was read, and no request has a word of them", async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|Can't reach the server/);
  await signUp(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!/\.(?:js|css|woff2)$/.test(request.url()))
      sent.push(`${decodeURIComponent(request.url())} ${request.postData() ?? ""}`);
  });
  page.on("websocket", (socket) => socket.on("framesent", ({ payload }) => sent.push(payload.toString())));
  await page.goto("/linkedin-cv-creator?from=file");
  const isLoaded = page.waitForResponse(/\/pdfjs-[^/]*\.js/);
  await choose(page, "Choose files", [textFile]);
  await expect(chip(page, "Karl.txt")).toContainText("Text");
  await expect(page.getByRole("region", { name: "Career summary" })).toContainText("N26 2Y");
  // The reader of PDFs is loaded behind the first file.
  await (await isLoaded).finished();
  await context.setOffline(true);
  await choose(page, "Add files", [linkedinFile, docxFile]);
  await expect(chip(page, "Profile.pdf")).toContainText("LinkedIn PDF, 2 pages");
  await expect(page.getByRole("article", { name: "Ida Beispiel" })).toBeVisible();
  await chip(page, "Karl.docx").getByRole("button").first().click();
  await expect(page.getByRole("article", { name: "Karl Muster" })).toContainText("“Karl.docx”");
  await context.setOffline(false);

  // Each screen that takes files
  await page.getByRole("link", { name: "Highlighted" }).click();
  await chip(page, "Profile.pdf").getByRole("button").first().click();
  await expect(page.getByRole("group", { name: "Profile text" })).toContainText("Celonis (");
  await page.goto("/people/triage");
  await page.locator("input[type=file]").setInputFiles([linkedinFile, docxFile, textFile]);
  await expect(page.getByText("3 people")).toBeVisible();
  expect(sent.join()).toContain("Celonis");
  expect(FILE_WORDS.length).toBeGreaterThan(20);
  const isWord = new RegExp(`(?<!\\p{L})(?:${FILE_WORDS.join("|")})(?!\\p{L})`, "u");
  expect(sent.filter((request) => isWord.test(request))).toEqual([]);
});

test("a pasted profile becomes a CV, and saved profiles are found and opened", async ({ page }) => {
  await signUp(page);
  await page.goto("/linkedin-cv-creator");
  await page.getByRole("tab", { name: "From text" }).click();
  await page.getByLabel("Text of a profile or CV").first().getByRole("textbox").fill(textFile.buffer.toString());
  await page.getByRole("button", { name: "Generate CV" }).click();
  await expect(page.getByRole("article", { name: "Karl Muster" })).toContainText("Engineer (Jan 2019 - Dec 2020, 2Y)");

  await page.getByRole("tab", { name: "Saved profiles" }).click();
  await expect(page.getByText("No saved profiles")).toBeVisible();
  for (const id of ["sample-founder", "sample-cto"]) {
    await page.goto(`/linkedin-cv-creator?url=https://www.linkedin.com/in/${id}`);
    await expect(page.getByText(/Sample profile, fetched/)).toBeVisible();
  }
  await page.getByRole("tab", { name: "Saved profiles" }).click();
  const saved = page.getByRole("list", { name: "Saved profiles" }).getByRole("listitem");
  await expect(saved).toHaveCount(2);
  await page.getByRole("searchbox").fill("grünw");
  await expect(saved).toHaveCount(1);
  await saved.getByRole("link", { name: "Jördis Grünwälder" }).click();
  await expect(page.getByText(/Saved copy, fetched .*No request used\./)).toBeVisible();
});

test("a file fills the text analysis, and its former text can be put back", async ({ page }) => {
  await signUp(page);
  for (const path of ["/simple-text-analysis", "/text-analysis"]) {
    await page.goto(path);
    const field = page.getByRole("textbox", { name: "Text" });
    await field.fill("My own notes");
    await choose(page, "Add files", [linkedinFile]);
    await expect(chip(page, "Profile.pdf")).toContainText("LinkedIn PDF, 2 pages");
    await expect(
      page
        .locator("mark")
        .filter({ hasText: /^Celonis$/ })
        .first(),
    ).toBeVisible();
    await expect(field).toHaveValue(/Head of Ports/);
    await page.getByRole("button", { name: "Put back the former text" }).click();
    await expect(field).toHaveValue("My own notes");
  }
});
