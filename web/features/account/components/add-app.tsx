import { Box, Button, Code, Flex, Group, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { BackendError } from "#web/backend/errors.ts";
import { type UnverifiedApp, useVerifyApp } from "#web/data/account/authenticator-apps.ts";
import { CodeInput } from "#web/ui/code-input.tsx";
import { toast } from "#web/ui/toast.tsx";
import { accountMessages } from "../messages.ts";
import classes from "./add-app.module.css";

/** Shows the key of a new authenticator app and verifies a first code. */
export function AddApp({ app, onDone }: { app: UnverifiedApp; onDone: () => void }) {
  const finish = useVerifyApp();
  const [code, setCode] = useState("");
  const [codeError, setCodeError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length !== 6) return setCodeError(accountMessages.codeLength);
    finish.mutate(
      { id: app.id, code },
      {
        onSuccess: () => {
          toast.success(accountMessages.addedTitle, accountMessages.added);
          onDone();
        },
        onError,
      },
    );
  }

  function onError(error: Error) {
    const reason = error instanceof BackendError ? error.code : "";
    if (reason === "mfa_verification_failed") setCodeError(accountMessages.wrongCode);
    else if (reason === "over_request_rate_limit") setCodeError(accountMessages.tooMany);
    else setCodeError(error.message);
    setCode("");
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex gap="lg" direction={{ base: "column", xs: "row" }}>
        <Box className={classes.paper}>
          <img src={app.qrCode} alt="QR code for your authenticator app" />
        </Box>
        <Stack gap="sm" flex={1}>
          <Text size="sm">
            Scan this QR code with an authenticator app such as Google Authenticator, Microsoft Authenticator or
            1Password. Can't scan it? Enter this key instead:
          </Text>
          <Code block className={classes.secret} data-testid="secret">
            {app.secret}
          </Code>
          <CodeInput
            value={code}
            error={codeError}
            disabled={finish.isPending}
            focused
            onChange={(value) => {
              setCode(value);
              setCodeError(null);
            }}
          />
          <Group>
            <Button type="submit" disabled={finish.isPending}>
              {finish.isPending ? accountMessages.processing : "Turn on"}
            </Button>
            <Button variant="default" onClick={onDone}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </Flex>
    </form>
  );
}
