import { Button, Text } from "@mantine/core";
import { useMemo } from "react";
import type { UnknownName } from "#domain/text/unknown-names.ts";
import { foundMessages as messages } from "../../found/found-messages.ts";
import type { Handled } from "../../found/use-name-actions.ts";
import { FactsLine } from "./facts-line.tsx";
import classes from "./found-panel.module.css";
import { FoundRow } from "./found-row.tsx";
import { RowActions } from "./row-actions.tsx";
import type { RowProps } from "./row-props.ts";

interface UnknownRowProps extends RowProps {
  readonly unknown: UnknownName;
  /** Of the analyzed text. */
  readonly text: string;
  readonly handledAs: Handled | undefined;
  readonly onSimilar: (of: UnknownName["similar"][number]) => void;
}

/** A name that is in no list: the line that names it, names that are written nearly so, and what can be done. */
export function UnknownRow({ unknown, text, handledAs, onSimilar, ...row }: UnknownRowProps) {
  const { kind, name, line, similar, occurrences } = unknown;
  const isCompany = handledAs === undefined ? kind === "company" : handledAs === "company";
  const count = occurrences.length / 2;
  const aside = kind === "company" ? messages.role("employer") : messages.role("school");
  return (
    <FoundRow
      {...row}
      kind={kind}
      name={name}
      aside={count > 1 ? `${aside} ${messages.occurrences(count)}` : aside}
      isDone={handledAs !== undefined}
    >
      {handledAs === undefined ? (
        <Evidence text={text} line={line} unknown={unknown} onShow={row.onShow} />
      ) : (
        <Text size="xs" className={classes.line}>
          {messages.handled[handledAs]}
        </Text>
      )}
      {isCompany && (handledAs !== undefined || row.fetch !== undefined) && <FactsLine {...row} />}
      {handledAs === undefined && similar.length > 0 && (
        <div className={classes.chips}>
          {similar.map((of) => (
            <Button key={`${of.kind}:${of.name}`} variant="light" size="compact-xs" onClick={() => onSimilar(of)}>
              {messages.like(of.name)}
            </Button>
          ))}
        </div>
      )}
      {row.chooser ?? (row.actions.length > 0 && <RowActions label={name} actions={row.actions} />)}
    </FoundRow>
  );
}

interface EvidenceProps extends Pick<UnknownRowProps, "text" | "unknown"> {
  readonly line: UnknownName["line"];
  readonly onShow: () => void;
}

/** The line with the name in bold. The main button does the same for the keyboard. */
function Evidence({ text, line, unknown: { start, end }, onShow }: EvidenceProps) {
  const parts = useMemo(
    () => [text.slice(line.start, start), text.slice(start, end), text.slice(end, line.end), nextLine(text, line, end)],
    [text, line, start, end],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for the pointer
    <div className={classes.evidence} onClick={onShow}>
      {parts[0]}
      <b>{parts[1]}</b>
      {parts[2]}
      {parts[3] !== "" && ` · ${parts[3]}`}
    </div>
  );
}

const MAX_NEXT_LINE = 120;

/** The line after one that says no more than the name: it has the title or the degree. */
function nextLine(text: string, line: UnknownName["line"], end: number): string {
  if (/[\p{L}\p{N}]/u.test(text.slice(line.start, line.end).replace(text.slice(line.start, end), ""))) return "";
  const next = /^\s*([^\n]+)/.exec(text.slice(line.end, line.end + MAX_NEXT_LINE))?.[1] ?? "";
  return next.replaceAll(/\s{2,}/g, " · ");
}
