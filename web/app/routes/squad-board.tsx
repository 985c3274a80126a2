import { Group } from "@mantine/core";
import { useMemo } from "react";
import { useNavigate } from "react-router";
import type { Squad } from "#domain/hotlist/squads.ts";
import { Board } from "#web/features/board/components/board.tsx";
import { paths } from "#web/paths.ts";
import { SearchBox } from "#web/ui/search-box.tsx";
import { useUrlState } from "#web/ui/use-url-state.ts";
import type { MoveEntry } from "./entry-moves.tsx";

/** `/squad-hotlist/{squadId}?layout=board`, with the list's search and filters. */
export function SquadBoard({ squad, move }: { squad: Squad; move: MoveEntry }) {
  const navigate = useNavigate();
  const { params, change } = useUrlState();
  const [search, sector, geography] = ["search", "sector", "location"].map((name) => params.get(name) ?? "");
  const filter = useMemo(
    () => ({ ...(search && { search }), ...(sector && { sector }), ...(geography && { geography }) }),
    [search, sector, geography],
  );
  return (
    <>
      <Group mb="md" data-print="hidden">
        <SearchBox
          placeholder="Search companies..."
          initialValue={search ?? ""}
          onSearch={(text) => change({ search: text })}
        />
      </Group>
      <Board
        squad={squad}
        filter={filter}
        onMove={move}
        onOpen={(id) => void navigate(paths.companyOf(id), { state: { hotlistSearch: `?${params}` } })}
      />
    </>
  );
}
