import { ActionIcon, Anchor, Group, Text, VisuallyHidden } from "@mantine/core";
import { IconReplace, IconX } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { type ComparedCompany, type ComparisonRow, sharedInvestors } from "#domain/company/comparison.ts";
import { companyPath } from "../company-path.ts";
import { compareMessages as messages } from "../messages.ts";
import { CompanyPicker } from "./company-picker.tsx";
import classes from "./compare.module.css";

interface ComparisonTableProps {
  readonly companies: readonly ComparedCompany[];
  readonly rows: readonly ComparisonRow[];
  readonly taken: readonly string[];
  readonly onReplace: (key: string, by: string) => void;
  readonly onRemove: (key: string) => void;
  readonly renderAdd: (company: ComparedCompany) => ReactNode;
}

/** The facts by row. On narrow screens it scrolls to the side, and the first column stays. */
export function ComparisonTable({ companies, rows, taken, onReplace, onRemove, renderAdd }: ComparisonTableProps) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const shared = new Set(sharedInvestors(companies).map(({ investor }) => investor));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a scrolling area has to be reachable by keyboard
    <div className={classes.frame} tabIndex={0} role="group" aria-label={messages.facts}>
      <table className={classes.table} aria-label={messages.facts}>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              <VisuallyHidden>{messages.fact}</VisuallyHidden>
            </th>
            {companies.map((company) => (
              <th key={company.key} scope="col">
                {replaced === company.key ? (
                  <CompanyPicker
                    label={messages.replace(company.name)}
                    placeholder={messages.replacePlaceholder(company.name)}
                    taken={taken}
                    isFocused
                    onChoose={(by) => {
                      setReplaced(null);
                      onReplace(company.key, by);
                    }}
                    onCancel={() => setReplaced(null)}
                  />
                ) : (
                  <Group gap={4} justify="space-between" wrap="nowrap" align="flex-start">
                    <Anchor component={Link} to={companyPath(company)} fw={650} className={classes.name}>
                      {company.name}
                    </Anchor>
                    <Group gap={2} wrap="nowrap" data-print="hidden">
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="sm"
                        title={messages.replace(company.name)}
                        aria-label={messages.replace(company.name)}
                        onClick={() => setReplaced(company.key)}
                      >
                        <IconReplace size={15} aria-hidden />
                      </ActionIcon>
                      <ActionIcon
                        variant="subtle"
                        color="gray"
                        size="sm"
                        title={messages.remove(company.name)}
                        aria-label={messages.remove(company.name)}
                        onClick={() => onRemove(company.key)}
                      >
                        <IconX size={15} aria-hidden />
                      </ActionIcon>
                    </Group>
                  </Group>
                )}
                <div data-print="hidden" className={classes.add}>
                  {renderAdd(company)}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, kind }) => (
            <tr key={label} data-kind={kind}>
              <th scope="row">
                {label}
                {kind === "same" && <span className={classes.same}> {messages.same}</span>}
              </th>
              {values.map((value, column) => (
                <td key={companies[column]?.key}>
                  {value === null ? (
                    <Text span size="sm" c="dimmed" title={messages.notKnown}>
                      –<VisuallyHidden> {messages.notKnown}</VisuallyHidden>
                    </Text>
                  ) : (
                    valueOf(label, value, companies[column], shared)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function valueOf(
  label: string,
  value: string,
  company: ComparedCompany | undefined,
  shared: ReadonlySet<string>,
): ReactNode {
  if (label === "Website") {
    return (
      <Anchor href={`https://${value}`} target="_blank" rel="noopener noreferrer" size="sm">
        {value}
      </Anchor>
    );
  }
  if (label !== "Top investors" || company === undefined) return value;
  return company.topInvestors.map((investor, index) => (
    <span key={investor}>
      {index > 0 && ", "}
      {shared.has(investor) ? <b>{investor}</b> : investor}
    </span>
  ));
}
