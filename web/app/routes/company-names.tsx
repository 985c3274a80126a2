import { Group } from "@mantine/core";
import type { OtherNameIndex } from "#domain/match-rules/other-names.ts";
import { CompanyNameList } from "#web/features/company-names/components/company-name-list.tsx";
import { ImportEntry } from "#web/features/import/components/import-entry.tsx";
import { MatchRulesLink } from "#web/features/management/components/match-rules-link.tsx";
import { OtherNamesEditor } from "#web/features/other-names/components/other-names-editor.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

const target = { kind: "company-names" } as const;
const renderOtherNames = (name: string, index: OtherNameIndex) => (
  <OtherNamesEditor entry={{ kind: "company", name }} names={index.of(name)} index={index} />
);

export function CompanyNamesRoute() {
  return (
    <>
      <PageHeader
        title="Manage Companies List"
        description="Companies that text analysis recognizes. Changes apply to the whole team."
        actions={
          <Group gap="xs">
            <ImportEntry target={target} />
            <MatchRulesLink />
          </Group>
        }
      />
      <CompanyNameList renderOtherNames={renderOtherNames} />
    </>
  );
}
