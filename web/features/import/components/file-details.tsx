import { Button, Card, Group, List, ListItem, NativeSelect, Stack, Text, TextInput } from "@mantine/core";
import { IconFileSpreadsheet } from "@tabler/icons-react";
import type { Delimiter, Encoding, ReadOptions } from "#domain/import/table.ts";
import { importMessages } from "../messages.ts";
import type { Source } from "../use-source.ts";
import classes from "./import.module.css";

const messages = importMessages.file;
const ENCODINGS: readonly { readonly value: Encoding; readonly label: string }[] = [
  { value: "utf-8", label: "UTF-8" },
  { value: "windows-1252", label: "Windows-1252 (Western Europe)" },
  { value: "windows-1250", label: "Windows-1250 (Central Europe)" },
  { value: "windows-1251", label: "Windows-1251 (Cyrillic)" },
  { value: "macintosh", label: "Mac Roman" },
  { value: "shift_jis", label: "Shift JIS" },
  { value: "gb18030", label: "GB 18030" },
  { value: "utf-16le", label: "UTF-16 LE" },
  { value: "utf-16be", label: "UTF-16 BE" },
];
const DELIMITERS: readonly { readonly value: Delimiter; readonly label: string }[] = [
  { value: ",", label: "Comma" },
  { value: ";", label: "Semicolon" },
  { value: "\t", label: "Tab" },
  { value: "|", label: "Vertical bar" },
];
const MAX_HEADER_LINE = 1000;

interface FileDetailsProps {
  readonly source: Source;
  readonly isReading: boolean;
  /** A file is being dragged over the page; it would replace this one. */
  readonly isDragged: boolean;
  readonly onReread: (options: ReadOptions) => void;
}

/** How the file was read; each setting can be corrected. */
export function FileDetails({ source: { name, table }, isReading, isDragged, onReread }: FileDetailsProps) {
  // A corrected setting is kept when another one is corrected; another sheet has another header line.
  const reread = (options: ReadOptions) => onReread({ ...table.options, ...options });
  return (
    <Card component="section" aria-label={name} className={classes.details} data-dragged={isDragged || undefined}>
      <Stack gap="md">
        <Group gap="sm" wrap="nowrap">
          <IconFileSpreadsheet size={22} stroke={1.6} aria-hidden style={{ flexShrink: 0 }} />
          <Text fw={600} truncate>
            {name}
          </Text>
          <Text size="sm" c="dimmed" style={{ whiteSpace: "nowrap" }} role="status">
            {messages.rows(table.rowCount)}
          </Text>
        </Group>
        <Group gap="md" align="flex-end">
          {table.sheet !== null && (
            <NativeSelect
              label={messages.sheet}
              data={[...table.sheets]}
              value={table.sheet}
              disabled={isReading || table.sheets.length < 2}
              onChange={({ currentTarget: { value } }) => onReread({ sheet: value })}
            />
          )}
          {table.encoding !== null && (
            <NativeSelect
              label={messages.encoding}
              data={[...ENCODINGS]}
              value={table.encoding}
              disabled={isReading}
              onChange={({ currentTarget: { value } }) => reread({ encoding: value as Encoding })}
            />
          )}
          {table.delimiter !== null && (
            <NativeSelect
              label={messages.delimiter}
              data={[...DELIMITERS]}
              value={table.delimiter}
              disabled={isReading}
              onChange={({ currentTarget: { value } }) => reread({ delimiter: value as Delimiter })}
            />
          )}
          <TextInput
            key={table.headerLine}
            type="number"
            label={messages.headerLine}
            w={120}
            min={0}
            max={MAX_HEADER_LINE}
            defaultValue={table.headerLine}
            disabled={isReading}
            onChange={({ currentTarget: { valueAsNumber: headerLine } }) => {
              if (Number.isInteger(headerLine) && headerLine >= 0) reread({ headerLine });
            }}
          />
        </Group>
        {table.headerLine === 0 && (
          <Button
            variant="default"
            size="xs"
            disabled={isReading}
            style={{ alignSelf: "flex-start" }}
            onClick={() => reread({ headerLine: 1 })}
          >
            {messages.firstLineIsHeader}
          </Button>
        )}
        {table.notes.length > 0 && (
          <List size="sm" c="dimmed">
            {table.notes.map((note) => (
              <ListItem key={note}>{note}</ListItem>
            ))}
          </List>
        )}
        {table.rowCount === 0 ? (
          <Text size="sm">{messages.empty}</Text>
        ) : (
          <FirstRows header={table.header} rows={table.firstRows} count={table.rowCount} />
        )}
      </Stack>
    </Card>
  );
}

interface FirstRowsProps {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly count: number;
}

function FirstRows({ header, rows, count }: FirstRowsProps) {
  const label = messages.firstRows(rows.length, count);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area has to be reachable by keyboard
    <section className={classes.scroll} aria-label={label} tabIndex={0}>
      <table className={classes.sample} aria-label={label}>
        <thead>
          <tr>
            {header.map((name, column) => (
              <th key={column} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
