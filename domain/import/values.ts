import { createTopInvestorMatcher, type TopInvestorMatcher } from "../company/top-investors.ts";
import { topInvestors as builtInInvestors } from "../lists/investors.ts";
import { splitAmountHeader } from "./amount-header.ts";
import { currencyOf, type DecimalMark, decimalMarkOf, factorOfColumn, readFunding } from "./amounts.ts";
import { type CellResult, cut, readCell, readLine, readName, unescapedCell } from "./cell-text.ts";
import type { MappedColumn } from "./columns.ts";
import { type DateOrder, dateOrderOf, readDate, readYear } from "./dates.ts";
import { readEmployees } from "./employees.ts";
import { jsonbBytes } from "./extra.ts";
import type { ImportField, ImportValues } from "./fields.ts";
import { layoutOf } from "./layouts.ts";
import { directoryOf, readCompanyUrl, readLinkedin, readWebsite } from "./links.ts";
import {
  readCategories,
  readCity,
  readCountry,
  readHeadquarters,
  readInvestors,
  readPriority,
  readRoundType,
  readStatus,
} from "./lists.ts";
import type { TableRow } from "./table.ts";

/** What the whole column decides about its cells. */
export interface ColumnFacts {
  /** Null for columns without dates. */
  readonly dateOrder: DateOrder | null;
  readonly decimalMark: DecimalMark;
  /** Of the total funding: the currency that the header names, and what a number without a unit is multiplied with. */
  readonly amount?: { readonly currency: string | null; readonly factor: number | null };
  /** Of websites: the host of most cells, which are pages of a directory. */
  readonly directory?: string | null;
  /** Of names: whether they are numbered, such as `1. Celonis`. */
  readonly isNumbered?: boolean;
}

export interface CellProblem {
  /** Index of the file's column. */
  readonly column: number;
  readonly message: string;
}

export interface ReadRow {
  readonly values: ImportValues;
  readonly problems: readonly CellProblem[];
}

/** A line of the file with its values, ready to be planned. */
export interface ImportRow extends ReadRow {
  readonly line: number;
  /** The line whose newer funding round of the same company counts. */
  readonly supersededBy?: number;
}

const NAME_LIMIT = 300;
const DESCRIPTION_LIMIT = 2000;
const EXTRA_LIMIT = 500;
/** Below the column's limit of 8000, so that later imports have room. */
const EXTRA_BYTES = 6000;
const NUMBER = /^\s*#?\d{1,5}[.)]\s+/;
const FEWEST_NUMBERED = 3;
const NUMBER_FIELDS: ReadonlySet<string> = new Set(["total_funding", "employee_count"] satisfies ImportField[]);

/** `chosenOrder` is the user's, for dates that no date of the column decides. */
export function inspectColumns(
  rows: readonly Pick<TableRow, "cells">[],
  mapping: readonly MappedColumn[],
  chosenOrder: DateOrder = "ambiguous",
): readonly ColumnFacts[] {
  const orderOf = (cells: readonly string[]) => {
    const found = dateOrderOf(cells);
    return found === "ambiguous" ? chosenOrder : found;
  };
  const layout = layoutOf(mapping.map(({ header }) => header));
  return mapping.map(({ field, header }, column): ColumnFacts => {
    const cells = NUMBER_FIELDS.has(field) || field === "last_round_on" ? cellsOf(rows, column) : [];
    const decimalMark = NUMBER_FIELDS.has(field) ? decimalMarkOf(cells) : ".";
    const facts = { dateOrder: field === "last_round_on" ? orderOf(cells) : null, decimalMark };
    if (field === "website") return { ...facts, directory: directoryOf(cellsOf(rows, column)) };
    if (field === "company_name") return { ...facts, isNumbered: areNumbered(cellsOf(rows, column)) };
    if (field !== "total_funding") return facts;
    const { currency, factor } = splitAmountHeader(header);
    return {
      ...facts,
      amount: {
        currency: isInUsd(header) ? "USD" : currency,
        factor: factor ?? layout?.amountFactor ?? factorOfColumn(cells, decimalMark),
      },
    };
  });
}

/** Only if they count up: `1. FC Köln` is a name. */
function areNumbered(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => cell.trim() !== "");
  const [first = ""] = names;
  return (
    names.length >= FEWEST_NUMBERED &&
    names.every((name, index) => NUMBER.test(name) && numberAt(name) === numberAt(first) + index)
  );
}

function numberAt(name: string): number {
  return Number(/\d+/.exec(name)?.[0]);
}

/** All lines of a table. */
export function readRows(
  rows: readonly TableRow[],
  mapping: readonly MappedColumn[],
  columnFacts: readonly ColumnFacts[] = inspectColumns(rows, mapping),
  topInvestors?: TopInvestorMatcher,
): readonly ImportRow[] {
  return rows.map(({ line, cells }) => {
    const { values, problems } = readRow(cells, mapping, columnFacts, topInvestors);
    return { line, values, problems };
  });
}

