import { Alert, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconAlertTriangle, IconDeviceMobile } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useBackend } from "#web/backend/client.ts";
import { BackendError } from "#web/backend/errors.ts";
import { type UnverifiedApp, useEnrollApp, useRemoveApp } from "#web/data/account/authenticator-apps.ts";
import { type AuthenticatorApp, authenticatorAppsQuery } from "#web/data/account/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.tsx";
import { accountMessages } from "../messages.ts";
import { AddApp } from "./add-app.tsx";
import { ConfirmPassword } from "./confirm-password.tsx";

export function TwoFactor({ email }: { email: string | null }) {
  const apps = useQuery(authenticatorAppsQuery(useBackend()));
  const begin = useEnrollApp();
  const [newApp, setNewApp] = useState<UnverifiedApp | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const count = apps.data?.length ?? 0;

  function enroll() {
    begin.mutate(undefined, {
      onSuccess: (app) => {
        setConfirming(false);
        setNewApp(app);
      },
      onError: (error) => {
        if (error instanceof BackendError && error.code === "reauthentication_needed") setConfirming(true);
        else toast.error(accountMessages.errorTitle, error.message);
      },
    });
  }

  return (
    <Card component="section" aria-labelledby="two-factor">
      <Group justify="space-between">
        <Title order={2} id="two-factor">
          Two-factor sign-in
        </Title>
        {apps.isSuccess && <Tag color={count > 0 ? "pine" : "gray"}>{count > 0 ? "On" : "Off"}</Tag>}
      </Group>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        Sign in with your password and a code from an app on your phone. Your password alone won't be enough to sign in.
      </Text>
      {apps.isPending && <Skeleton h={36} />}
      {apps.isError && (
        <Alert color="red" icon={<IconAlertTriangle size={18} />} role="alert">
          {apps.error.message}
        </Alert>
      )}
      {apps.isSuccess && (
        <Stack gap="md">
          {apps.data.map((app) => (
            <App key={app.id} app={app} othersLeft={count - 1} />
          ))}
          {newApp !== null && <AddApp app={newApp} onDone={() => setNewApp(null)} />}
          {newApp === null && isConfirming && (
            <ConfirmPassword
              email={email}
              purpose={accountMessages.reauthenticationPurpose}
              isContinuing={begin.isPending}
              onConfirmed={enroll}
              onCancel={() => setConfirming(false)}
            />
          )}
          {newApp === null && !isConfirming && (
            <Group>
              <Button variant={count > 0 ? "default" : "filled"} loading={begin.isPending} onClick={enroll}>
                {count > 0 ? "Add a backup app" : "Set up an authenticator app"}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Card>
  );
}

function App({ app, othersLeft }: { app: AuthenticatorApp; othersLeft: number }) {
  const remove = useRemoveApp();
  const [isAsking, setAsking] = useState(false);

  async function removeApp() {
    try {
      await remove.mutateAsync(app.id);
      toast.success(accountMessages.removedTitle, accountMessages.removed(othersLeft));
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      toast.error(accountMessages.errorTitle, error.message);
    }
  }

  return (
    <Group justify="space-between" mih={36}>
      <Group gap="sm">
        <IconDeviceMobile size={20} stroke={1.6} aria-hidden />
        <Text size="sm">
          {app.name}{" "}
          <Text span c="dimmed">
            added {formatDay(app.since)}
          </Text>
        </Text>
      </Group>
      {isAsking ? (
        <Group gap="xs">
          <Text size="sm">Remove this app?</Text>
          <Button size="xs" color="red" loading={remove.isPending} onClick={() => void removeApp()}>
            Remove
          </Button>
          <Button size="xs" variant="default" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </Group>
      ) : (
        <Button size="xs" variant="default" aria-label={`Remove ${app.name}`} onClick={() => setAsking(true)}>
          Remove
        </Button>
      )}
    </Group>
  );
}
