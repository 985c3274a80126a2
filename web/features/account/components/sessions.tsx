import { Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { describeDevice } from "#domain/session/device.ts";
import { useBackend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { type OwnSession, ownSessionsQuery } from "#web/data/session/queries.ts";
import { useEndOtherSessions, useEndSession } from "#web/data/session/writes.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.tsx";
import { accountMessages } from "../messages.ts";
import classes from "./sessions.module.css";

/** Where the user is signed in. */
export function Sessions() {
  const sessions = useQuery(ownSessionsQuery(useBackend()));
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone.
  const focusHeading = () => heading.current?.focus();
  const others = sessions.data?.filter(({ isCurrent }) => !isCurrent) ?? [];

  return (
    <Card component="section" aria-labelledby="sessions">
      <Title order={2} id="sessions" ref={heading} tabIndex={-1}>
        Sessions
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        Where you're signed in. End a session that you don't recognize, then change your password.
      </Text>
      {sessions.isPending && (
        <Stack gap="md" aria-label="Loading your sessions" role="status">
          <Skeleton h={44} />
          <Skeleton h={44} />
        </Stack>
      )}
      {sessions.isError && (
        <LoadFailed
          title="Your sessions couldn't be loaded"
          message={sessions.error.message}
          isRetrying={sessions.isFetching}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {sessions.isSuccess && (
        <>
          <ul className={classes.list} aria-labelledby="sessions">
            {sessions.data.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={focusHeading} />
            ))}
          </ul>
          {others.length === 0 ? (
            <Text size="sm" c="dimmed" mt="md">
              You aren't signed in anywhere else.
            </Text>
          ) : (
            <EndOthers count={others.length} onEnded={focusHeading} />
          )}
        </>
      )}
    </Card>
  );
}

function SessionRow({ session, onEnded }: { session: OwnSession; onEnded: () => void }) {
  const end = useEndSession();
  const { name, isMobile } = describeDevice(session.userAgent);
  const Icon = isMobile ? IconDeviceMobile : IconDeviceDesktop;

  // Not the callbacks of `mutate`: the row is gone by then.
  async function endSession() {
    try {
      await end.mutateAsync(session.id);
      onEnded();
      toast.success(accountMessages.sessionEndedTitle, accountMessages.sessionEnded(name));
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      toast.error(accountMessages.errorTitle, error.message);
    }
  }

  const network = session.ip === "" ? "Unknown IP address" : session.ip;

  return (
    <li className={classes.session}>
      <Icon size={20} stroke={1.6} aria-hidden className={classes.icon} />
      <div className={classes.facts}>
        <Group gap="xs">
          <Text size="sm" fw={550}>
            {name}
          </Text>
          {session.isCurrent && <Tag color="pine">This browser</Tag>}
        </Group>
        <Text size="sm" c="dimmed">
          {network}
          {!session.isCurrent && <> · Last seen {formatMoment(session.lastSeenAt)}</>}
        </Text>
        <Text size="sm" c="dimmed">
          Signed in {formatMoment(session.signedInAt)}
        </Text>
      </div>
      {!session.isCurrent && (
        <Button
          size="xs"
          variant="default"
          className={classes.end}
          loading={end.isPending}
          aria-label={`End session: ${name}, ${network}`}
          onClick={() => void endSession()}
        >
          End session
        </Button>
      )}
    </li>
  );
}

function EndOthers({ count, onEnded }: { count: number; onEnded: () => void }) {
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) cancel.current?.focus();
  }, [isAsking]);

  async function signOutOthers() {
    try {
      const ended = await endOthers.mutateAsync();
      onEnded();
      toast.success(accountMessages.othersEndedTitle, accountMessages.othersEnded(ended));
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      toast.error(accountMessages.errorTitle, error.message);
    }
  }

  if (!isAsking) {
    return (
      <Group mt="md">
        <Button variant="default" onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      </Group>
    );
  }
  return (
    <Group gap="xs" mt="md" role="group" aria-label="Sign out everywhere else">
      <Text size="sm">{accountMessages.endOthersQuestion(count)}</Text>
      <Button size="xs" color="red" loading={endOthers.isPending} onClick={() => void signOutOthers()}>
        Sign out
      </Button>
      <Button size="xs" variant="default" ref={cancel} onClick={() => setAsking(false)}>
        Cancel
      </Button>
    </Group>
  );
}