let builtIn: TopInvestorMatcher | null = null;

/** A cell that cannot be read is a problem and a blank: the other cells of its line still count. */
export function readRow(
  cells: readonly string[],
  mapping: readonly MappedColumn[],
  columnFacts: readonly ColumnFacts[],
  topInvestors: TopInvestorMatcher = (builtIn ??=
    createTopInvestorMatcher(builtInInvestors)),
): ReadRow {
  const values: Writable = {};
  const problems: CellProblem[] = [];
  const extra: Record<string, string> = {};
  const currencyColumn = mapping.findIndex(({ field }) => field === "funding_currency");
  const currency = currencyColumn === -1 ? null : currencyOf(cells[currencyColumn] ?? "");
  for (const [column, { field, header }] of mapping.entries()) {
    if (field === "leave_out" || field === "funding_currency") continue;
    const cell = cells[column] ?? "";
    const facts = columnFacts[column] ?? { dateOrder: null, decimalMark: "." };
    const report = <Value>({ value, problem }: CellResult<Value>): Value | null => {
      if (problem !== null) problems.push({ column, message: problem });
      return value;
    };
    if (field === "extra") addExtra(extra, header, cell);
    else if (field === "headquarters") {
      const place = report(readHeadquarters(cell));
      values.city ??= place?.city ?? null;
      values.country ??= place?.country ?? null;
    } else if (field === "aaa_investors") {
      const investors = report(readInvestors(cell, topInvestors));
      values.aaa_investors = investors?.top ?? null;
      if (investors?.hasOthers === true) addExtra(extra, header, cell);
    } else if (field === "total_funding")
      values.total_funding = report(
        readFunding(cell, facts.decimalMark, facts.amount?.currency ?? currency, facts.amount?.factor),
      );
    else readField(values, field, cell, facts, report);
  }
  limitExtra(extra);
  return { values: Object.keys(extra).length === 0 ? values : { ...values, extra }, problems };
}

type Writable = { -readonly [Column in keyof ImportValues]: ImportValues[Column] };
type Report = <Value>(result: CellResult<Value>) => Value | null;
type PlainField = Exclude<ImportField, "headquarters" | "aaa_investors" | "total_funding" | "funding_currency">;

function readField(values: Writable, field: PlainField, cell: string, facts: ColumnFacts, report: Report): void {
  switch (field) {
    case "company_name":
      values.company_name = report(readName(facts.isNumbered === true ? cell.replace(NUMBER, "") : cell, NAME_LIMIT));
      return;
    case "url":
      values.url = report(readCompanyUrl(cell));
      return;
    case "linkedin":
      values.linkedin_slug = report(readLinkedin(cell));
      return;
    case "website":
      values.website_domain = report(readWebsite(cell, facts.directory));
      return;
    case "founded_year":
      values.founded_year = report(readYear(cell));
      return;
    case "employee_count":
      values.employee_count = report(readEmployees(cell, facts.decimalMark));
      return;
    case "short_description":
      values.short_description = report(readLine(cell, DESCRIPTION_LIMIT));
      return;
    case "categories":
      values.categories = report(readCategories(cell)) ?? [];
      return;
    case "country":
      values.country = report(readCountry(cell)) ?? values.country ?? null;
      return;
    case "city":
      values.city = report(readCity(cell)) ?? values.city ?? null;
      return;
    case "last_round_on":
      values.last_round_on = report(readDate(cell, facts.dateOrder ?? "ambiguous"));
      return;
    case "operating_status":
      values.operating_status = report(readStatus(cell));
      return;
    case "last_round_type":
    case "funding_stage":
      values[field] = report(readRoundType(cell));
      return;
    case "priority":
      values.priority = report(readPriority(cell));
      return;
    case "sector":
    case "geography":
      values[field] = report(readLine(cell, NAME_LIMIT));
  }
}

/** `Total Funding Amount (in USD)` is in US dollars, whatever the currency column beside it says about another column. */
function isInUsd(header: string): boolean {
  return /\busd\b|us\s?\$/i.test(header.replaceAll("_", " "));
}

function addExtra(extra: Record<string, string>, header: string, cell: string): void {
  const { value } = readCell(cell);
  const key = readLine(header, 100).value;
  if (value === null || key === null) return;
  extra[key] = cut(unescapedCell(value), EXTRA_LIMIT);
}

/** The last columns of a very wide file are left out. */
function limitExtra(extra: Record<string, string>): void {
  for (const key of Object.keys(extra).toReversed()) {
    if (jsonbBytes(extra) <= EXTRA_BYTES) return;
    delete extra[key];
  }
}

function cellsOf(rows: readonly Pick<TableRow, "cells">[], column: number): readonly string[] {
  return rows.map(({ cells }) => cells[column] ?? "");
}
