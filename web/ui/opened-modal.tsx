import { Modal, type ModalProps } from "@mantine/core";
import { useMounted } from "@mantine/hooks";

/** The modal returns the focus to where it was when it opened, after the mount. */
export function OpenedModal({ opened, ...props }: ModalProps) {
  return <Modal {...props} opened={useMounted() && opened} />;
}
