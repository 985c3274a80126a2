import { Button } from "@mantine/core";
import { IconChevronDown, IconPlus, IconUsers } from "@tabler/icons-react";
import { Link } from "react-router";
import { EMPTY_VIEW, type ViewDefinition } from "#domain/views/view.ts";
import type { SavedView } from "#web/data/saved-view/queries.ts";
import { viewMessages as messages } from "../messages.ts";
import classes from "./views.module.css";

interface ViewTabsProps {
  readonly views: readonly SavedView[];
  readonly definitionOf: (view: SavedView) => ViewDefinition;
  readonly userId: string | null;
  readonly selected: SavedView | null;
  readonly searchOf: (view: ViewDefinition, id: string | null) => string;
  /** The URL shows something else than the selected view, or than "All". */
  readonly isEdited: boolean;
  readonly error: { readonly retry: () => void } | null;
  /** Null if the selected view is not the user's own. */
  readonly onSave: (() => void) | null;
  readonly onSaveAs: (opener: HTMLElement) => void;
  readonly onReset: () => void;
  readonly onMenu: (opener: HTMLElement) => void;
  readonly onPreload: () => void;
}

/** Not `scrollIntoView`, which scrolls the page too. */
function scrollToTab(tab: HTMLElement | null): void {
  const scroller = tab?.parentElement;
  if (!tab || !scroller) return;
  const end = tab.offsetLeft + tab.offsetWidth - scroller.clientWidth;
  scroller.scrollLeft = Math.min(Math.max(scroller.scrollLeft, end), tab.offsetLeft);
}

/** The views as links, each to its whole URL, and what can be done with unsaved changes. */
export function ViewTabs(props: ViewTabsProps) {
  const {
    views,
    definitionOf,
    userId,
    selected,
    searchOf,
    isEdited,
    error,
    onSave,
    onSaveAs,
    onReset,
    onMenu,
    onPreload,
  } = props;
  const small = { size: "compact-xs", onPointerEnter: onPreload, onFocus: onPreload } as const;

  return (
    <div className={classes.bar} data-has-more={views.length > 0 || isEdited || error !== null || undefined}>
      <ul className={classes.tabs} aria-label={messages.views}>
        <li className={classes.tab} data-selected={selected === null || undefined}>
          <Link to={{ search: searchOf(EMPTY_VIEW, null) }} aria-current={selected === null || undefined}>
            {messages.all}
          </Link>
        </li>
        {views.map((view) => {
          const isSelected = view.id === selected?.id;
          const isForeign = view.owner !== userId;
          return (
            <li
              key={view.id}
              ref={isSelected ? scrollToTab : undefined}
              className={classes.tab}
              data-selected={isSelected || undefined}
            >
              <Link
                to={{ search: searchOf(definitionOf(view), view.id) }}
                aria-current={isSelected || undefined}
                title={isForeign || view.isShared ? `${view.name} · ${messages.shared}` : view.name}
              >
                {isForeign && <IconUsers size={13} aria-label={messages.shared} />}
                <span>{view.name}</span>
              </Link>
              {isSelected && (
                <button
                  type="button"
                  className={classes.options}
                  aria-haspopup="dialog"
                  title={messages.options(view.name)}
                  aria-label={messages.options(view.name)}
                  onPointerEnter={onPreload}
                  onFocus={onPreload}
                  onClick={(event) => onMenu(event.currentTarget)}
                >
                  <IconChevronDown size={14} aria-hidden />
                </button>
              )}
            </li>
          );
        })}
        <li className={classes.tab}>
          <button
            type="button"
            className={classes.options}
            aria-haspopup="dialog"
            title={messages.saveAs}
            aria-label={messages.saveAs}
            onPointerEnter={onPreload}
            onFocus={onPreload}
            onClick={(event) => onSaveAs(event.currentTarget)}
          >
            <IconPlus size={15} aria-hidden />
          </button>
        </li>
      </ul>
      {error !== null && (
        <span className={classes.edited}>
          {messages.loadFailed}
          <Button {...small} variant="subtle" onClick={error.retry}>
            {messages.retry}
          </Button>
        </span>
      )}
      {isEdited && (
        <span className={classes.edited}>
          <span className={classes.dot} aria-hidden />
          <span role="status">{messages.edited}</span>
          {onSave === null ? (
            <Button {...small} variant="light" aria-haspopup="dialog" onClick={(e) => onSaveAs(e.currentTarget)}>
              {messages.saveAs}
            </Button>
          ) : (
            <Button {...small} variant="light" onClick={onSave}>
              {messages.save}
            </Button>
          )}
          <Button {...small} variant="subtle" color="gray" onClick={onReset}>
            {messages.reset}
          </Button>
        </span>
      )}
    </div>
  );
}
