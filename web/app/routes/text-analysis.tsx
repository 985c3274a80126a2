import { Button } from "@mantine/core";
import { Link } from "react-router";
import { TextAnalysis } from "#web/features/annotated-text/components/text-analysis.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/text-analysis`: adds each company's facts. */
export function TextAnalysisRoute() {
  return (
    <>
      <PageHeader
        title="Text Analysis with Auto Enhancement"
        description="Paste a CV, profile or newsletter to highlight known universities and companies, with facts after each company."
        actions={
          <Button component={Link} to={paths.simpleTextAnalysis} variant="default" size="xs">
            Basic analysis
          </Button>
        }
      />
      <TextAnalysis key="enhanced" analysis="enhanced" />
    </>
  );
}
