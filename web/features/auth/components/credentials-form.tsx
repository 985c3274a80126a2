import { Button, Group, PasswordInput, Stack, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isValidEmail, isValidPassword } from "#domain/session/credentials.ts";
import { BackendError } from "#web/backend/errors.ts";
import { useSignIn, useSignUp } from "#web/data/account/credentials.ts";
import { clearToasts, toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";
import type { useLockout } from "../use-lockout.ts";
import { TextButton } from "./text-button.tsx";

interface CredentialsFormProps {
  readonly mode: "sign-in" | "sign-up";
  readonly email: string;
  readonly onEmail: (email: string) => void;
  readonly lockout: ReturnType<typeof useLockout>;
  readonly onForgot: () => void;
}

export function CredentialsForm({ mode, email, onEmail, lockout, onForgot }: CredentialsFormProps) {
  const signIn = useSignIn();
  const signUp = useSignUp();
  const isBusy = signIn.isPending || signUp.isPending;
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<{ readonly email?: string; readonly password?: string }>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const violations = {
      ...(!isValidEmail(email) && { email: authMessages.invalidEmail }),
      ...(!isValidPassword(password) && { password: authMessages.shortPassword }),
    };
    setErrors(violations);
    if (Object.keys(violations).length > 0) return;
    if (mode === "sign-up") void submitSignUp();
    else if (lockout.isLocked) showLocked();
    else void submitSignIn();
  }

  async function submitSignIn() {
    try {
      await signIn.mutateAsync({ email, password });
      clearToasts();
      lockout.reset();
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      const isLocked =
        error.code === "over_request_rate_limit"
          ? lockout.lockByServer()
          : error.code === "invalid_credentials" && lockout.countFailure();
      if (isLocked) showLocked();
      else toast.error(authMessages.errorTitle, error.message);
    }
  }

  async function submitSignUp() {
    try {
      const outcome = await signUp.mutateAsync({ email, password });
      clearToasts();
      if (outcome === "confirmation-sent") toast.success(authMessages.confirmTitle, authMessages.confirm);
    } catch (error) {
      if (!(error instanceof BackendError)) throw error;
      if (error.code === "weak_password") setErrors({ password: error.message });
      toast.error(authMessages.errorTitle, error.message);
    }
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@fund.com"
          disabled={isBusy}
          value={email}
          error={errors.email}
          onChange={(event) => {
            onEmail(event.currentTarget.value);
            setErrors({ ...errors, email: undefined });
          }}
        />
        <PasswordInput
          label="Password"
          autoComplete={mode === "sign-in" ? "current-password" : "new-password"}
          description={mode === "sign-up" ? "At least 8 characters" : undefined}
          disabled={isBusy}
          value={password}
          error={errors.password}
          // Mantine's password field does not set it.
          aria-invalid={errors.password !== undefined}
          onChange={(event) => {
            setPassword(event.currentTarget.value);
            setErrors({ ...errors, password: undefined });
          }}
        />
        {mode === "sign-in" && (
          <Group justify="flex-end" mt={-8}>
            <TextButton onClick={onForgot}>{authMessages.forgot}</TextButton>
          </Group>
        )}
        <Button type="submit" size="md" disabled={isBusy} fullWidth>
          {isBusy ? authMessages.processing : buttons[mode]}
        </Button>
      </Stack>
    </form>
  );
}

const buttons = { "sign-in": "Sign In", "sign-up": "Sign Up" } as const;

function showLocked() {
  toast.error(authMessages.tooManyTitle, authMessages.tooMany);
}
