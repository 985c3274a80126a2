import type { ViewDefinition } from "#domain/views/view.ts";
import { VIEW_NAME_MAX } from "#domain/views/view.ts";
import type { SavedView } from "#web/data/saved-view/queries.ts";
import { useAddView, useChangeView, useDeleteView, type ViewChange } from "#web/data/saved-view/writes.ts";
import { copyText } from "#web/lib/clipboard.ts";
import { errorMessage } from "#web/lib/error-message.ts";
import { toast } from "#web/ui/toast.tsx";
import { viewMessages as messages } from "./messages.ts";
import type { ViewAddress, ViewOptions } from "./use-view-address.ts";

export interface NewViewChoice {
  readonly name: string;
  readonly isShared: boolean;
  readonly isOnEveryHotlist: boolean;
}

/** What can be done with saved views. Each reports its errors, and resolves to whether it succeeded. */
export function useViewActions({ screen, squadId }: ViewOptions, address: ViewAddress, current: ViewDefinition) {
  const { mutateAsync: add } = useAddView();
  const { mutateAsync: change } = useChangeView();
  const { mutateAsync: remove } = useDeleteView();

  async function create({ name, isShared, isOnEveryHotlist }: NewViewChoice): Promise<boolean> {
    try {
      const view = await add({
        screen,
        squadId: isOnEveryHotlist ? null : squadId,
        name,
        isShared,
        definition: current,
      });
      address.show(current, view.id);
      toast.success(messages.savedTitle, messages.created(view.name, isShared));
      return true;
    } catch (error) {
      toast.error(messages.failedTitle, errorMessage(error));
      return false;
    }
  }

  async function save(changed: ViewChange, done: (name: string) => string): Promise<boolean> {
    try {
      const view = await change(changed);
      if (view === null) toast.error(messages.failedTitle, messages.gone);
      else toast.success(messages.savedTitle, done(view.name));
      return view !== null;
    } catch (error) {
      toast.error(messages.failedTitle, errorMessage(error));
      return false;
    }
  }

  async function duplicate({ name, squadId: squad }: SavedView, definition: ViewDefinition): Promise<boolean> {
    const copied = messages.copyOf(name.slice(0, VIEW_NAME_MAX - messages.copyOf("").length));
    try {
      const view = await add({ screen, squadId: squad, name: copied, isShared: false, definition });
      address.show(definition, view.id);
      toast.success(messages.savedTitle, messages.created(view.name, false));
      return true;
    } catch (error) {
      toast.error(messages.failedTitle, errorMessage(error));
      return false;
    }
  }

  async function restore(
    { id, squadId: squad, name, isShared, definition, position }: SavedView,
    shown: ViewDefinition,
  ) {
    try {
      await add({ id, screen, squadId: squad, name, isShared, definition: definition as object, position });
      address.show(shown, id);
      toast.success(messages.restoredTitle, name);
    } catch (error) {
      toast.error(messages.failedTitle, errorMessage(error));
    }
  }

  return {
    create,
    update: (view: SavedView) => save({ id: view.id, definition: current }, messages.saved),
    rename: (view: SavedView, name: string) => save({ id: view.id, name }, messages.renamed),
    share: (view: SavedView, isShared: boolean) =>
      save({ id: view.id, isShared }, (name) => messages.created(name, isShared)),
    duplicate,
    /** `shown`: the definition that Undo shows again; `next`: what is shown without the view. */
    delete: async (view: SavedView, shown: ViewDefinition, next: ViewDefinition) => {
      try {
        await remove(view.id);
        address.show(next, null);
        toast.undo(messages.deletedTitle, view.name, () => void restore(view, shown));
      } catch (error) {
        toast.error(messages.deleteFailedTitle, errorMessage(error));
      }
    },
    copyLink: async () => {
      if (await copyText(location.href)) toast.success(messages.linkCopiedTitle, messages.linkCopied);
      else toast.error(messages.linkFailedTitle, messages.linkFailed);
    },
  };
}

export type ViewActions = ReturnType<typeof useViewActions>;
