import { Button, Flex, TextInput } from "@mantine/core";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { submitOnShortcut } from "./submit-shortcut.tsx";
import { useFieldFocus } from "./use-field-focus.ts";

interface UrlFormProps {
  readonly label: string;
  readonly placeholder: string;
  readonly icon?: ReactNode;
  readonly button: { readonly label: string; readonly busyLabel: string; readonly icon?: ReactNode };
  readonly isBusy: boolean;
  /** Focuses an empty field when the screen opens. */
  readonly isFocused?: boolean;
  /** The field that takes the focus when its dialog opens. */
  readonly isDialogFocus?: boolean;
  readonly initialUrl?: string;
  readonly initialError?: string | null;
  /** Returns the error to show at the field; null where the URL is valid. */
  readonly onSubmit: (url: string) => string | null;
  /** What a rejected text may have meant; `onUse` fills the field. */
  readonly renderSuggestions?: (onUse: (url: string) => void) => ReactNode;
}

/** Aligns the button with the field, below the field's label. */
const LABEL_HEIGHT_PX = 25;

export function UrlForm({
  label,
  placeholder,
  icon,
  button,
  isBusy,
  onSubmit,
  renderSuggestions,
  ...options
}: UrlFormProps) {
  const { initialUrl = "", initialError = null, isFocused = false, isDialogFocus = false } = options;
  const field = useRef<HTMLInputElement>(null);
  useFieldFocus(field, isFocused && initialUrl === "");
  const [url, setUrl] = useState(initialUrl);
  const [error, setError] = useState(initialError);

  function submit(event: FormEvent) {
    event.preventDefault();
    setError(onSubmit(url));
  }

  function fill(wanted: string) {
    setUrl(wanted);
    setError(null);
    field.current?.focus();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex gap="sm" direction={{ base: "column", xs: "row" }} align={{ xs: "flex-start" }}>
        <TextInput
          ref={field}
          data-autofocus={isDialogFocus || undefined}
          onKeyDown={submitOnShortcut}
          flex={1}
          w="100%"
          type="url"
          required
          withAsterisk={false}
          size="md"
          label={label}
          placeholder={placeholder}
          leftSection={icon}
          value={url}
          error={error}
          disabled={isBusy}
          onChange={(event) => {
            setUrl(event.currentTarget.value);
            setError(null);
          }}
        />
        <Button
          type="submit"
          size="md"
          miw={150}
          mt={{ xs: LABEL_HEIGHT_PX }}
          disabled={isBusy}
          leftSection={button.icon}
        >
          {isBusy ? button.busyLabel : button.label}
        </Button>
      </Flex>
      {error !== null && renderSuggestions !== undefined && <Suggestions render={renderSuggestions} onUse={fill} />}
    </form>
  );
}

interface SuggestionsProps {
  readonly render: (onUse: (url: string) => void) => ReactNode;
  readonly onUse: (url: string) => void;
}

function Suggestions({ render, onUse }: SuggestionsProps) {
  return render(onUse);
}
