import { Button, Flex, TextInput } from "@mantine/core";
import { IconBrandLinkedin } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { readProfileUrl } from "#domain/profile/profile-url.ts";
import { toast } from "#web/ui/toast.tsx";
import { profileMessages, urlFaultSentences } from "../messages.ts";
import { useRequestCount } from "../queries.ts";

interface ProfileFormProps {
  /** What stands in the field at first. */
  readonly initialUrl: string;
  readonly isFetching: boolean;
  readonly action: string;
  readonly actionWhileFetching: string;
  /** Called with the normalized address of a person's profile, while there are requests left. */
  readonly onAsk: (url: string) => void;
}

export function ProfileForm({ initialUrl, isFetching, action, actionWhileFetching, onAsk }: ProfileFormProps) {
  const [typed, setTyped] = useState(initialUrl);
  const [fault, setFault] = useState(() => (initialUrl === "" ? null : faultOf(initialUrl)));
  const requests = useRequestCount().data;

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readProfileUrl(typed);
    if (!address.ok) {
      setFault(urlFaultSentences[address.reason]);
      if (address.reason === "empty") toast.error(profileMessages.requiredTitle, profileMessages.required);
      else toast.error(profileMessages.invalidTitle, profileMessages.invalid);
      return;
    }
    setFault(null);
    if (requests !== undefined && requests.count >= requests.max) {
      toast.error(profileMessages.limitTitle, profileMessages.limit(requests.max));
      return;
    }
    onAsk(address.url);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex gap="sm" direction={{ base: "column", xs: "row" }} align={{ xs: "flex-start" }}>
        <TextInput
          flex={1}
          w="100%"
          size="md"
          type="url"
          inputMode="url"
          label="LinkedIn URL"
          placeholder="https://www.linkedin.com/in/sample-founder"
          leftSection={<IconBrandLinkedin size={18} />}
          value={typed}
          error={fault}
          disabled={isFetching}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
        />
        <Button type="submit" size="md" miw={150} mt={{ xs: 25 }} disabled={isFetching}>
          {isFetching ? actionWhileFetching : action}
        </Button>
      </Flex>
    </form>
  );
}

function faultOf(typed: string): string | null {
  const address = readProfileUrl(typed);
  return address.ok ? null : urlFaultSentences[address.reason];
}
