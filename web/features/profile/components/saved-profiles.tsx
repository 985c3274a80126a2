import { Anchor, Card, Skeleton, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { SHOWN_PROFILES, type StoredProfile, useStoredProfiles } from "#web/data/profile/queries.ts";
import { formatDay } from "#web/lib/dates.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";
import { profileMessages as messages } from "../messages.ts";
import classes from "./saved-profiles.module.css";

/** The profiles that the team has fetched. Opening one uses no request. */
export function SavedProfiles({ pathOf }: { pathOf: (url: string) => string }) {
  const [search, setSearch] = useState("");
  const stored = useStoredProfiles(search.trim());
  return (
    <Card component="section" aria-label={messages.savedTitle}>
      <Stack gap="md">
        <SearchBox placeholder={messages.savedSearch} initialValue={search} onSearch={setSearch} />
        {stored.isPending && (
          <Stack gap="sm" role="status" aria-label={messages.savedLoading}>
            {[60, 45, 70].map((width) => (
              <Skeleton key={width} h={20} w={`${width}%`} />
            ))}
          </Stack>
        )}
        {stored.isLoadingError && (
          <LoadFailed
            title={messages.savedFailed}
            message={stored.error.message}
            isRetrying={stored.isFetching}
            onRetry={() => void stored.refetch()}
          />
        )}
        {stored.data !== undefined && stored.data.profiles.length === 0 && (
          <EmptyState title={search.trim() === "" ? messages.savedNone : messages.savedNoMatch}>
            {search.trim() === "" ? messages.savedNoneHint : messages.savedNoMatchHint}
          </EmptyState>
        )}
        {stored.data !== undefined && stored.data.profiles.length > 0 && (
          <>
            <ul className={classes.list} aria-label={messages.savedTitle}>
              {stored.data.profiles.map((profile) => (
                <SavedProfile key={profile.url} profile={profile} path={pathOf(profile.url)} />
              ))}
            </ul>
            {stored.data.count > SHOWN_PROFILES && (
              <Text size="sm" c="dimmed">
                {messages.savedMore(SHOWN_PROFILES, stored.data.count)}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Card>
  );
}

function SavedProfile({ profile: { url, fullName, fetchedAt }, path }: { profile: StoredProfile; path: string }) {
  return (
    <li className={classes.profile}>
      <Anchor component={Link} to={path} fw={550}>
        {fullName ?? url.replace("https://www.", "")}
      </Anchor>
      <Text size="xs" c="dimmed" className={classes.url}>
        {url.replace("https://www.", "")}
      </Text>
      <Text size="xs" c="dimmed" className={classes.date}>
        {messages.savedOn(formatDay(fetchedAt))}
      </Text>
    </li>
  );
}
