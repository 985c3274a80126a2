import { Card } from "@mantine/core";
import { useMemo, useRef, useState } from "react";
import { careerFromProfile, type Evidence } from "#domain/career/career.ts";
import type { PersonProfile } from "#domain/profile/parse-profile.ts";
import type { CalendarMonth } from "#domain/profile/partial-date.ts";
import { FormattedProfile } from "#web/features/annotated-text/components/formatted-profile.tsx";
import { CareerItems } from "#web/features/career/components/career-items.tsx";
import { CareerOf } from "#web/features/career/components/career-of.tsx";
import type { CareerInput } from "#web/features/career/worker-messages.ts";
import type { AnnotatedTextHandle } from "#web/ui/annotated-text.tsx";

interface FormattedWithCareerProps {
  readonly text: string | null;
  /** Null where the career is read from the text. */
  readonly profile: PersonProfile | null;
  readonly hasCareer?: boolean;
  readonly today: CalendarMonth;
}

/** A profile's highlighted text, with the career summary below: a statement shows the words of the text that it follows from. */
export function FormattedWithCareer({ text, profile, hasCareer = true, today }: FormattedWithCareerProps) {
  const input = useMemo(
    (): CareerInput =>
      profile === null
        ? { text: text ?? "" }
        : Object.assign({ career: careerFromProfile(profile) }, text !== null && { text }),
    [text, profile],
  );
  const shownText = useRef<AnnotatedTextHandle>(null);
  const [personKey] = useState(() => crypto.randomUUID());
  const [shown, setShown] = useState<readonly Evidence[]>([]);

  function show(evidence: readonly Evidence[]) {
    setShown(evidence);
    const span = evidence.find((item) => item.span !== null)?.span;
    if (span) shownText.current?.reveal(span);
  }

  return (
    <>
      <FormattedProfile text={text} handle={shownText} />
      {hasCareer && (
        <CareerOf input={input} personKey={personKey} today={today} onShow={show}>
          {(summary, linked) => {
            const items = [...(linked?.career.positions ?? []), ...(linked?.career.educations ?? [])];
            return (
              <>
                {summary}
                {/* What the text spells otherwise can be shown here only. */}
                {linked !== null && items.some(({ evidence }) => evidence.span === null) && (
                  <Card>
                    <CareerItems career={linked.career} shown={shown} today={today} />
                  </Card>
                )}
              </>
            );
          }}
        </CareerOf>
      )}
    </>
  );
}
