import { MatchRules } from "#web/features/match-rules/components/match-rules.tsx";
import { OtherNameTable } from "#web/features/other-names/components/other-name-table.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

export function MatchRulesRoute() {
  return (
    <>
      <PageHeader
        title="How names match"
        description="When a known name counts in text analysis, and how often its matches are right. Changes apply to the whole team."
      />
      <MatchRules renderOtherNames={(search) => <OtherNameTable search={search} />} />
    </>
  );
}
