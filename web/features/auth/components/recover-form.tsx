import { Alert, Button, Skeleton, Stack, TextInput } from "@mantine/core";
import { IconMail, IconMailOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { isValidEmail } from "#domain/session/credentials.ts";
import { useBackend } from "#web/backend/client.ts";
import { useSendRecoveryLink } from "#web/data/account/credentials.ts";
import { authSettingsQuery } from "#web/data/account/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { authMessages } from "../messages.ts";

interface RecoverFormProps {
  readonly email: string;
  readonly onEmail: (email: string) => void;
}

export function RecoverForm({ email, onEmail }: RecoverFormProps) {
  const settings = useQuery(authSettingsQuery(useBackend()));
  const recover = useSendRecoveryLink();
  const [emailError, setEmailError] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValidEmail(email)) setEmailError(authMessages.invalidEmail);
    else recover.mutate(email.trim(), { onError: (error) => toast.error(authMessages.errorTitle, error.message) });
  }

  if (settings.isPending) return <Skeleton h={110} />;
  if (settings.data?.sendsEmail === false) {
    return (
      <Alert color="blue" icon={<IconMailOff size={18} />} title={authMessages.noEmailTitle}>
        {authMessages.noEmail}
      </Alert>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          placeholder="you@fund.com"
          disabled={recover.isPending}
          value={email}
          error={emailError}
          onChange={(event) => {
            onEmail(event.currentTarget.value);
            setEmailError(null);
            recover.reset();
          }}
        />
        {recover.isSuccess && (
          <Alert color="pine" icon={<IconMail size={18} />} role="status">
            {authMessages.recoverySent(recover.variables)}
          </Alert>
        )}
        <Button type="submit" size="md" disabled={recover.isPending || recover.isSuccess} fullWidth>
          {recover.isPending ? authMessages.processing : "Send link"}
        </Button>
      </Stack>
    </form>
  );
}
