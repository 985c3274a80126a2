import { useLocation } from "react-router";
import { useAddTo } from "#web/features/add-to/add-to.tsx";
import { TextAnalysis } from "#web/features/annotated-text/components/text-analysis.tsx";
import { FilesIntoText } from "#web/features/documents/components/files-into-text.tsx";
import { paths } from "#web/paths.ts";
import { LinkSwitch } from "#web/ui/link-switch.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { TextCareer } from "./text-career.tsx";

const LINKS = [
  { to: paths.textAnalysis, label: "With auto enhancement" },
  { to: paths.simpleTextAnalysis, label: "Basic analysis" },
];

/**
 * `/text-analysis` adds each company's facts; `/simple-text-analysis` highlights only. One component for both routes, so that
 * React keeps the field and the result when the user switches.
 */
export function TextAnalysisRoute() {
  const isBasic = useLocation().pathname === paths.simpleTextAnalysis;
  const addTo = useAddTo();
  const actions = <LinkSwitch label="Analysis" links={LINKS} />;
  return (
    <>
      {isBasic ? (
        <PageHeader
          title="Basic Text Analysis"
          description="Paste text to highlight known universities and companies. Nothing is added to your text."
          actions={actions}
        />
      ) : (
        <PageHeader
          title="Text Analysis with Auto Enhancement"
          description="Paste a CV, profile or newsletter to highlight known universities and companies, with facts after each company."
          actions={actions}
        />
      )}
      <TextAnalysis
        analysis={isBasic ? "basic" : "enhanced"}
        onAddTo={addTo.open}
        Source={FilesIntoText}
        Career={TextCareer}
      />
      {addTo.popover}
    </>
  );
}
