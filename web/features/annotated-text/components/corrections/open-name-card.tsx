import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { DatabaseNames } from "#domain/text/dictionary-entries.ts";
import type { UnknownName } from "#domain/text/unknown-names.ts";
import { foundMessages as messages } from "../../found/found-messages.ts";
import type { NameActions } from "../../found/use-name-actions.ts";
import { NameChooser } from "../found/name-chooser.tsx";
import classes from "./corrections.module.css";

interface OpenNameCardProps {
  readonly unknown: UnknownName;
  readonly names: DatabaseNames | undefined;
  readonly actions: NameActions;
}

/** The card of an employer or school that is in no list. */
export function OpenNameCard({ unknown: { name, similar }, names, actions }: OpenNameCardProps) {
  const [isChoosing, setChoosing] = useState(false);
  const choices = [
    { label: messages.addCompany, run: () => void actions.addCompany(name) },
    { label: messages.addUniversity, run: () => void actions.addUniversities([name]) },
    ...similar.map((of) => ({ label: messages.like(of.name), run: () => void actions.addOtherName(name, of) })),
    { label: messages.otherName, run: () => setChoosing(true) },
    { label: messages.notName, run: () => void actions.rejectName(name) },
  ];
  return (
    <Stack gap="xs">
      <Text fw={650} style={{ overflowWrap: "anywhere" }}>
        {name}
      </Text>
      <Text size="xs" c="dimmed">
        {messages.notListed}
      </Text>
      {isChoosing ? (
        <NameChooser
          otherName={name}
          similar={similar}
          names={names}
          onClose={() => setChoosing(false)}
          onChoose={(of) => void actions.addOtherName(name, of)}
        />
      ) : (
        <div className={classes.choices}>
          {choices.map(({ label, run }) => (
            <Button key={label} variant="light" size="compact-xs" onClick={run}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </Stack>
  );
}
