import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strToU8, zipSync } from "fflate";
import { expect } from "./journey.ts";

/** A company export of Crunchbase, with what spreadsheets and people do to such files. */
export const damagedExport = [
  "Organization Name,Organization Name URL,Headquarters Location,Operating Status,Number of Employees,Founded Date,Total Funding Amount (in USD),Top 5 Investors,Website,CB Rank (Company)",
  'Celonis,https://www.crunchbase.com/organization/celonis?utm=x,"Munich, Bayern, Germany",Active,Jan-10,2011,"2,400,000,000","Accel, Unknown Angels",https://www.celonis.com/,"1,204"',
  'Nova Grid GmbH,,"Kiel, Schleswig-Holstein, Germany",Active,11-50,2019,,,,#NAME?',
  "Zeta Robotics,crunchbase.com/organization/zeta-robotics,,Active,Nov-50,abc,12.5M,,zeta.example,",
  "Zeta Robotics,https://www.crunchbase.com/organization/zeta-robotics,,,,,,,,",
  ",,,Active,,,,,,",
  "Unwanted Ltd,https://www.crunchbase.com/organization/unwanted,,Closed,1-10,2001,,,,",
  "",
].join("\r\n");

interface FileContent {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** Drags a file over the page and drops it. `whileDragged` runs between both. */
export async function dropFile(page: Page, { name, content }: FileContent, whileDragged: () => Promise<void>) {
  const transfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const files = new DataTransfer();
      files.items.add(new File([text], fileName, { type: "text/csv" }));
      return files;
    },
    [name, String(content)] as const,
  );
  const target = page.locator("body");
  await target.dispatchEvent("dragenter", { dataTransfer: transfer });
  await whileDragged();
  await target.dispatchEvent("drop", { dataTransfer: transfer });
}

export async function chooseFile(page: Page, { name, content }: FileContent): Promise<void> {
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(content) });
  await expect(page.getByRole("region", { name })).toBeVisible();
}

/** From the file to the preview. */
export async function openPreview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Match the columns" })).toBeFocused();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("group", { name: "Show rows by what happens to them" })).toBeVisible();
}

export function chip(page: Page, label: string) {
  return page.getByRole("button", { name: label, exact: true });
}

/** The number under a label of the result, such as `Added`. */
export async function expectResult(page: Page, counts: Readonly<Record<string, number>>): Promise<void> {
  await expect(page.getByRole("heading", { name: "Import finished" })).toBeFocused();
  for (const [label, count] of Object.entries(counts)) {
    await expect(page.locator("dt", { hasText: label }).locator("xpath=following-sibling::dd")).toHaveText(
      count.toLocaleString("en"),
    );
  }
}

export async function downloadedText(page: Page, button: string): Promise<string> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await downloading).path(), "utf8");
}

/** An Excel workbook with one sheet of texts. */
export function workbook(rows: readonly (readonly string[])[]): Uint8Array {
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`);
  const cells = rows.map(
    (row, line) =>
      `<row r="${line + 1}">${row
        .map((text, column) => `<c r="${"ABCDEFGH"[column]}${line + 1}" t="inlineStr"><is><t>${text}</t></is></c>`)
        .join("")}</row>`,
  );
  const spreadsheet = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const packages = "http://schemas.openxmlformats.org/package/2006/relationships";
  return zipSync({
    "[Content_Types].xml": xml('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    "_rels/.rels": xml(
      `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    "xl/workbook.xml": xml(
      `<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets><sheet name="Pipeline" sheetId="1" r:id="r1"/></sheets></workbook>`,
    ),
    "xl/_rels/workbook.xml.rels": xml(
      `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    "xl/worksheets/sheet1.xml": xml(
      `<worksheet xmlns="${spreadsheet}"><sheetData>${cells.join("")}</sheetData></worksheet>`,
    ),
  });
}
