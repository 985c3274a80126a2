import { Anchor, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import type { HotlistNote } from "#domain/hotlist/note.ts";
import { useSession } from "#web/backend/session.tsx";
import { useRestoreRow } from "#web/data/history/writes.ts";
import { useNotes } from "#web/data/hotlist-note/queries.ts";
import { useAddNote, useDeleteNote, useEditNote } from "#web/data/hotlist-note/writes.ts";
import { useTeamMembers } from "#web/data/team/queries.ts";
import { formatMoment } from "#web/lib/dates.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { readStored, store } from "#web/lib/local-storage.ts";
import { FieldConflict } from "#web/ui/field-conflict.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { toast } from "#web/ui/toast.tsx";
import { noteMessages as messages } from "../messages.ts";
import type { NotePerson } from "../note-text.ts";
import { NoteField } from "./note-field.tsx";
import { NoteText } from "./note-text.tsx";
import classes from "./notes.module.css";

/** The notes of a hotlist entry, oldest first, and a field for the next one. */
export function Notes({ entryId }: { entryId: string }) {
  const notes = useNotes(entryId);
  const members = useTeamMembers();
  const { mutateAsync: addNote } = useAddNote();
  const draftKey = `note.${entryId}`;
  const [draft, setDraft] = useState(() => {
    const stored = readStored(draftKey);
    return typeof stored === "string" ? stored : "";
  });
  const everybody = members.data ?? [];
  const people = everybody.filter(({ isActive }) => isActive);

  function type(body: string) {
    setDraft(body);
    store(draftKey, body === "" ? undefined : body);
  }

  async function add(body: string, mentions: readonly string[]) {
    const sent = draft;
    // The field is empty at once: what is typed while the note is saved is the next note. Storage keeps the sent one until then.
    setDraft("");
    try {
      await addNote({ entryId, body, mentions });
      if (readStored(draftKey) === sent) type("");
    } catch (error) {
      const typed = readStored(draftKey);
      type(typeof typed === "string" && typed !== sent ? `${sent}\n\n${typed}` : sent);
      toast.error(messages.errorTitle, messages.addFailed(errorMessage(error)));
    }
  }

  return (
    <Card component="section" aria-label={messages.title}>
      <Title order={2} mb="md">
        {messages.title}
      </Title>
      {notes.isLoadingError && (
        <LoadFailed
          title={messages.loadFailed}
          message={notes.error.message}
          isRetrying={notes.isFetching}
          onRetry={() => void notes.refetch()}
        />
      )}
      <Stack gap="md">
        {(notes.isPending || notes.data?.length === 0) && (
          // As high while the notes load as without any: a field that moves under the pointer loses the click.
          <Skeleton visible={notes.isPending} aria-hidden={notes.isPending} w="fit-content">
            <Text size="sm" c="dimmed">
              {messages.empty}
            </Text>
          </Skeleton>
        )}
        {notes.data !== undefined && notes.data.length > 0 && (
          <ul className={classes.notes}>
            {notes.data.map((note) => (
              <Note
                key={note.id}
                note={note}
                author={everybody.find(({ id }) => id === note.author)?.name ?? messages.someone}
                people={people}
                everybody={everybody}
              />
            ))}
          </ul>
        )}
        <NoteField
          label={messages.add}
          body={draft}
          onType={type}
          people={people}
          submitLabel={messages.add}
          onSubmit={add}
        />
      </Stack>
    </Card>
  );
}

interface NoteProps {
  readonly note: HotlistNote;
  readonly author: string;
  readonly people: readonly NotePerson[];
  /** With those who left: their mentions stay marked. */
  readonly everybody: readonly NotePerson[];
}

function Note({ note, author, people, everybody }: NoteProps) {
  const session = useSession();
  const { mutateAsync: editNote } = useEditNote();
  const { mutateAsync: deleteNote } = useDeleteNote();
  const { mutateAsync: restoreRow } = useRestoreRow();
  const [edited, setEdited] = useState<string | null>(null);
  /** The saved text that editing started from. */
  const [base, setBase] = useState(note.body);
  const hasConflict = edited !== null && note.body !== base && note.body !== edited.trim();
  const isOwn = "userId" in session && session.userId === note.author;

  function edit(body: string) {
    setBase(note.body);
    setEdited(body);
  }

  async function save(body: string, mentions: readonly string[]) {
    const sent = edited;
    try {
      const saved = await editNote({ id: note.id, entryId: note.entryId, body, mentions });
      if (saved === null) return toast.error(messages.errorTitle, messages.gone);
      setBase(saved.body);
      // What was typed while it was saved is not saved yet.
      setEdited((current) => (current === sent ? null : current));
    } catch (error) {
      toast.error(messages.errorTitle, messages.addFailed(errorMessage(error)));
    }
  }

  async function restore() {
    try {
      await restoreRow({ tableName: "hotlist_notes", rowId: note.id });
    } catch (error) {
      toast.error(messages.errorTitle, messages.restoreFailed(errorMessage(error)));
    }
  }

  async function remove() {
    try {
      await deleteNote(note);
      toast.undo(messages.deletedTitle, note.body.slice(0, 80), () => void restore());
    } catch (error) {
      toast.error(messages.errorTitle, messages.deleteFailed(errorMessage(error)));
    }
  }

  return (
    <li>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="xs" c="dimmed">
          <Text span inherit fw={600} c="var(--mantine-color-text)">
            {author}
          </Text>{" "}
          · {formatMoment(note.createdAt)}
          {note.editedAt !== null && <span title={formatMoment(note.editedAt)}> · {messages.edited}</span>}
        </Text>
        {isOwn && edited === null && (
          <Group gap="xs" wrap="nowrap">
            <Anchor component="button" type="button" size="xs" onClick={() => edit(note.body)}>
              {messages.edit}
            </Anchor>
            <Anchor component="button" type="button" size="xs" onClick={() => void remove()}>
              {messages.delete}
            </Anchor>
          </Group>
        )}
      </Group>
      {edited === null ? (
        <NoteText body={note.body} people={everybody} />
      ) : (
        <>
          <NoteField
            label={messages.editNote}
            body={edited}
            onType={setEdited}
            people={people}
            submitLabel={messages.save}
            isFocused
            onSubmit={save}
            onCancel={() => setEdited(null)}
          />
          {/* Only its author can change a note. */}
          <FieldConflict
            theirs={hasConflict ? note.body : null}
            author={messages.you}
            onUseTheirs={() => edit(note.body)}
          />
        </>
      )}
    </li>
  );
}
