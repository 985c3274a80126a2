import { Group, Text } from "@mantine/core";
import { useMemo } from "react";
import type { CompanyProfile } from "#domain/company/profile.ts";
import { indexOtherNames } from "#domain/match-rules/other-names.ts";
import { useLiveOtherNames } from "#web/data/other-name/live.ts";
import { type StoredOtherName, useOtherNames } from "#web/data/other-name/queries.ts";
import { OtherNamesEditor } from "./other-names-editor.tsx";

const NONE: readonly StoredOtherName[] = [];

/** "Also known as …" for a company's page: Crunchbase's other names and the team's. */
export function CompanyOtherNames({ profile }: { profile: CompanyProfile }) {
  const added = useOtherNames().data ?? NONE;
  useLiveOtherNames();
  const { identifier, aliases = [], legal_name } = profile.properties;
  const name = identifier?.value ?? null;
  const index = useMemo(() => {
    if (name === null) return null;
    const names = [...aliases, ...(legal_name === undefined ? [] : [legal_name])].filter((other) => other !== name);
    return indexOtherNames({ kind: "company", names: [name], builtIn: [{ name, aliases: names }], added });
  }, [name, aliases, legal_name, added]);
  if (name === null || index === null) return null;
  const names = index.of(name);
  return (
    <Group gap={4} wrap="nowrap" align="center">
      <Text size="sm" c="dimmed" style={{ overflowWrap: "anywhere" }}>
        {names.length === 0 ? "No other names" : `Also known as ${names.map(({ otherName }) => otherName).join(", ")}`}
      </Text>
      <OtherNamesEditor entry={{ kind: "company", name }} names={names} index={index} />
    </Group>
  );
}
