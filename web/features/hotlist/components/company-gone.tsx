import { Button, Center, Group, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import { toEntryColumns } from "#domain/hotlist/entry-work.ts";
import { type HotlistCompany, hotlistCompanyName } from "#domain/hotlist/hotlist-company.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { useAddToHotlist } from "#web/data/hotlist/writes.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages } from "../messages.ts";

/** Replaces an entry that a colleague deleted while it was open. */
export function CompanyGone({ company }: { company: HotlistCompany }) {
  const add = useAddToHotlist();
  const name = hotlistCompanyName(company);
  const squad = findSquad(company.squad_id)?.name ?? company.squad_id;

  function restore() {
    add.mutate(toInsert(company), {
      onSuccess: (outcome) => {
        if (outcome === "exists") toast.error(hotlistMessages.existsTitle, hotlistMessages.exists(name, squad));
        else toast.success(hotlistMessages.addedTitle, hotlistMessages.added(name, squad));
      },
      onError: (error) => toast.error(hotlistMessages.addFailedTitle, error.message),
    });
  }

  return (
    <Center mih="50vh">
      <Stack align="center" gap="xs" role="alert">
        <title>{`${hotlistMessages.goneTitle(name)} · Venture Research`}</title>
        <Title order={1} ta="center" maw={640}>
          {hotlistMessages.goneTitle(name)}
        </Title>
        <Text c="dimmed" ta="center" maw={480}>
          {hotlistMessages.gone(squad)}
        </Text>
        <Group gap="xs" mt="sm" justify="center">
          <Button component={Link} to={paths.hotlistOf(company.squad_id)}>
            Back to the {squad} hotlist
          </Button>
          <Button variant="default" loading={add.isPending} onClick={restore}>
            Add it back
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}

/** Written by the database only. */
const NOT_INSERTED = new Set(["statusSince", "revisitDue", "addedBy", "companyId", "authors"]);

/** With what the user changed last, which may not be saved. */
function toInsert(company: HotlistCompany) {
  const columns = Object.fromEntries(Object.entries(company).filter(([key]) => !NOT_INSERTED.has(key)));
  return toEntryColumns(columns) as unknown as Parameters<ReturnType<typeof useAddToHotlist>["mutate"]>[0];
}
