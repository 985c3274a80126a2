import { Button, CloseButton, Group, Text } from "@mantine/core";
import { IconFilter } from "@tabler/icons-react";
import type { Ref } from "react";
import { describeNode } from "#domain/views/describe.ts";
import type { ViewScreen } from "#domain/views/fields.ts";
import { type Group as FilterGroup, type FilterNode, nodesOf } from "#domain/views/filter.ts";
import { viewMessages as messages } from "../messages.ts";
import classes from "./views.module.css";

interface FilterButtonProps {
  readonly ref: Ref<HTMLButtonElement>;
  /** Of conditions. */
  readonly count: number;
  readonly onOpen: (opener: HTMLElement) => void;
  readonly onPreload: () => void;
}

export function FilterButton({ ref, count, onOpen, onPreload }: FilterButtonProps) {
  return (
    <Button
      ref={ref}
      variant={count === 0 ? "default" : "light"}
      leftSection={<IconFilter size={16} aria-hidden />}
      px="sm"
      aria-haspopup="dialog"
      onPointerEnter={onPreload}
      onFocus={onPreload}
      onClick={(event) => onOpen(event.currentTarget)}
    >
      {count === 0 ? messages.filter : `${messages.filter} · ${count}`}
    </Button>
  );
}

interface FilterChipsProps {
  readonly filter: FilterGroup | null;
  readonly screen: ViewScreen;
  readonly personName: (id: string) => string;
  readonly notices: readonly string[];
  readonly onDismiss: () => void;
  readonly onOpen: (opener: HTMLElement) => void;
  readonly onChange: (filter: FilterGroup | null) => void;
}

/** The filter as one chip for each condition and group. A chip opens the filter; its button removes it. */
export function FilterChips(props: FilterChipsProps) {
  const { filter, screen, personName, notices, onDismiss, onOpen, onChange } = props;
  const nodes = filter === null ? [] : nodesOf(filter);
  const isAll = filter === null || "all" in filter;

  function remove(removed: FilterNode) {
    const left = nodes.filter((node) => node !== removed);
    onChange(left.length === 0 ? null : isAll ? { all: left } : { any: left });
  }

  return (
    <div className={classes.belowToolbar} data-print="hidden">
      {notices.length > 0 && (
        <div className={classes.notice} role="status">
          <div>
            {notices.map((notice) => (
              <Text key={notice} size="sm">
                {notice}
              </Text>
            ))}
          </div>
          <CloseButton size="sm" aria-label={messages.dismiss} onClick={onDismiss} />
        </div>
      )}
      {nodes.length > 0 && (
        <Group gap={6}>
          {nodes.map((node, index) => {
            const text = describeNode(node, screen, personName);
            return (
              <span key={text} className={classes.chipWithJoin}>
                {index > 0 && !isAll && <span className={classes.join}>{messages.joins.any}</span>}
                <span className={classes.chip}>
                  <button
                    type="button"
                    title={text}
                    aria-haspopup="dialog"
                    aria-label={messages.editFilter(text)}
                    onClick={(event) => onOpen(event.currentTarget)}
                  >
                    {text}
                  </button>
                  <CloseButton size={18} aria-label={messages.removeCondition(text)} onClick={() => remove(node)} />
                </span>
              </span>
            );
          })}
        </Group>
      )}
    </div>
  );
}
