/** News as a person reads it. */
import { asText } from "../company/parse-json.ts";
import { splitInvestors } from "../company/top-investors.ts";
import { formatRoundAmount } from "../funding/amount.ts";
import { investmentTypeLabel } from "../funding/investment-type.ts";
import { countsOf, operationTitle } from "../history/sentences.ts";
import { nameOf, shortName } from "../history/short-name.ts";
import { findSquad } from "../hotlist/squads.ts";
import { findStatus, STATUS_LABELS } from "../hotlist/status.ts";
import type { CompanyNews, NewsChange, OperationNews } from "./news.ts";

export interface Reader {
  /** The reader's own user ID. */
  readonly you: string | null;
  /** Email addresses of owners by ID. */
  readonly people: ReadonlyMap<string, string>;
}

export interface NewsSentence {
  readonly key: string;
  /** ISO timestamp. */
  readonly at: string;
  readonly text: string;
}

/** The net change of a value over all its changes. */
interface Net {
  readonly from: string | null;
  readonly to: string | null;
  /** The newest change of the value. */
  readonly change: NewsChange;
}

/** What happened to a company: its facts first, then what people did, newest first. */
export function sentencesOf(company: CompanyNews, reader: Reader): readonly NewsSentence[] {
  const ofCompany = company.changes.filter(({ tableName }) => tableName === "company_facts");
  const ofEntries = Map.groupBy(
    company.changes.filter(({ tableName }) => tableName === "squad_hotlist_companies"),
    ({ entryId, squadId }) => entryId ?? `removed from ${squadId}`,
  );
  const byPeople = [
    ...company.changes.flatMap((change) => eventSentence(change, reader) ?? []),
    ...[...ofEntries.values()].flatMap((changes) => entrySentences(changes, reader)),
  ];
  return [
    ...factSentences(ofCompany, company.roundUsd, reader),
    ...byPeople.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
  ];
}

function netOf(changes: readonly NewsChange[], field: string): Net | null {
  const touching = changes.filter((change) => Object.hasOwn(change.new, field));
  const newest = touching[0];
  if (newest === undefined) return null;
  const from = asText(touching.at(-1)?.old[field]) ?? null;
  const to = asText(newest.new[field]) ?? null;
  return from === to ? null : { from, to, change: newest };
}

function sentence(change: NewsChange, topic: string, text: string): NewsSentence {
  return { key: `${change.id} ${topic}`, at: change.at, text };
}

function factSentences(
  changes: readonly NewsChange[],
  roundUsd: number | null,
  { you }: Reader,
): readonly NewsSentence[] {
  const facts: { readonly change: NewsChange; readonly topic: string; readonly text: string }[] = [];
  const add = ({ change }: Net, topic: string, text: string) => facts.push({ change, topic, text });
  const round = netOf(changes, "last_round_type") ?? netOf(changes, "last_round_on");
  if (round !== null) {
    const type = changes.map((change) => asText(change.new.last_round_type)).find((text) => text !== undefined);
    const sum = roundUsd === null ? "" : `, ${formatRoundAmount(roundUsd)}`;
    add(round, "round", `new round${type === undefined ? "" : ` ${investmentTypeLabel(type)}`}${sum}`);
  }
  const funding = netOf(changes, "total_funding");
  if (funding !== null && (round === null || roundUsd === null)) add(funding, "funding", `funding ${arrow(funding)}`);
  const employees = netOf(changes, "employee_count");
  if (employees !== null) add(employees, "employees", `employees ${arrow(employees)}`);
  const investors = netOf(changes, "aaa_investors");
  if (investors !== null) {
    const [before, after] = [splitInvestors(investors.from), splitInvestors(investors.to)];
    const joined = listOf(after.filter((investor) => !before.includes(investor)));
    const left = listOf(before.filter((investor) => !after.includes(investor)));
    if (joined !== "") add(investors, "joined", `new top investor ${joined}`);
    if (left !== "") add(investors, "left", `${left} no longer listed`);
  }
  const name = netOf(changes, "company_name");
  if (name !== null && name.from !== null) add(name, "name", `renamed from ${name.from}`);

  // Who edited several facts is named once, after the last.
  const authorOf = (change: NewsChange | undefined) =>
    change === undefined || change.isFetched ? null : shortName(change.actor, you);
  return facts.map(({ change, topic, text }, index) => {
    const author = authorOf(change);
    const isNamed = author !== null && author !== authorOf(facts[index + 1]?.change);
    return sentence(change, topic, isNamed ? `${text}, by ${author === "You" ? "you" : author}` : text);
  });
}

/** Added, removed, a note. */
function eventSentence(change: NewsChange, { you }: Reader): NewsSentence | null {
  const who = shortName(change.actor, you);
  const list = change.tableName === "company_facts" ? "the database" : squadName(change);
  if (change.isAdded) return sentence(change, "added", `${who} added it to ${list}`);
  if (change.isRemoved) return sentence(change, "removed", `${who} removed it from ${list}`);
  if (change.note !== null) return sentence(change, "note", `${who} wrote “${firstLine(change.note)}”`);
  return null;
}

function entrySentences(changes: readonly NewsChange[], { you, people }: Reader): readonly NewsSentence[] {
  const sentences: NewsSentence[] = [];
  const status = netOf(changes, "status");
  if (status !== null) {
    const { change, to } = status;
    const known = findStatus(to);
    const who = shortName(change.actor, you);
    const reason = asText(change.new.pass_reason);
    const because = reason === undefined ? "" : `: “${firstLine(reason)}”`;
    const text =
      known === "passed"
        ? `${who} passed on it for ${squadName(change)}${because}`
        : known === "parked"
          ? `${who} parked it for ${squadName(change)}${because}`
          : `${who} moved it to ${known === null ? (to ?? "") : STATUS_LABELS[known]} on ${squadName(change)}`;
    sentences.push(sentence(change, "status", text));
  }
  const owner = netOf(changes, "owner");
  if (owner !== null) {
    const { change, to } = owner;
    const who = shortName(change.actor, you);
    let text = `${who} made ${to === you ? "you" : nameOf(people.get(to ?? "") ?? "a former colleague")} the owner on ${squadName(change)}`;
    if (to === null) text = `${who} removed the owner on ${squadName(change)}`;
    else if (to === change.actor?.id) text = `${who} took it on for ${squadName(change)}`;
    sentences.push(sentence(change, "owner", text));
  }
  const due = netOf(changes, "revisit_due");
  if (due !== null && due.to !== null) {
    sentences.push(sentence(due.change, "due", `look again (${squadName(due.change)}): ${due.to}`));
  }
  return sentences;
}

export function operationSentence(operation: OperationNews, you: string | null): string {
  return `${shortName(operation.actor, you)} · ${operationTitle(operation)}: ${countsOf(operation)}`;
}

function squadName({ squadId }: NewsChange): string {
  return findSquad(squadId)?.name ?? "a hotlist";
}

function arrow({ from, to }: Net): string {
  if (from === null) return to ?? "";
  return `${from} → ${to ?? "unknown"}`;
}

function listOf(names: readonly string[]): string {
  return names.length < 3 ? names.join(" and ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more`;
}

const NOTE_LIMIT = 120;

function firstLine(text: string): string {
  const [line = ""] = text.trim().split("\n");
  return line.length <= NOTE_LIMIT ? line : `${line.slice(0, NOTE_LIMIT).trimEnd()}…`;
}
