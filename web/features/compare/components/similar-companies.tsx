import { Anchor, Button, Card, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { IconColumns } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { comparedKey } from "#domain/company/compared-keys.ts";
import type { SimilarCompany } from "#domain/company/similar.ts";
import { findSquad } from "#domain/hotlist/squads.ts";
import { type CompanyReference, useSimilarCompanies } from "#web/data/company/similar.ts";
import { paths } from "#web/paths.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { companyPath } from "../company-path.ts";
import { compareMessages as messages } from "../messages.ts";
import classes from "./similar-companies.module.css";

interface SimilarCompaniesProps {
  readonly company: CompanyReference;
  /** Of the company, for the comparison. */
  readonly comparedKey: string;
  readonly renderAdd: (company: SimilarCompany) => ReactNode;
}

/** Nothing for a company without a record. */
export function SimilarCompanies({ company, comparedKey: ownKey, renderAdd }: SimilarCompaniesProps) {
  const similar = useSimilarCompanies(company);
  if (similar.data === null) return null;
  return (
    <Card component="section" aria-label={messages.similar} data-print="hidden">
      <Title order={2}>{messages.similar}</Title>
      <Text size="xs" c="dimmed" mb="md">
        {messages.similarHint}
      </Text>
      {similar.isPending && (
        <Stack gap="sm" aria-hidden>
          <Skeleton h={40} />
          <Skeleton h={40} />
        </Stack>
      )}
      {similar.isError && (
        <LoadFailed
          title={messages.similarFailed}
          message={similar.error.message}
          isRetrying={similar.isFetching}
          onRetry={() => void similar.refetch()}
        />
      )}
      {similar.data?.companies.length === 0 && (
        <Text size="sm" c="dimmed">
          {similar.data.isComparable ? (
            messages.similarEmpty
          ) : (
            <>
              <b>{messages.similarNothingTitle}.</b> {messages.similarNothing}
            </>
          )}
        </Text>
      )}
      <ul className={classes.list}>
        {similar.data?.companies.map((found) => (
          <li key={found.id} className={classes.item}>
            <div className={classes.text}>
              <Anchor component={Link} to={companyPath(found)} fw={600} size="sm">
                {found.name}
              </Anchor>
              <Text component="span" size="xs" c="dimmed" ml={8}>
                {found.facts}
              </Text>
              <Text size="sm">{found.reason}</Text>
              {found.squads.length > 0 && (
                <Text size="xs" c="dimmed">
                  {messages.onHotlists(found.squads.map((id) => findSquad(id)?.name ?? id))}
                </Text>
              )}
            </div>
            <Group gap="xs" wrap="nowrap">
              <Button
                component={Link}
                to={paths.compareOf([ownKey, comparedKey(found)])}
                size="xs"
                variant="default"
                leftSection={<IconColumns size={14} />}
                aria-label={messages.compareWith(found.name)}
              >
                {messages.compare}
              </Button>
              {renderAdd(found)}
            </Group>
          </li>
        ))}
      </ul>
    </Card>
  );
}
