import { Anchor, Button, Divider, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { shortName } from "#domain/history/short-name.ts";
import { type BlankReason, blankReason } from "#domain/provenance/blank-reason.ts";
import type { Fact, SourceValue, StoredFact } from "#domain/provenance/provenance.ts";
import { useSession } from "#web/backend/session.tsx";
import { useRefreshFacts } from "#web/data/company/writes.ts";
import { useOpenData } from "#web/data/provenance/open-data.ts";
import { useAskOpenData, useAskRegisterNumber, usePinFact, useUnpinFact } from "#web/data/provenance/writes.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { toast } from "#web/ui/toast.tsx";
import { blankSentence, formatAsOf, cardMessages as messages } from "../card-messages.ts";
import { originName, provenanceMessages, sourceName } from "../messages.ts";
import { EntryChoice } from "./entry-choice.tsx";
import classes from "./fact-details.module.css";
import { FactEditor } from "./fact-editor.tsx";

interface FactDetailsProps {
  readonly companyId: string;
  /** Null if the company has none: no source can be asked. */
  readonly url: string | null;
  readonly fact: Fact;
  readonly age: "fresh" | "aging" | "old";
  readonly onDone: () => void;
}

/** The card of one value: where it comes from, how old it is, what others say, and what to do about it. */
export function FactDetails({ companyId, url, fact, age, onDone }: FactDetailsProps) {
  const [isEditing, setEditing] = useState(false);
  const pin = usePinFact();
  const unpin = useUnpinFact();
  const { column } = fact;
  const blank = blankReason(fact, url);
  const onError = (error: Error) => toast.error(messages.failedTitle, error.message);
  const set = (value: StoredFact) => pin.mutate({ id: companyId, column, value }, { onSuccess: onDone, onError });

  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {fact.label}
      </Text>
      {blank === null ? <ValueFacts fact={fact} age={age} /> : <Reason fact={fact} reason={blank} />}
      {blank?.kind === "ambiguous" && url !== null && (
        <EntryChoice url={url} source={blank.source} candidates={blank.candidates} />
      )}
      {fact.others.length > 0 && (
        <>
          <Divider label={messages.others} labelPosition="left" />
          {fact.others.map((other) => (
            <OtherValue
              key={other.source}
              other={other}
              isBusy={pin.isPending}
              onUse={other.value === fact.value ? null : () => set(other.stored)}
            />
          ))}
        </>
      )}
      {isEditing ? (
        <FactEditor fact={fact} isSaving={pin.isPending} onSave={set} onCancel={() => setEditing(false)} />
      ) : (
        <Group gap="xs" mt={4}>
          <Button size="compact-sm" variant="default" onClick={() => setEditing(true)}>
            {fact.isPinned ? messages.editAgain : messages.edit}
          </Button>
          {fact.isPinned && (
            <Button
              size="compact-sm"
              variant="default"
              loading={unpin.isPending}
              onClick={() => unpin.mutate({ id: companyId, column }, { onSuccess: onDone, onError })}
            >
              {messages.unpin}
            </Button>
          )}
          {url !== null && !fact.isPinned && column !== "register_number" && <SourceButtons url={url} />}
          {url !== null && !fact.isPinned && column === "register_number" && <AskGleif url={url} />}
        </Group>
      )}
    </Stack>
  );
}

function Reason({ fact, reason }: { fact: Fact; reason: BlankReason }) {
  const openData = useOpenData();
  const isOff = fact.column === "register_number" && reason.kind === "not-asked" && openData.data === false;
  return <Text size="sm">{isOff ? messages.off : blankSentence(reason, fact.column)}</Text>;
}

function ValueFacts({ fact, age }: { fact: Fact; age: FactDetailsProps["age"] }) {
  const session = useSession();
  const you = session.status === "signed-in" ? session.userId : null;
  const { said, change, origin } = fact;
  const file = origin.kind === "import" ? origin.file : null;
  return (
    <Stack gap={4}>
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {fact.value}
      </Text>
      <Text size="xs" c="dimmed" className={classes.origin}>
        {said?.url ? (
          <Anchor href={said.url} target="_blank" rel="noopener noreferrer" size="xs" underline="always">
            {originName(fact)}
          </Anchor>
        ) : (
          (file ?? originName(fact))
        )}
        {said?.asOf && <Part>{messages.asOf(formatAsOf(said.asOf))}</Part>}
        {said && <Part>{messages.fetched(formatMoment(said.fetchedAt))}</Part>}
      </Text>
      {change !== null && (
        <Text size="xs" c="dimmed" title={change.actor?.email ?? undefined}>
          {messages.changed(shortName(change.actor, you), formatMoment(change.at))}
        </Text>
      )}
      {fact.isPinned && (
        <Text size="xs" c="dimmed">
          {messages.pinned}
        </Text>
      )}
      {age !== "fresh" && (
        <Text size="xs" className={classes.stale} data-age={age}>
          {provenanceMessages[age]}
        </Text>
      )}
    </Stack>
  );
}

/** Breaks before, not within. */
function Part({ children }: { children: string }) {
  return (
    <>
      {" · "}
      <span>{children}</span>
    </>
  );
}

interface OtherValueProps {
  readonly other: SourceValue;
  readonly isBusy: boolean;
  /** Null if it says the same as the current value. */
  readonly onUse: (() => void) | null;
}

function OtherValue({ other, isBusy, onUse }: OtherValueProps) {
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap" align="flex-start">
      <Text size="sm" style={{ overflowWrap: "anywhere" }}>
        {sourceName(other.source)}: {other.value}
        {other.asOf !== null && ` (${formatAsOf(other.asOf)})`}
      </Text>
      {onUse !== null && (
        <Button size="compact-xs" variant="default" flex="none" loading={isBusy} onClick={onUse}>
          {messages.use}
        </Button>
      )}
    </Group>
  );
}

function AskGleif({ url }: { url: string }) {
  const ask = useAskRegisterNumber();
  const openData = useOpenData();
  if (openData.data !== true) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={ask.isPending}
      onClick={() => ask.mutate(url, { onError: (error) => toast.error(messages.askFailed("GLEIF"), error.message) })}
    >
      {messages.askGleif}
    </Button>
  );
}

function SourceButtons({ url }: { url: string }) {
  const refresh = useRefreshFacts();
  const ask = useAskOpenData();
  const openData = useOpenData();
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        loading={refresh.isPending}
        onClick={() =>
          // The promise's result is used, not the callbacks': the screen may remove the card while it loads the new facts.
          void refresh.mutateAsync(url).then(
            () => toast.success(messages.refreshedTitle, messages.refreshed),
            (error: Error) => toast.error(messages.failedTitle, error.message),
          )
        }
      >
        {messages.refresh}
      </Button>
      {openData.data === true && (
        <Button
          size="compact-sm"
          variant="default"
          loading={ask.isPending}
          onClick={() =>
            ask.mutate(url, { onError: (error) => toast.error(messages.askFailed("Wikidata"), error.message) })
          }
        >
          {messages.ask}
        </Button>
      )}
    </>
  );
}
