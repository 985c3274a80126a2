import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useParams, useSearchParams } from "react-router";
import { findSquad } from "#domain/hotlist/squads.ts";
import { hotlistMessages } from "#web/features/hotlist/messages.ts";
import { Screener } from "./screener.tsx";

/** `/crunchbase-input`: the screener for a squad; the query parameter wins over the one in the path. */
export function SquadScreenerRoute() {
  const { squadId } = useParams();
  const [search] = useSearchParams();
  const asked = search.get("squad") ?? squadId ?? null;
  const squad = findSquad(asked);
  if (asked === null || squad !== null) return <Screener squad={squad} />;
  return (
    <Screener
      squad={null}
      notice={
        <Alert color="yellow" icon={<IconInfoCircle size={18} />}>
          {hotlistMessages.unknownSquad(asked)}
        </Alert>
      }
    />
  );
}
