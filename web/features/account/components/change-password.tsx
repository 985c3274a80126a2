import { Button, Card, Group, PasswordInput, Stack, Text, Title } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isValidPassword } from "#domain/session/credentials.ts";
import { BackendError } from "#web/backend/errors.ts";
import { useChangePassword } from "#web/data/account/credentials.ts";
import { toast } from "#web/ui/toast.tsx";
import { accountMessages } from "../messages.ts";

const EMPTY = { current: "", next: "", again: "" };
type Fields = typeof EMPTY;

export function ChangePassword({ email }: { email: string | null }) {
  const changePassword = useChangePassword();
  const [values, setValues] = useState<Fields>(EMPTY);
  const [faults, setFaults] = useState<Partial<Fields>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = faultsOf(values);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    changePassword.mutate(values, {
      onSuccess: () => {
        setValues(EMPTY);
        toast.success(accountMessages.passwordChangedTitle, accountMessages.passwordChanged);
      },
      onError: refused,
    });
  }

  function refused(error: Error) {
    const code = error instanceof BackendError ? error.code : "";
    if (code === "current_password_invalid") setFaults({ current: accountMessages.currentWrong });
    else if (code === "same_password") setFaults({ next: accountMessages.samePassword });
    else if (code === "weak_password") setFaults({ next: error.message });
    else toast.error(accountMessages.errorTitle, error.message);
  }

  const field = (name: keyof Fields) => ({
    value: values[name],
    error: faults[name],
    disabled: changePassword.isPending,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      setValues({ ...values, [name]: event.currentTarget.value });
      setFaults({ ...faults, [name]: undefined });
    },
  });

  return (
    <Card component="section" aria-labelledby="change-password">
      <Title order={2} id="change-password">
        Password
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        Changing your password signs you out on all other devices.
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
          <PasswordInput label="Current password" autoComplete="current-password" {...field("current")} />
          <PasswordInput
            label="New password"
            description="At least 8 characters"
            autoComplete="new-password"
            {...field("next")}
          />
          <PasswordInput label="Confirm new password" autoComplete="new-password" {...field("again")} />
          <Group>
            <Button type="submit" disabled={changePassword.isPending}>
              {changePassword.isPending ? accountMessages.processing : "Change password"}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}

function faultsOf({ current, next, again }: Fields): Partial<Fields> {
  return {
    ...(current === "" && { current: accountMessages.currentMissing }),
    ...(!isValidPassword(next) && { next: accountMessages.shortPassword }),
    ...(next !== again && { again: accountMessages.unequalPasswords }),
  };
}
