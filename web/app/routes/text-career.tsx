import { lazy, Suspense, useMemo, useState } from "react";
import type { Evidence } from "#domain/career/career.ts";
import { monthOf } from "#domain/profile/partial-date.ts";
import { loadPart } from "#web/lib/chunk.ts";
import type { TextSpan } from "#web/ui/text-offsets.ts";

/** Loaded for the first text that is a CV. */
const CareerOf = lazy(() =>
  loadPart(async () => ({ default: (await import("#web/features/career/components/career-of.tsx")).CareerOf })),
);

interface TextCareerProps {
  /** As it was analyzed: offsets are the same. */
  readonly text: string;
  readonly onShow: (span: TextSpan) => void;
}

/** The career summary of an analyzed text; a click shows the words. */
export function TextCareer({ text, onShow }: TextCareerProps) {
  const [today] = useState(() => monthOf(new Date().toISOString()));
  const [personKey] = useState(() => crypto.randomUUID());
  const input = useMemo(() => ({ text }), [text]);

  function show(evidence: readonly Evidence[]) {
    const span = evidence.find((item) => item.span !== null)?.span;
    if (span) onShow(span);
  }

  return (
    <Suspense>
      <CareerOf input={input} personKey={personKey} today={today} onShow={show} />
    </Suspense>
  );
}
