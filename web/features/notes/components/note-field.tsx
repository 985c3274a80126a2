import { Button, Group, Text, Textarea } from "@mantine/core";
import { type FormEvent, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { MENTIONS_MAX, NOTE_MAX } from "#domain/hotlist/note.ts";
import { SUBMIT_SHORTCUT, SubmitHint, submitOnShortcut } from "#web/ui/submit-shortcut.tsx";
import { noteMessages as messages } from "../messages.ts";
import { mentionsOf, type NotePerson, typedMention } from "../note-text.ts";
import classes from "./notes.module.css";

interface NoteFieldProps {
  readonly label: string;
  readonly body: string;
  readonly onType: (body: string) => void;
  /** People who can be mentioned. */
  readonly people: readonly NotePerson[];
  readonly submitLabel: string;
  readonly isFocused?: boolean;
  readonly onSubmit: (body: string, mentions: readonly string[]) => Promise<void>;
  readonly onCancel?: () => void;
}

const MAX_SHOWN = 6;

/** A text field whose "@" completes names by keyboard. */
export function NoteField({
  label,
  body,
  onType,
  people,
  submitLabel,
  isFocused = false,
  onSubmit,
  onCancel,
}: NoteFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [isDismissed, setDismissed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const listId = useId();
  const typed = isDismissed ? null : typedMention(body, caret);
  const wanted = typed?.text.toLowerCase() ?? "";
  const matching = typed === null ? [] : people.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  const shown = matching.slice(0, MAX_SHOWN);
  const active = Math.min(chosen, shown.length - 1);

  /** Where the caret belongs when React has written a completed name. */
  const completedTo = useRef<number | null>(null);
  // Not in the next frame: the next key may come before it.
  useLayoutEffect(() => {
    const position = completedTo.current;
    if (position === null) return;
    completedTo.current = null;
    field.current?.focus();
    field.current?.setSelectionRange(position, position);
  });

  function complete(person: NotePerson | undefined) {
    if (typed === null || person === undefined) return;
    const before = `${body.slice(0, typed.start)}@${person.name} `;
    completedTo.current = before.length;
    onType(before + body.slice(caret));
    setCaret(before.length);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (shown.length === 0 || event.ctrlKey || event.metaKey) return submitOnShortcut(event);
    if (event.key === "ArrowDown") setChosen((active + 1) % shown.length);
    else if (event.key === "ArrowUp") setChosen((active + shown.length - 1) % shown.length);
    else if (event.key === "Enter" || event.key === "Tab") complete(shown[active]);
    else if (event.key === "Escape") setDismissed(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const text = body.trim();
    if (text === "" || isSaving) return;
    const mentions = mentionsOf(text, people);
    if (mentions.length > MENTIONS_MAX) {
      setError(messages.tooManyMentions(MENTIONS_MAX));
      return;
    }
    setSaving(true);
    await onSubmit(text, mentions);
    setSaving(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className={classes.form}>
      <Textarea
        ref={field}
        aria-label={label}
        placeholder={messages.placeholder}
        autosize
        minRows={2}
        maxRows={14}
        maxLength={NOTE_MAX}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has opened the field
        autoFocus={isFocused}
        value={body}
        error={error}
        aria-autocomplete="list"
        aria-controls={shown.length > 0 ? listId : undefined}
        aria-activedescendant={shown.length > 0 ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onType(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart);
          setChosen(0);
          setDismissed(false);
          setError(null);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {shown.length > 0 && (
        <div id={listId} role="listbox" aria-label={messages.people} className={classes.people}>
          {shown.map((person, index) => (
            // The keyboard stays in the field.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role
            <div
              key={person.id}
              id={`${listId}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes.person}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => complete(person)}
            >
              {person.name}
            </div>
          ))}
        </div>
      )}
      {(body.trim() !== "" || onCancel !== undefined) && (
        <Group justify="flex-end" gap="xs" mt="xs">
          {body.length > NOTE_MAX - 500 && (
            <Text size="xs" c="dimmed">
              {body.length.toLocaleString("en")} of {NOTE_MAX.toLocaleString("en")}
            </Text>
          )}
          <SubmitHint />
          {onCancel !== undefined && (
            <Button variant="default" size="xs" onClick={onCancel}>
              {messages.cancel}
            </Button>
          )}
          <Button type="submit" size="xs" loading={isSaving} {...SUBMIT_SHORTCUT}>
            {submitLabel}
          </Button>
        </Group>
      )}
    </form>
  );
}
