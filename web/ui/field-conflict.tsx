import { Anchor, Text } from "@mantine/core";

interface FieldConflictProps {
  /** The value that somebody else set, as shown; empty if it was cleared. Null without a conflict. */
  readonly theirs: string | null;
  readonly author: string | null;
  readonly onUseTheirs: () => void;
  /** Omit it where choosing a value saves it. */
  readonly onSaveMine?: () => void;
}

/** Below a field: somebody else changed its value while the user edits it. */
export function FieldConflict({ theirs, author, onUseTheirs, onSaveMine }: FieldConflictProps) {
  const who = author ?? "A colleague";
  return (
    <Text size="xs" c="dimmed" mt={theirs === null ? 0 : 4} role="status" style={{ overflowWrap: "anywhere" }}>
      {theirs !== null && (
        <>
          {theirs === "" ? `${who} cleared this field` : `${who} set ${theirs}`} ·{" "}
          <Anchor component="button" type="button" size="xs" onClick={onUseTheirs}>
            Use theirs
          </Anchor>
          {onSaveMine !== undefined && (
            <>
              {" · "}
              <Anchor component="button" type="button" size="xs" onClick={onSaveMine}>
                Save mine
              </Anchor>
            </>
          )}
        </>
      )}
    </Text>
  );
}
