import { Button, CloseButton, Group, Popover, Portal, Stack, Text, TextInput } from "@mantine/core";
import { IconCornerDownLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { HotlistSighting } from "#domain/hotlist/sighting.ts";
import { findSquad, squads } from "#domain/hotlist/squads.ts";
import { useBackend } from "#web/backend/client.ts";
import { companySightingQuery } from "#web/data/sighting/queries.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { paths } from "#web/paths.ts";
import type { CompanyToAdd } from "../company-to-add.ts";
import { addToMessages as messages } from "../messages.ts";
import { OWN_ESCAPE } from "../own-escape.ts";
import { useAddCompany } from "../use-add-company.ts";
import { type Cell, SquadGrid } from "./squad-grid.tsx";

interface AddToPopoverProps {
  readonly company: CompanyToAdd;
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

const LAST_SQUAD = "add-to.squad";
const NONE: readonly HotlistSighting[] = [];

/** Adds a company to a squad's hotlist, and shows on which it is already. */
export function AddToPopover({ company, opener, onClose }: AddToPopoverProps) {
  // The opener may leave the page while the popover is open, such as a card that closes.
  const [box] = useState(() => opener.getBoundingClientRect());
  const seen = useQuery(companySightingQuery(useBackend(), company.url, company.name));
  const navigate = useNavigate();
  const add = useAddCompany((id) => void navigate(paths.companyOf(id)));
  const hotlists = seen.data?.hotlists ?? NONE;
  const [wanted, setWanted] = useState<Cell>(() => ({ squad: lastSquad(), priority: "medium" }));
  const [geography, setGeography] = useState("");
  const [isBusy, setBusy] = useState(false);
  const open = squads.filter(({ id }) => hotlists.every(({ squad }) => squad.id !== id));
  const squad = open.includes(wanted.squad) ? wanted.squad : (open[0] ?? wanted.squad);

  function close() {
    onClose();
    if (opener.isConnected) opener.focus();
  }

  async function save(cell: Cell) {
    setBusy(true);
    const isAdded = await add(company, { ...cell, geography });
    setBusy(false);
    if (!isAdded) return;
    store(LAST_SQUAD, cell.squad.id);
    close();
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy && open.length > 0) void save({ ...wanted, squad });
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys of the screen below have no meaning here.
    event.stopPropagation();
    if (event.key === "Escape") close();
  }

  return (
    <Portal>
      <Popover
        opened
        onChange={(isOpen) => !isOpen && onClose()}
        position="bottom-end"
        width={368}
        shadow="md"
        trapFocus
        withRoles={false}
        closeOnEscape={false}
        hideDetached={false}
        transitionProps={{ duration: 0 }}
        middlewares={{ flip: true, shift: { padding: 12 } }}
      >
        <Popover.Target>
          <span
            aria-hidden
            style={{
              position: "fixed",
              left: box.left,
              top: box.top,
              width: box.width,
              height: box.height,
              zIndex: -1,
            }}
          />
        </Popover.Target>
        <Popover.Dropdown
          role="dialog"
          aria-label={`${messages.title(company.name)}…`}
          {...OWN_ESCAPE}
          style={{ maxWidth: "calc(100vw - 24px)" }}
          onKeyDown={onKeyDown}
        >
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
                  <TextInput
                    {...OWN_ESCAPE}
                    size="xs"
                    label={messages.geography}
                    placeholder={messages.geographyHint}
                    maxLength={100}
                    value={geography}
                    onChange={(event) => setGeography(event.currentTarget.value)}
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
        </Popover.Dropdown>
      </Popover>
    </Portal>
  );
}

/** The squad that the user last added to from here. */
function lastSquad() {
  const stored = readStored(LAST_SQUAD);
  return findSquad(typeof stored === "string" ? stored : null) ?? squads[0];
}
