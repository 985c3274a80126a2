import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useParams } from "react-router";
import { findSquad } from "#domain/hotlist/squads.ts";
import { hotlistMessages } from "#web/features/hotlist/messages.ts";
import { useUrlState } from "#web/ui/use-url-state.ts";
import { Screener } from "./screener.tsx";

/** `/crunchbase-input`: the screener for a squad; `?squad=` overrides the path. */
export function SquadScreenerRoute() {
  const { squadId } = useParams();
  const { params } = useUrlState();
  const asked = params.get("squad") ?? squadId ?? null;
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
