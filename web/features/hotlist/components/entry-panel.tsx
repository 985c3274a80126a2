import {
  Button,
  DrawerBody,
  DrawerCloseButton,
  DrawerContent,
  DrawerOverlay,
  DrawerRoot,
  DrawerTitle,
  Group,
  Input,
  Stack,
  Text,
} from "@mantine/core";
import { useId, useMounted } from "@mantine/hooks";
import { IconArrowUpRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { timeInStatus } from "#domain/hotlist/entry-age.ts";
import { type HotlistCompany, hotlistCompanyName, priorities } from "#domain/hotlist/hotlist-company.ts";
import { describeRevisit } from "#domain/hotlist/revisit.ts";
import { isClosed, STATUS_LABELS } from "#domain/hotlist/status.ts";
import { useMarkEntrySeen } from "#web/data/news/visit.ts";
import type { TeamMember } from "#web/data/team/queries.ts";
import { paths } from "#web/paths.ts";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { hotlistMessages as messages } from "../messages.ts";
import type { EntryWrites } from "../use-save-entry.ts";
import type { EditedField } from "./entry-popover.tsx";
import { NextStepFields } from "./next-step-fields.tsx";
import { PRIORITY_LABELS } from "./priority-badge.tsx";
import { StatusButton } from "./status-button.tsx";
import { OwnerButton, RevisitFlag } from "./work-cells.tsx";

interface EntryPanelProps {
  /** Null, for an entry that was deleted, closes the panel. */
  readonly entry: HotlistCompany | null;
  readonly isOpen: boolean;
  readonly writes: EntryWrites;
  readonly memberOf: (id: string) => TeamMember | undefined;
  readonly today: string;
  readonly nowMs: number;
  readonly onEdit: (entry: HotlistCompany, field: EditedField, opener: HTMLElement) => void;
  readonly onClose: () => void;
  /** More about the entry, such as "Add to…" and its notes. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** What the squad does about one company, beside the list. */
export function EntryPanel(props: EntryPanelProps) {
  // Opening after the mount animates it and restores the focus on close.
  const isMounted = useMounted();
  const { entry, onClose } = props;
  const isOpen = props.isOpen && entry !== null;
  return (
    <DrawerRoot
      opened={isMounted && isOpen}
      onClose={onClose}
      // The row gets it, also where a question was asked meanwhile.
      returnFocus={false}
      position="right"
      size="min(30rem, 100%)"
    >
      <DrawerOverlay backgroundOpacity={0.25} />
      <DrawerContent data-closing={!isOpen || undefined}>
        {entry !== null && (
          <>
            {/* Mantine's drawer header is a second banner landmark. */}
            <Group justify="space-between" px="md" py="sm" wrap="nowrap">
              <DrawerTitle fw={650} fz="lg">
                {hotlistCompanyName(entry)}
              </DrawerTitle>
              <DrawerCloseButton aria-label="Close details" />
            </Group>
            <DrawerBody>
              <Details {...props} entry={entry} />
            </DrawerBody>
          </>
        )}
      </DrawerContent>
    </DrawerRoot>
  );
}

function Details(props: EntryPanelProps & { readonly entry: HotlistCompany }) {
  const { entry, writes, memberOf, today, nowMs, onEdit, actions, children } = props;
  const { search } = useLocation();
  const priorityId = useId();
  useMarkEntrySeen(entry);
  const owner = entry.owner === null ? undefined : memberOf(entry.owner);
  const waitsFor = describeRevisit(entry.revisitWhen, entry.revisitOn);
  return (
    <Stack gap="md">
      <Group gap="xs">
        <Button
          component={Link}
          to={paths.companyOf(entry.id)}
          state={{ hotlistSearch: search }}
          variant="default"
          size="xs"
          rightSection={<IconArrowUpRight size={14} aria-hidden />}
        >
          {messages.openPage}
        </Button>
        {actions}
      </Group>
      <RevisitFlag entry={entry} today={today} />
      <Group gap="xl" align="flex-start">
        <div>
          <Input.Label component="div">{messages.status}</Input.Label>
          <Group gap="xs" mih={30}>
            <StatusButton entry={entry} onEdit={(opener) => onEdit(entry, "status", opener)} />
            <Text size="xs" c="dimmed">
              {timeInStatus(nowMs - Date.parse(entry.statusSince))}
            </Text>
          </Group>
        </div>
        <div>
          <Input.Label component="div">{messages.owner}</Input.Label>
          <Group gap="xs" mih={30}>
            <OwnerButton entry={entry} memberOf={memberOf} onEdit={(opener) => onEdit(entry, "owner", opener)} />
            <Text size="sm">{owner?.name ?? messages.noOwner}</Text>
          </Group>
        </div>
      </Group>
      {isClosed(entry.status) && (entry.passReason !== null || waitsFor.length > 0) && (
        <Text size="sm" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {STATUS_LABELS[entry.status]}: {[entry.passReason, ...waitsFor].filter((part) => part !== null).join(" · ")}
        </Text>
      )}
      <div>
        <Input.Label id={priorityId} component="div">
          {messages.priority}
        </Input.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-labelledby={priorityId}
          value={entry.priority}
          onChange={(priority) => void writes.save(entry, { priority }, messages.priority)}
          data={priorities.map((priority) => ({ value: priority, label: PRIORITY_LABELS[priority] }))}
        />
      </div>
      <NextStepFields entry={entry} writes={writes} />
      {children}
    </Stack>
  );
}
