import { Button } from "@mantine/core";
import { Link } from "react-router";
import { ToolsAccordion } from "#web/features/overview/components/tools-accordion.tsx";
import { databases, tools } from "#web/features/overview/tools.ts";
import { paths } from "#web/paths.ts";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/tools-explanation` */
export function ToolsExplanationRoute() {
  return (
    <>
      <PageHeader
        title="Tools Explanation"
        description="What each tool does and how to use it."
        actions={
          <Button component={Link} to={paths.overview} variant="default">
            Go to Overview
          </Button>
        }
      />
      <ToolsAccordion tools={[...tools, ...databases]} />
    </>
  );
}
