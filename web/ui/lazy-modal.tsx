import type { ModalProps } from "@mantine/core";
import { lazy, Suspense } from "react";
import { loadPart } from "#web/lib/chunk.ts";
import { useLazyPart } from "./use-lazy-part.ts";

const loadModal = () => loadPart(async () => ({ default: (await import("./opened-modal.tsx")).OpenedModal }));
const OpenedModal = lazy(loadModal);

/** A dialog; the library part behind it is loaded when it first opens. */
export function LazyModal(props: ModalProps) {
  const { wasOpened } = useLazyPart(props.opened, loadModal);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <OpenedModal {...props} />
    </Suspense>
  );
}
