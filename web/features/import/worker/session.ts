import { createTopInvestorMatcher, type TopInvestorMatcher } from "#domain/company/top-investors.ts";
import type { MappedColumn } from "#domain/import/columns.ts";
import { type MatchRequest, matchRequest, planImport } from "#domain/import/plan.ts";
import type { CompanyMatch, Decision, ExistingEntry, Policies } from "#domain/import/plan-types.ts";
import { mergeRounds } from "#domain/import/rounds.ts";
import type { ReadOptions, TableRow } from "#domain/import/table.ts";
import { type ColumnFacts, type ImportRow, inspectColumns, readRow } from "#domain/import/values.ts";
import { topInvestors } from "#domain/lists/investors.ts";
import type { ExistingNames } from "#web/data/import/existing-names.ts";
import { type ImportTarget, isNameList } from "#web/data/import/target.ts";
import type { LineOutcome } from "#web/data/import/writes.ts";
import { existingNameKeys, planNames } from "./plan-names.ts";
import { PlanView } from "./plan-view.ts";
import { type Chunk, Run } from "./run.ts";
import { hashOf, type ReadSource, readSource } from "./source.ts";
import type { ColumnSettings, Corrections, LineFilter, OpenResult, Plan, PreviewLine, TableSource } from "./types.ts";

const ANOTHER = "another";

/** What the worker knows of one import: the file, the user's corrections, the plan, and what was imported. */
export class ImportSession {
  #read: ReadSource | null = null;
  #target: ImportTarget = { kind: "companies" };
  #mapping: readonly MappedColumn[] = [];
  #facts: readonly ColumnFacts[] = [];
  #investors: TopInvestorMatcher | undefined;
  #rows: ImportRow[] = [];
  #names: ReadonlySet<string> = new Set();
  #entries: readonly ExistingEntry[] | null = null;
  #policies: Policies = {};
  readonly #matches = new Map<number, CompanyMatch>();
  /** By line, the cells with the user's corrections. */
  readonly #edited = new Map<number, readonly string[]>();
  readonly #edits = new Map<string, readonly [line: number, column: number, text: string]>();
  readonly #decided = new Map<number, string>();
  readonly #excluded = new Set<number>();
  #view = new PlanView();
  #run = new Run();

  async open(source: TableSource): Promise<OpenResult> {
    const { read, result } = readSource(source, await hashOf(source), {});
    if (read !== null) this.#start(read);
    return result;
  }

  /** Reads the same source with other options. */
  reread(options: ReadOptions): OpenResult {
    const { source, sha256 } = this.#current();
    const { read, result } = readSource(source, sha256, options);
    if (read !== null) this.#start(read);
    return result;
  }

