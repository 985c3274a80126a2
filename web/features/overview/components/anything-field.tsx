import { Button, Flex, Text, TextInput } from "@mantine/core";
import { IconArrowRight, IconSearch } from "@tabler/icons-react";
import { type FormEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { understand } from "#domain/search/understand.ts";
import { handText } from "#web/lib/handed-text.ts";
import { paths } from "#web/paths.ts";
import { useFieldFocus } from "#web/ui/use-field-focus.ts";
import { useOneLine } from "#web/ui/use-one-line.ts";
import { homeMessages as messages } from "../messages.ts";

interface AnythingFieldProps {
  /** Opens the search with a query. */
  readonly onSearch: (query: string) => void;
}

/** Takes a Crunchbase or LinkedIn URL, a name, or a text, and opens the screen for it. */
export function AnythingField({ onSearch }: AnythingFieldProps) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, true);
  const { text, setText, fieldProps } = useOneLine();
  const intent = understand(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    switch (intent.kind) {
      case "company":
        return void navigate(`${paths.screener}?${new URLSearchParams({ url: intent.url })}`);
      case "profile":
        return void navigate(paths.cvOf(intent.url));
      case "text":
        handText(intent.text);
        return void navigate(paths.textAnalysis);
      case "search":
        setText("");
        return onSearch(intent.query);
      case "nothing":
        return onSearch("");
    }
  }

  return (
    <form onSubmit={submit} role="search">
      <Flex gap="sm" direction={{ base: "column", xs: "row" }}>
        <TextInput
          ref={field}
          {...fieldProps}
          flex={1}
          size="md"
          aria-label={messages.field}
          placeholder={messages.placeholder}
          leftSection={<IconSearch size={18} />}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" size="md" miw={190} variant="light" rightSection={<IconArrowRight size={16} />}>
          {messages.actions[intent.kind]}
        </Button>
      </Flex>
      {intent.kind === "text" && (
        <Text size="xs" c="dimmed" mt={6} role="status">
          {messages.characters(intent.text.length)}
        </Text>
      )}
    </form>
  );
}
