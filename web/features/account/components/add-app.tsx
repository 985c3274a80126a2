import { Box, Button, Code, Flex, Group, Stack, Text } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { BackendError } from "#web/backend/errors.ts";
import { type UnverifiedApp, useVerifyApp } from "#web/data/account/authenticator-apps.ts";
import { CodeInput } from "#web/ui/code-input.tsx";
import { toast } from "#web/ui/toast.tsx";
import { accountMessages } from "../messages.ts";
import classes from "./add-app.module.css";

/** Sets an authenticator app up: shows it the key, and asks for a first code. */
export function AddApp({ app, onDone }: { app: UnverifiedApp; onDone: () => void }) {
  const finish = useVerifyApp();
  const [code, setCode] = useState("");
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length !== 6) return setFault(accountMessages.codeLength);
    finish.mutate(
      { id: app.id, code },
      {
        onSuccess: () => {
          toast.success(accountMessages.addedTitle, accountMessages.added);
          onDone();
        },
        onError: refused,
      },
    );
  }

  function refused(error: Error) {
    const reason = error instanceof BackendError ? error.code : "";
    if (reason === "mfa_verification_failed") setFault(accountMessages.wrongCode);
    else if (reason === "over_request_rate_limit") setFault(accountMessages.tooMany);
    else setFault(error.message);
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
            error={fault}
            disabled={finish.isPending}
            focused
            onChange={(value) => {
              setCode(value);
              setFault(null);
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
