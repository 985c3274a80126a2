import { Button, Text } from "@mantine/core";
import { useMemo } from "react";
import type { UnknownName } from "#domain/text/unknown-names.ts";
import { evidenceOf } from "../../found/evidence.ts";
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
  const { kind, name, similar, occurrences } = unknown;
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
        <Evidence text={text} unknown={unknown} onShow={row.onShow} />
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
  readonly onShow: () => void;
}

/** The line with the name in bold. The main button does the same for the keyboard. */
function Evidence({ text, unknown, onShow }: EvidenceProps) {
  const { far, before, name, after, next } = useMemo(() => evidenceOf(text, unknown), [text, unknown]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- for the pointer
    <div className={classes.evidence} onClick={onShow}>
      {far !== "" && <span className={classes.far}>{far}</span>}
      {before}
      <b>{name}</b>
      {after}
      {next !== "" && ` · ${next}`}
    </div>
  );
}
