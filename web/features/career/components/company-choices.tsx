import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { IconHelpCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { EmployerCompany } from "#domain/career/employer-company.ts";
import type { LinkedEmployer } from "#domain/career/linked-career.ts";
import { careerMessages } from "../messages.ts";

interface CompanyChoicesProps {
  readonly employers: readonly LinkedEmployer[];
  readonly onChoose: (employerKey: string, companyId: string | null) => void;
}

/** Asks which company is meant, where several have the name. */
export function CompanyChoices({ employers, onChoose }: CompanyChoicesProps) {
  return employers.map((employer) => (
    <CompanyChoice key={employer.key} employer={employer} onChoose={(companyId) => onChoose(employer.key, companyId)} />
  ));
}

const NO_PEOPLE: readonly string[] = [];

interface CompanyChoiceProps {
  readonly employer: Pick<LinkedEmployer, "name" | "link">;
  readonly onChoose: (companyId: string | null) => void;
  /** Whose employer it is, where the screen shows several people. */
  readonly people?: readonly string[];
  /** Beside the answers. */
  readonly children?: ReactNode;
}

/** Nothing for an employer that is certain. */
export function CompanyChoice({
  employer: { name, link },
  onChoose,
  people = NO_PEOPLE,
  children,
}: CompanyChoiceProps) {
  if (link.kind !== "ambiguous") return null;
  const [first, ...others] = link.candidates;
  const title =
    first !== undefined && others.length === 0
      ? careerMessages.oneCompany(first.company.name, first.company.foundedOn ?? "")
      : careerMessages.whichCompany(name);
  return (
    <Alert variant="default" icon={<IconHelpCircle size={18} />} title={title}>
      <Stack gap="xs">
        {people.length > 0 && (
          <Text size="sm" c="dimmed">
            {careerMessages.employerOf(people)}
          </Text>
        )}
        {link.candidates.map(({ company }) => (
          <Group key={company.id} gap="sm" wrap="nowrap" align="baseline">
            <Button size="compact-xs" variant="light" flex="none" onClick={() => onChoose(company.id)}>
              {company.name}
            </Button>
            <Text size="sm" c="dimmed" lineClamp={2}>
              {describeCompany(company)}
            </Text>
          </Group>
        ))}
        <Group justify="space-between">
          <Button size="compact-xs" variant="subtle" color="gray" onClick={() => onChoose(null)}>
            {careerMessages.none}
          </Button>
          {children}
        </Group>
      </Stack>
    </Alert>
  );
}

function describeCompany({ foundedYear, country, shortDescription, url }: EmployerCompany): string {
  const facts = [foundedYear === null ? null : `founded ${foundedYear}`, country, shortDescription ?? url];
  return facts.filter((fact) => fact !== null).join(" · ");
}
