import { Button } from "@mantine/core";
import { Link } from "react-router";
import { ToolsAccordion } from "../../features/overview/components/tools-accordion.tsx";
import { databases, tools } from "../../features/overview/tools.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { paths } from "../paths.ts";

/** `/tools-explanation`: what there is, and how to work with it. */
export function ToolsExplanationRoute() {
  return (
    <>
      <PageHeader
        title="Tools Explanation"
        description="What each tool is for, and how to work with it."
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
