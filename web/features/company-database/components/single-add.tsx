import { Button, Flex, TextInput } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { readCompanyUrl } from "#domain/company/company-url.ts";
import { urlFaultSentences } from "#domain/company/url-error-messages.ts";
import { toast } from "#web/ui/toast.tsx";
import { databaseMessages } from "../messages.ts";
import { useAddCompany } from "../mutations.ts";

export function SingleAdd({ onAdded }: { onAdded: (id: string) => void }) {
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const add = useAddCompany();

  function submit(event: FormEvent) {
    event.preventDefault();
    const address = readCompanyUrl(typed);
    if (!address.ok) {
      setFault(urlFaultSentences[address.reason]);
      toast.error(databaseMessages.errorTitle, databaseMessages.invalidUrl);
      return;
    }
    add.mutate(address.url, {
      onSuccess: ({ id, name }) => {
        toast.success(databaseMessages.savedTitle, databaseMessages.saved(name));
        setTyped("");
        onAdded(id);
      },
      onError: (error) => toast.error(databaseMessages.errorTitle, error.message || databaseMessages.failed),
    });
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex gap="sm" direction={{ base: "column", xs: "row" }} align={{ xs: "flex-start" }}>
        <TextInput
          flex={1}
          w="100%"
          type="url"
          required
          aria-label="Crunchbase URL"
          placeholder="https://www.crunchbase.com/organization/celonis"
          value={typed}
          error={fault}
          disabled={add.isPending}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
        />
        <Button type="submit" miw={150} disabled={add.isPending} leftSection={<IconPlus size={16} />}>
          {add.isPending ? "Fetching..." : "Add Company"}
        </Button>
      </Flex>
    </form>
  );
}
