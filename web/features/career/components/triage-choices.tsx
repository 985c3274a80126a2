import { Button, Text } from "@mantine/core";
import { memo, useMemo, useRef, useState } from "react";
import type { LinkedEmployer } from "#domain/career/linked-career.ts";
import { triageMessages } from "../triage-messages.ts";
import type { TriagePerson } from "../use-triage.ts";
import { CompanyChoice } from "./company-choices.tsx";

interface TriageChoicesProps {
  readonly people: readonly TriagePerson[];
  readonly onChoose: (people: readonly string[], employerKey: string, companyId: string | null) => void;
}

interface Question {
  readonly employer: LinkedEmployer;
  readonly people: readonly TriagePerson[];
}

/** The employers of all people that may be several companies: each is asked once, one at a time. */
export const TriageChoices = memo(function TriageChoices({ people, onChoose }: TriageChoicesProps) {
  const questions = useMemo(() => questionsOf(people), [people]);
  const [position, setPosition] = useState(0);
  const frame = useRef<HTMLElement>(null);
  const index = position % Math.max(1, questions.length);
  const question = questions[index];
  if (question === undefined) return null;
  const { employer } = question;
  return (
    <section ref={frame} tabIndex={-1} aria-label={triageMessages.choices} style={{ outline: "none" }}>
      <CompanyChoice
        employer={employer}
        people={question.people.map(({ row }) => row.name)}
        onChoose={(companyId) => {
          onChoose(
            question.people.map(({ key }) => key),
            employer.key,
            companyId,
          );
          // The button of the answer is gone.
          frame.current?.focus({ preventScroll: true });
        }}
      >
        {questions.length > 1 && (
          <Text span size="sm" c="dimmed">
            {triageMessages.choice(index + 1, questions.length)}
            <Button ml="sm" size="compact-xs" variant="subtle" onClick={() => setPosition(index + 1)}>
              {triageMessages.nextChoice}
            </Button>
          </Text>
        )}
      </CompanyChoice>
    </section>
  );
});

function questionsOf(people: readonly TriagePerson[]): readonly Question[] {
  const questions = new Map<string, { employer: LinkedEmployer; people: TriagePerson[] }>();
  for (const person of people) {
    for (const employer of person.linked?.employers ?? []) {
      if (employer.link.kind !== "ambiguous") continue;
      // The same name may mean other companies at another time.
      const key = JSON.stringify([employer.key, employer.link.candidates.map(({ company }) => company.id)]);
      const question = questions.get(key) ?? { employer, people: [] };
      question.people.push(person);
      questions.set(key, question);
    }
  }
  return [...questions.values()];
}
