import { Button, Group, PasswordInput, Stack, Text } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { BackendError } from "#web/backend/errors.ts";
import { useConfirmPassword } from "#web/data/account/credentials.ts";
import { accountMessages } from "../messages.ts";

interface ConfirmPasswordProps {
  readonly email: string | null;
  /** What the password is needed for: "to add an authenticator app". */
  readonly purpose: string;
  /** What follows is in progress. */
  readonly isContinuing: boolean;
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password after a sign-in that is too long ago. */
export function ConfirmPassword({ email, purpose, isContinuing, onConfirmed, onCancel }: ConfirmPasswordProps) {
  const confirm = useConfirmPassword();
  const isPending = confirm.isPending || isContinuing;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const [password, setPassword] = useState("");
  const [passwordError, setPasswordError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password === "") return setPasswordError(accountMessages.currentMissing);
    confirm.mutate(password, {
      onSuccess: onConfirmed,
      onError: (error) => {
        const isWrong = error instanceof BackendError && error.code === "current_password_invalid";
        setPasswordError(isWrong ? accountMessages.currentWrong : error.message);
      },
    });
  }

  return (
    <form onSubmit={submit} noValidate aria-label="Password confirmation">
      <Stack gap="md" maw={400}>
        <Text size="sm">Enter your password {purpose}.</Text>
        <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          ref={input}
          value={password}
          error={passwordError}
          disabled={isPending}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setPasswordError(null);
          }}
        />
        <Group>
          <Button type="submit" disabled={isPending}>
            {isPending ? accountMessages.processing : "Continue"}
          </Button>
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
