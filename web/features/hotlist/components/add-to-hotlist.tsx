import { Anchor, Button, Card, Flex, Text, TextInput } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import type { CompanyFacts } from "#domain/company/facts.ts";
import { createHotlistEntry } from "#domain/hotlist/new-entry.ts";
import type { Squad } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { useAddToHotlist } from "#web/data/hotlist/writes.ts";
import { sightingsQuery } from "#web/data/sighting/queries.ts";
import { paths } from "#web/paths.ts";
import { toast } from "#web/ui/toast.tsx";
import { hotlistMessages } from "../messages.ts";

interface AddToHotlistProps {
  readonly squad: Squad;
  readonly facts: CompanyFacts;
  readonly url: string;
}

export function AddToHotlist({ squad, facts, url }: AddToHotlistProps) {
  const [geography, setGeography] = useState("");
  const addToHotlist = useAddToHotlist();
  const name = facts.name ?? "This company";
  const seen = useQuery(sightingsQuery(useBackend(), [url], facts.name === null ? [] : [facts.name]));
  const entry = seen.data?.get(url)?.hotlists.find((hotlist) => hotlist.squad.id === squad.id);
  const isIn = addToHotlist.isSuccess || entry !== undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    addToHotlist.mutate(createHotlistEntry(squad.id, facts, url, geography), {
      onSuccess: (outcome) =>
        outcome === "added"
          ? toast.success(hotlistMessages.addedTitle, hotlistMessages.added(name, squad.name))
          : toast.error(hotlistMessages.existsTitle, hotlistMessages.exists(name, squad.name)),
      onError: (error) => toast.error(hotlistMessages.addFailedTitle, error.message),
    });
  }

  return (
    <Card component="form" onSubmit={submit}>
      <Flex gap="sm" direction={{ base: "column", xs: "row" }} align={{ xs: "flex-end" }}>
        <TextInput
          flex={1}
          w="100%"
          label="Geography"
          placeholder={facts.geography ?? "e.g. DACH"}
          description={facts.geography === null ? undefined : `Leave empty to use ${facts.geography}`}
          value={geography}
          maxLength={100}
          disabled={isIn}
          onChange={(event) => setGeography(event.currentTarget.value)}
        />
        <Button
          type="submit"
          leftSection={isIn ? <IconCheck size={16} /> : <IconPlus size={16} />}
          loading={addToHotlist.isPending}
          disabled={isIn}
        >
          {hotlistMessages.add(squad.name)}
        </Button>
      </Flex>
      {entry !== undefined && (
        <Text size="sm" c="dimmed" mt="xs">
          {hotlistMessages.isOn(name, squad.name)}{" "}
          <Anchor component={Link} to={paths.companyOf(entry.id)} size="sm" underline="always">
            Open it
          </Anchor>
        </Text>
      )}
    </Card>
  );
}
