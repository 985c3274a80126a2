/** Random changes of the team's tables, and what undoing an operation must leave of them. */
import fc from "fast-check";
import type { Statement } from "#gateway/db/port/database.ts";

const FIELDS = {
  universities: ["name"],
  squad_hotlist_companies: ["company_name", "sector", "priority"],
  company_facts: ["company_name", "total_funding", "founded_year"],
  company_names: ["name", "removed"],
} as const;
type Table = keyof typeof FIELDS;
export const TABLES = Object.keys(FIELDS) as readonly Table[];
/** Written by triggers, at other times than the model knows. */
const UNKNOWN_TO_MODEL = ["updated_at", "as_of", "authors", "company_id", "screened_by", "screened_at"];
/** An undo does not report these as kept: nobody edits them. Source: `private.bookkeeping_columns()`. */
const BOOKKEEPING = new Set([
  ...UNKNOWN_TO_MODEL,
  "source",
  "fetched_from",
  "status_since",
  "revisit_due_at",
  "added_by",
  "edited_at",
]);

export type Row = Readonly<Record<string, unknown>>;
/** Rows by table and id. */
export type State = ReadonlyMap<string, Row>;

interface Step {
  readonly kind: "insert" | "update" | "delete";
  readonly table: Table;
  /** One of three rows of the table. */
  readonly row: number;
  readonly field: number;
  readonly value: number;
}

const step = fc.record<Step>({
  kind: fc.constantFrom("insert", "update", "update", "update", "delete"),
  table: fc.constantFrom(...TABLES),
  row: fc.nat(2),
  field: fc.nat(2),
  value: fc.nat(2),
});
export const steps = fc.array(step, { maxLength: 12 });

/** Two of the three rows of each table. */
export const firstRows: readonly Step[] = TABLES.flatMap((table) =>
  [0, 1].map((row): Step => ({ kind: "insert", table, row, field: 0, value: 0 })),
);

/** `phase` makes names unique, so that no key collides. */
export function statements(list: readonly Step[], phase: string): readonly Statement[] {
  return list.map(({ kind, table, row, field, value }, index) => {
    const id = `00000000-0000-4000-8000-${table.length}000000000${row}`;
    const name = `${phase}-${index}`;
    if (kind === "delete") return { text: `delete from ${table} where id = '${id}'` };
    if (kind === "insert") {
      const columns = {
        universities: "name",
        squad_hotlist_companies: "company_name, squad_id",
        company_facts: "company_name, url",
        company_names: "name",
      };
      const values = {
        universities: "",
        squad_hotlist_companies: ", 'genai'",
        company_facts: `, 'url-${name}'`,
        company_names: "",
      };
      return {
        text: `insert into ${table} (id, ${columns[table]}) values ('${id}', '${name}'${values[table]}) on conflict (id) do nothing`,
      };
    }
    const column = FIELDS[table][field % FIELDS[table].length] ?? "";
    const values: Readonly<Record<string, string>> = {
      sector: `'${value}'`,
      priority: `'${["low", "medium", "high"][value]}'`,
      total_funding: value === 0 ? "null" : `'${value}M USD'`,
      founded_year: String(2000 + value),
      removed: String(value === 0),
    };
    return { text: `update ${table} set ${column} = ${values[column] ?? `'${name}'`} where id = '${id}'` };
  });
}

/** The state after the undo and what it keeps, from three snapshots alone. */
export function expectation(
  before: State,
  after: State,
  edited: State,
): { readonly state: State; readonly kept: readonly string[] } {
  const state = new Map(edited);
  const kept: string[] = [];
  const keep = (key: string, field: string | null) => kept.push(`${key} ${field}`);
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, own, now] = [before.get(key), after.get(key), edited.get(key)];
    if (own === undefined) {
      if (old !== undefined && now === undefined) state.set(key, old);
    } else if (old === undefined) {
      const changed = now === undefined ? [] : editable(own).filter((field) => differ(now[field], own[field]));
      for (const field of changed) keep(key, field);
      if (now !== undefined && changed.length === 0) state.delete(key);
    } else {
      const touched = namesOf(own).filter((field) => differ(old[field], own[field]));
      const edits = editable(own).filter((field) => touched.includes(field));
      if (now === undefined) {
        if (edits.length > 0) keep(key, null);
        continue;
      }
      const mine = touched.filter((field) => !differ(now[field], own[field]));
      for (const field of edits) {
        if (differ(now[field], own[field]) && differ(now[field], old[field])) keep(key, field);
      }
      state.set(key, { ...now, ...Object.fromEntries(mine.map((field) => [field, old[field]])) });
    }
  }
  return { state, kept };
}

/** Of lists and objects, the values count. */
function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b);
}

function editable(row: Row): readonly string[] {
  return namesOf(row).filter((name) => !BOOKKEEPING.has(name));
}

/** Without generated columns and those that the model does not know. */
function namesOf(row: Row): readonly string[] {
  const generated = [
    "sort_name",
    "sort_investors",
    "search_text",
    "employee_rank",
    "funding_usd",
    "facts_at",
    "name_key",
  ];
  return Object.keys(row).filter((name) => ![...UNKNOWN_TO_MODEL, ...generated].includes(name));
}

export function columnsOf(state: State): Readonly<Record<string, Row>> {
  const pairs = [...state].map(([key, row]) => [
    key,
    Object.fromEntries(namesOf(row).map((name) => [name, row[name]])),
  ]);
  return Object.fromEntries(pairs) as Record<string, Row>;
}
