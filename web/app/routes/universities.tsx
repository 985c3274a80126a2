import { Group } from "@mantine/core";
import type { OtherNameIndex } from "#domain/match-rules/other-names.ts";
import { ImportEntry } from "#web/features/import/components/import-entry.tsx";
import { MatchRulesLink } from "#web/features/management/components/match-rules-link.tsx";
import { OtherNamesEditor } from "#web/features/other-names/components/other-names-editor.tsx";
import { UniversityList } from "#web/features/universities/components/university-list.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

const target = { kind: "universities" } as const;
const renderOtherNames = (name: string, index: OtherNameIndex) => (
  <OtherNamesEditor entry={{ kind: "university", name }} names={index.of(name)} index={index} />
);

export function UniversitiesRoute() {
  return (
    <>
      <PageHeader
        title="Manage Universities List"
        description="Universities that text analysis recognizes. Changes apply to the whole team."
        actions={
          <Group gap="xs">
            <ImportEntry target={target} />
            <MatchRulesLink />
          </Group>
        }
      />
      <UniversityList renderOtherNames={renderOtherNames} />
    </>
  );
}