  #start(read: ReadSource): void {
    this.#read = read;
    this.#edited.clear();
    this.#edits.clear();
    this.#decided.clear();
    this.#excluded.clear();
    this.#view = new PlanView();
    this.#run = new Run();
  }

  #current(): ReadSource {
    if (this.#read === null) throw new Error("No file has been read");
    return this.#read;
  }

  /** Reads the rows. `ownFund` counts as a top investor. Decisions stay, unless the columns that they depend on change. */
  setFields(target: ImportTarget, { fields, dateOrder }: ColumnSettings, ownFund: string | null): void {
    const { table } = this.#current();
    this.#target = target;
    this.#investors = createTopInvestorMatcher(topInvestors, ownFund);
    this.#mapping = table.header.map((header, column) => ({
      header,
      field: fields[column] ?? "leave_out",
      confidence: "sure",
    }));
    this.#facts = inspectColumns(table.rows, this.#mapping, dateOrder);
    this.#rows = table.rows.map((row) => this.#readRow(row));
    this.#matches.clear();
  }

  #readRow({ line, cells }: TableRow): ImportRow {
    return { line, ...readRow(this.#edited.get(line) ?? cells, this.#mapping, this.#facts, this.#investors) };
  }

  async setExistingNames(names: ExistingNames): Promise<void> {
    this.#names = existingNameKeys(names, this.#target.kind === "company-names" ? await builtInNames() : []);
  }

  setEntries(entries: readonly ExistingEntry[]): void {
    this.#entries = entries;
  }

  matchRequest(offset: number, limit: number): readonly MatchRequest[] {
    return this.#rows.slice(offset, offset + limit).flatMap((row) => requestOf(row));
  }

  addMatches(matches: readonly CompanyMatch[]): void {
    for (const match of matches) this.#matches.set(match.line, match);
  }

  plan(policies: Policies): Plan {
    this.#policies = policies;
    return this.#replan();
  }

  #replan(): Plan {
    const plan = isNameList(this.#target)
      ? planNames(this.#rows, this.#names, (line) => this.#excluded.has(line))
      : planImport(this.#companies(), [...this.#matches.values()], this.#policies, this.#decisions(), this.#entries);
    return this.#view.show(plan, { mapping: this.#mapping, target: this.#target });
  }

  #companies(): readonly ImportRow[] {
    return this.#current().hasRounds ? mergeRounds(this.#rows) : this.#rows;
  }

  #decisions(): ReadonlyMap<number, Decision> {
    const decisions = new Map<number, Decision>();
    for (const [line, decision] of this.#decided) {
      decisions.set(line, decision === ANOTHER ? ANOTHER : { same: decision });
    }
    for (const line of this.#excluded) decisions.set(line, "left_out");
    return decisions;
  }

  lines(filter: LineFilter, offset: number, limit: number): readonly PreviewLine[] {
    return this.#view.lines(filter, offset, limit, {
      cellsOf: (line) => this.#cellsOf(line),
      decisionOf: (line) => this.#decided.get(line) ?? null,
      isExcluded: (line) => this.#excluded.has(line),
    });
  }

  #cellsOf(line: number): readonly string[] {
    return this.#edited.get(line) ?? this.#rowOf(line)?.cells ?? [];
  }

  #rowOf(line: number): TableRow | undefined {
    const { rows } = this.#current().table;
    // Rows are in the order of their lines, with gaps where lines are blank.
    let [low, high] = [0, rows.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = rows[middle];
      if (found === undefined || found.line === line) return found;
      if (found.line < line) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }

  /** Returns what to match again: the line may be another company now. */
  edit(line: number, column: number, text: string): readonly MatchRequest[] {
    this.#correct(line, column, text);
    const index = this.#rows.findIndex((row) => row.line === line);
    const row = this.#rowOf(line);
    if (index === -1 || row === undefined) return [];
    this.#rows[index] = this.#readRow(row);
    this.#matches.delete(line);
    this.#decided.delete(line);
    return requestOf(this.#rows[index]);
  }

  #correct(line: number, column: number, text: string): void {
    this.#edits.set(`${line} ${column}`, [line, column, text]);
    const cells = [...this.#cellsOf(line)];
    cells[column] = text;
    this.#edited.set(line, cells);
  }

  /** `decision` is a company's id, `another`, or null to leave the line undecided. */
  decide(line: number, decision: string | null): Plan {
    if (decision === null) this.#decided.delete(line);
    else this.#decided.set(line, decision);
    return this.#replan();
  }

  include(line: number, isIncluded: boolean): Plan {
    this.#setIncluded([line], isIncluded);
    return this.#replan();
  }

  includeAll(filter: LineFilter, isIncluded: boolean): Plan {
    this.#setIncluded(this.#view.linesOf(filter), isIncluded);
    return this.#replan();
  }

  #setIncluded(lines: readonly number[], isIncluded: boolean): void {
    for (const line of lines) {
      if (isIncluded) this.#excluded.delete(line);
      else if (this.#view.exclude(line)) this.#excluded.add(line);
    }
  }

  corrections(): Corrections {
    return { edits: [...this.#edits.values()], excluded: [...this.#excluded], decisions: [...this.#decided] };
  }

  /**
   * Takes over the corrections of an interrupted import, which was done up to the line `doneThrough`. A company that was added
   * as another one would now be added twice.
   */
  restore({ edits, excluded, decisions }: Corrections, doneThrough: number): void {
    for (const [line, column, text] of edits) this.#correct(line, column, text);
    for (const line of excluded) this.#excluded.add(line);
    for (const [line, decision] of decisions) {
      if (decision === ANOTHER && line <= doneThrough) this.#excluded.add(line);
      else this.#decided.set(line, decision);
    }
  }

  /** The next lines to import; empty at the end. */
  nextChunk(size: number): Chunk {
    return this.#run.next(this.#view.planned(), size);
  }

  record(outcomes: readonly LineOutcome[]): void {
    this.#run.record(outcomes);
  }

  /** What happened to each line, and the number of lines that were not taken. */
  result() {
    return this.#run.result(this.#view.planned());
  }

  /** The lines that were not imported, with the reason for each. */
  resultCsv(): string {
    return this.#run.csv(this.#view.planned(), this.#current().table.header, (line) => this.#cellsOf(line));
  }
}

/** Half the size of the worker, and of no use to imports of companies. */
async function builtInNames(): Promise<readonly string[]> {
  const { companies } = await import("#domain/lists/companies.ts");
  return companies.map(({ name }) => name);
}

function requestOf(row: ImportRow | undefined): readonly MatchRequest[] {
  if (row === undefined) return [];
  const request = matchRequest(row);
  const hasKey = [request.url, request.linkedin, request.domain, request.name].some((key) => key !== null);
  return hasKey ? [request] : [];
}
