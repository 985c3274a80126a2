import { Button } from "@mantine/core";
import { Link } from "react-router";
import { TextAnalysis } from "#web/features/annotated-text/components/text-analysis.tsx";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/simple-text-analysis`: highlights only. */
export function SimpleTextAnalysisRoute() {
  return (
    <>
      <PageHeader
        title="Basic Text Analysis"
        description="Paste text to highlight known universities and companies. Nothing is added to your text."
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
