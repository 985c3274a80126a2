import { Card, Skeleton, Stack, Title } from "@mantine/core";
import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { useFileDrop } from "#web/ui/use-file-drop.ts";
import { WhenNear } from "#web/ui/when-near.tsx";
import type { OpenedCompanySectionsProps } from "./opened-company-sections.tsx";

const OpenedCompanySections = lazy(() =>
  loadPart(async () => ({ default: (await import("./opened-company-sections.tsx")).OpenedCompanySections })),
);

interface CompanySectionsProps extends Omit<OpenedCompanySectionsProps, "drop"> {
  /** The profile above does not have its height yet. */
  readonly isProfileLoading?: boolean;
}

/** A company's files, similar companies, people, sources and history, below its profile: loaded once they are near. */
export function CompanySections({ isProfileLoading = false, ...props }: CompanySectionsProps) {
  const drop = useWaitingDrop();
  // They stay while the profile is fetched again.
  const [isPlaced, setPlaced] = useState(!isProfileLoading);
  if (!isProfileLoading && !isPlaced) setPlaced(true);
  if (!isPlaced) return null;
  return (
    <WhenNear isNeeded={drop.isDragged} placeholder={<Placeholder />}>
      <Suspense fallback={<Placeholder />}>
        <OpenedCompanySections {...props} drop={drop} />
      </Suspense>
    </WhenNear>
  );
}

/** Files are taken anywhere on the page, and wait until the part that adds them is there. */
function useWaitingDrop(): OpenedCompanySectionsProps["drop"] {
  const waiting = useRef<readonly File[]>([]);
  const taker = useRef<((files: readonly File[]) => void) | null>(null);
  const isDragged = useFileDrop((...files) => {
    if (taker.current === null) waiting.current = files;
    else taker.current(files);
  });
  const connect = useCallback((take: (files: readonly File[]) => void) => {
    taker.current = take;
    const files = waiting.current;
    waiting.current = [];
    if (files.length > 0) take(files);
    return () => {
      taker.current = null;
    };
  }, []);
  return { isDragged, connect };
}

/** The headings are there for screen readers that go from one to the next. */
const PLACES = [
  { title: "Files", heightPx: 96 },
  { title: "Similar in your database", heightPx: 140 },
  { title: "Facts and their sources", heightPx: 420 },
  { title: "History", heightPx: 160 },
];

function Placeholder() {
  return (
    <Stack gap="lg" data-print="hidden">
      {PLACES.map(({ title, heightPx }) => (
        <Card key={title}>
          <Title order={2} mb="sm">
            {title}
          </Title>
          <Skeleton h={heightPx} aria-hidden />
        </Card>
      ))}
    </Stack>
  );
}
