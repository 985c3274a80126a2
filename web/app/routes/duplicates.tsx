import { Box } from "@mantine/core";
import { DuplicateList } from "#web/features/duplicates/components/duplicate-list.tsx";
import { duplicateMessages } from "#web/features/duplicates/messages.ts";
import { paths } from "#web/paths.ts";
import { BackLink } from "#web/ui/back-link.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** `/company-list/duplicates` */
export function DuplicatesRoute() {
  return (
    <>
      <Box mb="md">
        <BackLink to={paths.companyDatabase} />
      </Box>
      <PageHeader title={duplicateMessages.title} description={duplicateMessages.description} />
      <DuplicateList />
    </>
  );
}
