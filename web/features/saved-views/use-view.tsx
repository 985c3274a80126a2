import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { filterToText } from "#domain/views/address.ts";
import { countConditions } from "#domain/views/filter.ts";
import { DENSITIES, EMPTY_VIEW, parseView } from "#domain/views/view.ts";
import { useSession } from "#web/backend/session.tsx";
import type { AppliedView } from "#web/data/saved-view/applied-view.ts";
import { useSavedViews } from "#web/data/saved-view/queries.ts";
import { loadPart } from "#web/lib/chunk.ts";
import { densities } from "#web/ui/data-table/density.ts";
import { FilterButton, FilterChips } from "./components/filter-chips.tsx";
import { ViewTabs } from "./components/view-tabs.tsx";
import { viewMessages as messages } from "./messages.ts";
import { useViewActions } from "./use-view-actions.ts";
import { useViewAddress, type ViewOptions } from "./use-view-address.ts";

const parts = () => import("./components/view-parts.ts");
const loadBuilder = () => loadPart(async () => ({ default: (await parts()).FilterPopover }));
const FilterPopover = lazy(loadBuilder);
const SavePopover = lazy(() => loadPart(async () => ({ default: (await parts()).SavePopover })));
const ViewMenu = lazy(() => loadPart(async () => ({ default: (await parts()).ViewMenu })));
// A failed preload is repeated, and reported, on opening.
const preload = () => void loadBuilder().catch(() => undefined);

interface Opened {
  readonly what: "filter" | "save" | "menu" | "rename";
  readonly opener: HTMLElement;
}

export interface ViewParts {
  /** Above the table's toolbar. */
  readonly tabs: ReactNode;
  /** In the toolbar. */
  readonly filterButton: ReactNode;
  /** Below the toolbar: the filter, and what of the view does not exist any more. Null without both. */
  readonly chips: ReactNode;
}

/** The saved views of a screen, and the view in its URL. Render `overlays` once. */
export function useView(options: ViewOptions): {
  readonly view: AppliedView;
  readonly parts: ViewParts;
  /** Shows all rows. */
  readonly onClear: () => void;
  /** By key; the focus returns to where it was. */
  readonly onOpenFilter: () => void;
  readonly overlays: ReactNode;
} {
  const { screen, squadId, members } = options;
  const address = useViewAddress(options);
  const { current, context, viewId } = address;
  const session = useSession();
  const userId = session.status === "signed-in" ? session.userId : null;
  const saved = useSavedViews(screen);
  const [opened, setOpened] = useState<Opened | null>(null);
  const filterButton = useRef<HTMLButtonElement>(null);
  const [dismissed, setDismissed] = useState("");
  const views = useMemo(
    () =>
      (saved.data ?? [])
        .filter((view) => view.squadId === null || view.squadId === squadId)
        .toSorted((a, b) => Number(a.owner !== userId) - Number(b.owner !== userId)),
    [saved.data, squadId, userId],
  );
  const selected = views.find(({ id }) => id === viewId) ?? null;
  const isOwn = selected !== null && selected.owner === userId;
  const stored = selected?.definition;
  const parsed = useMemo(() => parseView(stored, context), [stored, context]);
  const base = parsed.view;
  const actions = useViewActions(options, address, current);
  const isGone = viewId !== null && saved.isSuccess && selected === null;
  const notices = [...new Set([...address.notices, ...parsed.notices, ...(isGone ? [messages.viewGone] : [])])];
  const noticesKey = `${viewId} ${notices.join()}`;
  const personName = (id: string) => members?.find((member) => member.id === id)?.name ?? id;
  const { filter } = current;

  function close() {
    setOpened(null);
    // Not `returnFocus`: its module loads with the popovers.
    if (opened?.opener.isConnected) opened.opener.focus();
  }

  const filterText = useMemo(() => (filter === null ? "" : filterToText(filter, screen)), [filter, screen]);
  const index = current.density === null ? -1 : DENSITIES.indexOf(current.density);
  const view: AppliedView = {
    filter,
    filterText,
    isSelected: selected !== null,
    columns: current.columns,
    changeColumns: (columns) => address.edit({ columns }),
    rowHeight: densities[index]?.rowHeight ?? null,
    changeRowHeight: (height) => {
      const density = DENSITIES[densities.findIndex(({ rowHeight }) => rowHeight === height)] ?? null;
      address.edit({ density });
    },
  };
  return {
    view,
    parts: {
      tabs: (
        <ViewTabs
          views={views}
          definitionOf={({ definition }) => parseView(definition, context).view}
          userId={userId}
          selected={selected}
          searchOf={address.searchOf}
          isEdited={!address.isSame(current, base)}
          error={saved.isLoadingError ? { retry: () => void saved.refetch() } : null}
          onSave={isOwn ? () => void actions.update(selected) : null}
          onSaveAs={(opener) => setOpened({ what: "save", opener })}
          onReset={() => address.show(base, selected?.id ?? null)}
          onMenu={(opener) => setOpened({ what: "menu", opener })}
          onPreload={preload}
        />
      ),
      filterButton: (
        <FilterButton
          ref={filterButton}
          count={filter === null ? 0 : countConditions(filter)}
          onOpen={(opener) => setOpened({ what: "filter", opener })}
          onPreload={preload}
        />
      ),
      chips:
        filter === null && (notices.length === 0 || noticesKey === dismissed) ? null : (
          <FilterChips
            filter={filter}
            screen={screen}
            personName={personName}
            notices={noticesKey === dismissed ? [] : notices}
            onDismiss={() => setDismissed(noticesKey)}
            onOpen={(opener) => setOpened({ what: "filter", opener })}
            onChange={(changed) => address.edit({ filter: changed })}
          />
        ),
    },
    onClear: address.clear,
    onOpenFilter: () => {
      const opener = filterButton.current;
      if (opener !== null) setOpened({ what: "filter", opener });
    },
    overlays: (
      <Suspense>
        {opened?.what === "filter" && (
          <FilterPopover
            opener={opened.opener}
            {...{ screen, squadId, filter, members }}
            onChange={(changed) => address.edit({ filter: changed })}
            onClose={() => setOpened(null)}
          />
        )}
        {(opened?.what === "save" || opened?.what === "rename") && (
          <SavePopover
            key={opened.what}
            opener={opened.opener}
            renamed={opened.what === "rename" ? selected : null}
            isOfHotlist={squadId !== null}
            onCreate={actions.create}
            onRename={actions.rename}
            onClose={() => setOpened(null)}
            onDone={close}
          />
        )}
        {opened?.what === "menu" && selected !== null && (
          <ViewMenu
            opener={opened.opener}
            view={selected}
            isOwn={isOwn}
            onRename={() => setOpened({ what: "rename", opener: opened.opener })}
            onShare={() => void actions.share(selected, !selected.isShared)}
            onDuplicate={() => void actions.duplicate(selected, current)}
            onCopyLink={() => void actions.copyLink()}
            onDelete={() => void actions.delete(selected, base, EMPTY_VIEW)}
            onClose={() => setOpened(null)}
            onDone={close}
          />
        )}
      </Suspense>
    ),
  };
}
