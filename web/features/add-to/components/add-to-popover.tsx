import { Button, CloseButton, Group, NativeSelect, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { IconCornerDownLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { NOTE_MAX } from "#domain/hotlist/note.ts";
import type { HotlistSighting } from "#domain/hotlist/sighting.ts";
import { findSquad, squads } from "#domain/hotlist/squads.ts";
import { findStatus, HOTLIST_STATUSES, type HotlistStatus, isClosed, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { useBackend } from "#web/backend/client.ts";
import { companySightingQuery } from "#web/data/sighting/queries.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { paths } from "#web/paths.ts";
import { AnchoredPopover, OWN_ESCAPE, returnFocus } from "#web/ui/anchored-popover.tsx";
import type { CompanyToAdd } from "../company-to-add.ts";
import { addToMessages as messages } from "../messages.ts";
import { useAddCompany } from "../use-add-company.ts";
import { type Cell, SquadGrid } from "./squad-grid.tsx";

interface AddToPopoverProps {
  readonly company: CompanyToAdd;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

/** Passing and parking need a reason. */
const STATUSES = HOTLIST_STATUSES.filter((status) => !isClosed(status)).map((status) => ({
  value: status,
  label: STATUS_LABELS[status],
}));
const LAST_SQUAD = "add-to.squad";
const NONE: readonly HotlistSighting[] = [];

/** Adds a company to a squad's hotlist, and shows on which it is already. */
export function AddToPopover({ company, opener, onClose }: AddToPopoverProps) {
  const seen = useQuery(companySightingQuery(useBackend(), company.url, company.name));
  const navigate = useNavigate();
  const add = useAddCompany((id) => void navigate(paths.companyOf(id)));
  const hotlists = seen.data?.hotlists ?? NONE;
  const [wanted, setWanted] = useState<Cell>(() => ({ squad: lastSquad(), priority: "medium" }));
  const [geography, setGeography] = useState("");
  const [status, setStatus] = useState<HotlistStatus>("sourced");
  const [note, setNote] = useState("");
  const [isBusy, setBusy] = useState(false);
  const open = squads.filter(({ id }) => hotlists.every(({ squad }) => squad.id !== id));
  const squad = open.includes(wanted.squad) ? wanted.squad : (open[0] ?? wanted.squad);

  function close() {
    onClose();
    returnFocus(opener);
  }

  async function save(cell: Cell) {
    setBusy(true);
    const isAdded = await add(company, { ...cell, geography, status, note });
    setBusy(false);
    if (!isAdded) return;
    store(LAST_SQUAD, cell.squad.id);
    close();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && open.length > 0) void save({ ...wanted, squad });
  }

  return (
    <AnchoredPopover opener={opener} label={`${messages.title(company.name)}…`} width={368} onClose={onClose}>
      <form onSubmit={onSubmit}>
        <Stack gap="xs">
          <Group justify="space-between" wrap="nowrap" gap="xs">
            <Text size="sm" fw={600} truncate title={company.name}>
              {messages.title(company.name)}
            </Text>
            <CloseButton size="sm" aria-label="Close" {...OWN_ESCAPE} onClick={close} />
          </Group>
          <SquadGrid
            hotlists={hotlists}
            chosen={{ ...wanted, squad }}
            isBusy={isBusy}
            onChoose={setWanted}
            onAdd={(cell) => void save(cell)}
            onOpen={onClose}
          />
          {seen.isError && (
            <Text size="xs" c="dimmed">
              {messages.lookupFailed}
            </Text>
          )}
          {open.length > 0 && (
            <>
              <Group gap="xs" grow>
                <NativeSelect
                  {...OWN_ESCAPE}
                  size="xs"
                  label={messages.status}
                  data={STATUSES}
                  value={status}
                  onChange={(event) => setStatus(findStatus(event.currentTarget.value) ?? "sourced")}
                />
                <TextInput
                  {...OWN_ESCAPE}
                  size="xs"
                  label={messages.geography}
                  placeholder={messages.geographyHint}
                  title={messages.geographyHint}
                  maxLength={100}
                  value={geography}
                  onChange={(event) => setGeography(event.currentTarget.value)}
                />
              </Group>
              <Textarea
                {...OWN_ESCAPE}
                size="xs"
                label={messages.note}
                placeholder={messages.noteHint}
                autosize
                minRows={1}
                maxRows={4}
                maxLength={NOTE_MAX}
                value={note}
                onChange={(event) => setNote(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  event.currentTarget.form?.requestSubmit();
                }}
              />
              <Group justify="space-between" gap="xs" wrap="nowrap">
                <Text size="xs" c="dimmed">
                  {messages.hint}
                </Text>
                <Button
                  {...OWN_ESCAPE}
                  type="submit"
                  size="xs"
                  flex="none"
                  loading={isBusy}
                  rightSection={<IconCornerDownLeft size={14} aria-hidden />}
                >
                  {messages.add(squad.name)}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </form>
    </AnchoredPopover>
  );
}

/** The squad that the user last added to from here. */
function lastSquad() {
  const stored = readStored(LAST_SQUAD);
  return findSquad(typeof stored === "string" ? stored : null) ?? squads[0];
}
