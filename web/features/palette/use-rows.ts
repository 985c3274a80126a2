import { useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconBuildingSkyscraper, IconFileCv, IconHighlight, IconMoon, IconSun } from "@tabler/icons-react";
import type { Hit } from "#domain/search/hits.ts";
import { createNameFilter } from "#domain/search/name-filter.ts";
import { type Intent, understand } from "#domain/search/understand.ts";
import { recentPages } from "#web/lib/recent-pages.ts";
import { paths } from "#web/paths.ts";
import { paletteMessages as messages } from "./messages.ts";
import { groupsOfHits, type PaletteRow, type RowGroup, rowOfPage } from "./rows.ts";
import { screensFor } from "./screens.ts";

const MAX_SCREENS = 6;
/** A shorter query may be the beginning of anything. */
const CERTAIN_LENGTH = 3;

/** What the palette offers for a typed or pasted text. */
export function useRows(text: string, hits: readonly Hit[], onAnalyze: (text: string) => void): readonly RowGroup[] {
  const { setColorScheme } = useMantineColorScheme();
  const other = useComputedColorScheme("light") === "dark" ? "light" : "dark";
  const intent = understand(text);
  const pasted = pastedRow(intent, onAnalyze);
  if (pasted !== null) return withRows([{ label: messages.pasted, rows: [pasted] }, ...groupsOfHits(hits)]);

  const matches = createNameFilter(text);
  const recent = {
    label: messages.recent,
    rows: recentPages()
      .filter(({ title }) => matches(title))
      .map(rowOfPage),
  };
  const theme: PaletteRow = {
    key: "theme",
    title: `Switch to ${other} mode`,
    Icon: other === "dark" ? IconMoon : IconSun,
    run: () => setColorScheme(other),
  };
  const actions = {
    label: messages.screens,
    rows: [...screensFor(text), ...(matches(`${theme.title} theme color`) ? [theme] : [])].slice(
      0,
      intent.kind === "nothing" ? undefined : MAX_SCREENS,
    ),
  };
  if (intent.kind === "nothing") return withRows([recent, actions]);
  const isScreenMeant =
    text.trim().length >= CERTAIN_LENGTH &&
    actions.rows[0]?.title.toLowerCase().startsWith(text.trim().toLowerCase()) === true;
  const found = groupsOfHits(hits);
  return withRows(isScreenMeant ? [actions, ...found, recent] : [...found, recent, actions]);
}

function pastedRow(intent: Intent, onAnalyze: (text: string) => void): PaletteRow | null {
  switch (intent.kind) {
    case "company":
      return {
        key: "screen",
        title: messages.screen,
        detail: intent.permalink,
        Icon: IconBuildingSkyscraper,
        to: `${paths.screener}?${new URLSearchParams({ url: intent.url })}`,
        company: { name: intent.permalink, url: intent.url, companyId: null },
      };
    case "profile":
      return {
        key: "cv",
        title: messages.createCv,
        detail: intent.publicId,
        Icon: IconFileCv,
        to: paths.cvOf(intent.url),
      };
    case "text":
      return {
        key: "analyze",
        title: messages.analyze,
        detail: messages.characters(intent.text.length),
        Icon: IconHighlight,
        run: () => onAnalyze(intent.text),
      };
    default:
      return null;
  }
}

function withRows(groups: readonly RowGroup[]): readonly RowGroup[] {
  return groups.filter(({ rows }) => rows.length > 0);
}
