import { Button } from "@mantine/core";
import { Link } from "react-router";
import { TextAnalysis } from "#web/features/annotated-text/components/text-analysis.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/simple-text-analysis`: names highlighted, nothing added. */
export function SimpleTextAnalysisRoute() {
  return (
    <>
      <PageHeader
        title="Basic Text Analysis"
        description="Paste a text: known universities and companies are highlighted, and nothing is added to it."
        actions={
          <Button component={Link} to={paths.textAnalysis} variant="default" size="xs">
            With auto enhancement
          </Button>
        }
      />
      <TextAnalysis key="basic" analysis="basic" />
    </>
  );
}
