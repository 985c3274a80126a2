import { SaxesParser } from "saxes";
import { dayOfSerial, isoDay } from "./calendar.ts";
import { IMPORT_LIMITS, type TableRow } from "./table.ts";
import { damaged } from "./zip.ts";

export interface XmlReader {
  write(text: string): void;
  close(): void;
}

interface Handlers {
  readonly open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Reads XML piece by piece, without namespaces' prefixes. Entities that the document declares are not resolved. */
export function xmlReader({ open, text, close }: Handlers): XmlReader {
  const parser = new SaxesParser<{ xmlns: false; position: boolean }>({ xmlns: false, position: false });
  parser.on("error", () => {
    throw damaged();
  });
  parser.on("doctype", () => {
    throw damaged();
  });
  if (open !== undefined) parser.on("opentag", (tag) => open(localName(tag.name), tag.attributes));
  if (text !== undefined) {
    parser.on("text", text);
    parser.on("cdata", text);
  }
  if (close !== undefined) parser.on("closetag", (tag) => close(localName(tag.name)));
  return { write: (part) => void parser.write(part), close: () => void parser.close() };
}

/** Phonetic text (`rPh`) is left out. */
export function sharedStringsReader(): { readonly reader: XmlReader; readonly strings: readonly string[] } {
  const strings: string[] = [];
  let current: string | null = null;
  let isText = false;
  let phonetic = 0;
  const reader = xmlReader({
    open(name) {
      if (name === "si") current = "";
      else if (name === "rPh") phonetic += 1;
      isText = name === "t" && phonetic === 0;
    },
    text(text) {
      if (isText && current !== null) current += text;
    },
    close(name) {
      if (name === "si") strings.push(current ?? "");
      else if (name === "rPh") phonetic -= 1;
      isText = false;
    },
  });
  return { reader, strings };
}

export interface SheetFormats {
  readonly strings: readonly string[];
  /** By the index of a cell's style. */
  readonly isDateStyle: readonly boolean[];
  readonly startsIn1904: boolean;
}

export interface SheetHandlers {
  readonly onRow: (row: TableRow) => void;
  /** `A2:A5` */
  readonly onMerge: (range: string) => void;
  /** A cell, and the relation that has its target. */
  readonly onLink: (reference: string, relation: string) => void;
}

/** A cell has its stored value as text: a date as an ISO date, an error such as `#NAME?` as it is shown. Formulas are skipped. */
export function sheetReader(formats: SheetFormats, { onRow, onMerge, onLink }: SheetHandlers): XmlReader {
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "n";
  let style = 0;
  let value = "";
  let isValue = false;
  let phonetic = 0;
  return xmlReader({
    open(name, attributes) {
      if (name === "row") {
        line = attributes.r === undefined ? line + 1 : Number(attributes.r);
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        type = attributes.t ?? "n";
        style = Number(attributes.s ?? 0);
        value = "";
      } else if (name === "rPh") phonetic += 1;
      else if (name === "mergeCell") onMerge(attributes.ref ?? "");
      else if (name === "hyperlink") onLink(attributes.ref ?? "", relationOf(attributes));
      isValue = name === "v" || (name === "t" && phonetic === 0);
    },
    text(text) {
      if (isValue) value += text;
    },
    close(name) {
      if (name === "rPh") phonetic -= 1;
      else if (name === "row") onRow({ line, cells: Array.from(cells, (cell) => cell ?? "") });
      else if (name === "c" && value !== "" && column >= 0 && column <= IMPORT_LIMITS.columns) {
        cells[column] = textOf(value, type, style, formats);
      }
      isValue = false;
    },
  });
}

function textOf(
  value: string,
  type: string,
  style: number,
  { strings, isDateStyle, startsIn1904 }: SheetFormats,
): string {
  switch (type) {
    case "s":
      return strings[Number(value)] ?? "";
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "d":
      return value.replace(/T00:00:00(\.0+)?Z?$/, "");
    case "n": {
      const number = Number(value);
      const day = isDateStyle[style] === true ? dayOfSerial(number, startsIn1904) : null;
      return day === null ? plainNumber(number, value) : isoDay(day);
    }
    default:
      return value;
  }
}

/** `0.1+0.2` is stored as 0.30000000000000004; spreadsheets show 15 digits. */
function plainNumber(number: number, written: string): string {
  if (!Number.isFinite(number)) return written;
  return Number.isInteger(number) ? BigInt(number).toString() : String(Number(number.toPrecision(15)));
}

/** The attribute `r:id`, whatever the prefix is. */
export function relationOf(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes).find(([key]) => key === "r:id" || key.endsWith(":id"))?.[1] ?? "";
}

/** `BC12` is 54. */
export function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon === -1 ? name : name.slice(colon + 1);
}
