import { Button, Flex, TextInput } from "@mantine/core";
import { IconLink } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { readCompanyUrl } from "#domain/company/company-url.ts";
import { urlFaultSentences } from "#domain/company/url-error-messages.ts";
import { toast } from "#web/ui/toast.tsx";
import { screenerMessages } from "../messages.ts";

interface ScreenerFormProps {
  /** What stands in the field at first. */
  readonly initialUrl: string;
  readonly isFetching: boolean;
  /** Called with the normalized address of a company's page. */
  readonly onScreen: (url: string) => void;
}

export function ScreenerForm({ initialUrl, isFetching, onScreen }: ScreenerFormProps) {
  const [typed, setTyped] = useState(initialUrl);
  const [fault, setFault] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readCompanyUrl(typed);
    if (address.ok) {
      setFault(null);
      onScreen(address.url);
      return;
    }
    setFault(urlFaultSentences[address.reason]);
    toast.error(screenerMessages.invalidTitle, screenerMessages.invalid);
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
          label="Crunchbase URL"
          placeholder="https://www.crunchbase.com/organization/celonis"
          leftSection={<IconLink size={18} />}
          value={typed}
          error={fault}
          disabled={isFetching}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
        />
        <Button type="submit" size="md" miw={130} mt={{ xs: 25 }} disabled={isFetching}>
          {isFetching ? screenerMessages.fetching : screenerMessages.fetch}
        </Button>
      </Flex>
    </form>
  );
}
