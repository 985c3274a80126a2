import { Button, Card, Group, Loader, Skeleton, Stack, Text, Title, UnstyledButton } from "@mantine/core";
import { IconCopy } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Evidence } from "#domain/career/career.ts";
import { exposureOf, exposureTitle } from "#domain/career/investors.ts";
import type { LinkedCareer } from "#domain/career/linked-career.ts";
import { FOUNDER_WORDS, LEAD_WORDS } from "#domain/career/roles.ts";
import { type SummaryLine, summaryOf, summaryText } from "#domain/career/summary.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { useBackend } from "#web/backend/client.ts";
import type { HotlistInvestors } from "#web/data/person/hotlist-investors.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { LazyPopover } from "#web/ui/lazy-popover.tsx";
import { toast } from "#web/ui/toast.tsx";
import { careerMessages, TIMINGS } from "../messages.ts";
import { useTopInvestors } from "../use-careers.ts";
import { CompanyChoices } from "./company-choices.tsx";
import { ComparedCompany } from "./compared-company.tsx";
import classes from "./summary-card.module.css";
import { TenureList } from "./tenure-list.tsx";

export interface SummaryCardProps {
  readonly linked: LinkedCareer;
  readonly today: CalendarMonth;
  /** Whether the employers and schools were looked up in the team's lists. */
  readonly areNamesKnown: boolean;
  readonly areFactsLoading: boolean;
  /** Shows where a statement is said. */
  /** Null where the screen does not show the positions: then statements are plain text. */
  readonly onShow: ((evidence: readonly Evidence[]) => void) | null;
  readonly onChoose: (employerKey: string, companyId: string | null) => void;
  /** The hotlist company whose investors are compared with those behind the career. */
  readonly compared: HotlistInvestors | null;
  readonly onCompare: (company: HotlistInvestors | null) => void;
  /** Whether the screen shows the funding beside each position already. */
  readonly hasTenures: boolean;
}

/** What a career says, line by line, with what the team knows of its employers. */
export function SummaryCard(props: SummaryCardProps) {
  const { linked, today, areNamesKnown, areFactsLoading, onShow, onChoose, compared, onCompare, hasTenures } = props;
  const { fundName } = useBackend().config;
  const matcher = useTopInvestors();
  const lines = summaryOf(linked, today, areNamesKnown).filter(({ id }) => id !== "investors");
  const exposure = exposureOf(linked.career, linked.employers, matcher, fundName);
  const shared = new Set(matcher.matchAll(compared?.investors ?? []));
  const inCommon = exposure.filter(({ name }) => shared.has(name)).length;

  async function copy() {
    if (await copyText(summaryText(linked.career, summaryOf(linked, today)))) {
      toast.success(careerMessages.copiedTitle, careerMessages.copied);
    } else toast.error(careerMessages.copyFailedTitle, careerMessages.copyFailed);
  }

  return (
    <Card component="section" aria-label={careerMessages.title} data-print="hidden">
      <Group justify="space-between" align="flex-start" gap="sm" mb="md" wrap="nowrap">
        <Stack gap={2}>
          <Group gap="xs">
            <Title order={2}>{careerMessages.title}</Title>
            {areFactsLoading && <Loader size={14} role="status" aria-label="Loading facts and rounds" />}
          </Group>
          <Text size="sm" c="dimmed">
            {onShow === null ? careerMessages.noScore : careerMessages.explanation}
          </Text>
        </Stack>
        {lines.length > 0 && (
          <Button
            size="xs"
            variant="light"
            flex="none"
            leftSection={<IconCopy size={14} />}
            disabled={!areNamesKnown}
            onClick={() => void copy()}
          >
            {careerMessages.copy}
          </Button>
        )}
      </Group>
      <Stack gap="lg">
        <CompanyChoices employers={linked.employers} onChoose={onChoose} />
        <dl className={classes.lines}>
          {lines.map((line) => (
            <Line key={line.id} line={line} onShow={onShow} />
          ))}
          {exposure.length > 0 && (
            <div className={classes.line}>
              <dt className={classes.label}>{careerMessages.investors}</dt>
              <dd className={classes.parts}>
                <Group gap="xs" mb={6} justify="space-between">
                  <Text size="sm">
                    {exposureTitle(exposure, linked.employers)}
                    {compared !== null && `. ${careerMessages.inCommon(inCommon, compared.name)}.`}
                  </Text>
                  <ComparedCompany compared={compared} onCompare={onCompare} />
                </Group>
                <ul className={classes.investors}>
                  {exposure.map(({ name, isOwnFund, employers }) => (
                    <li key={name}>
                      <Text span size="sm" fw={600}>
                        {name}
                        {isOwnFund && ` (${careerMessages.ownFund})`}
                        {compared !== null && shared.has(name) && ` (${careerMessages.alsoBehind(compared.name)})`}
                      </Text>{" "}
                      {employers.map(({ name: employer, companyId, when, isLead, evidence }) => (
                        <Statement key={companyId} evidence={evidence} onShow={onShow}>
                          {employer}: {TIMINGS[when]}
                          {isLead && ", lead"}
                        </Statement>
                      ))}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          )}
        </dl>
        {!hasTenures && <TenureList linked={linked} today={today} onShow={onShow} />}
      </Stack>
    </Card>
  );
}

/** As high as a line of text. */
const NO_BREAK_SPACE = "\u00A0";

function Line({ line: { id, label, parts }, onShow }: { line: SummaryLine; onShow: SummaryCardProps["onShow"] }) {
  return (
    <div className={classes.line} data-warning={id === "contradictions" || undefined}>
      <dt className={classes.label}>
        {label}
        {(id === "founder" || id === "lead") && <RoleWords words={id === "founder" ? FOUNDER_WORDS : LEAD_WORDS} />}
      </dt>
      <dd className={classes.parts}>
        {parts.length === 0 && <Skeleton w="40%">{NO_BREAK_SPACE}</Skeleton>}
        {parts.map(({ text, evidence }) => (
          <Statement key={text} evidence={evidence} onShow={onShow}>
            {text}
          </Statement>
        ))}
      </dd>
    </div>
  );
}

interface StatementProps extends Pick<SummaryCardProps, "onShow"> {
  readonly evidence: readonly Evidence[];
  readonly children: ReactNode;
}

/** A part of a line; a click shows where it is said. */
function Statement({ evidence, onShow, children }: StatementProps) {
  if (onShow === null) return <span className={classes.part}>{children}</span>;
  return (
    <UnstyledButton className={classes.part} data-link onClick={() => onShow(evidence)}>
      {children}
    </UnstyledButton>
  );
}

/** The titles that decide whether a role is listed. */
function RoleWords({ words }: { words: readonly string[] }) {
  return (
    <LazyPopover
      label={careerMessages.roles}
      width={280}
      position="bottom-start"
      button={
        <UnstyledButton className={classes.help} aria-label={careerMessages.roles}>
          ?
        </UnstyledButton>
      }
    >
      {/* Escape works only with the focus inside. */}
      <Text size="sm" fw={600} mb={4} tabIndex={-1} data-autofocus style={{ outline: "none" }}>
        {careerMessages.roles}
      </Text>
      <Text size="sm">{words.join(", ")}</Text>
    </LazyPopover>
  );
}
