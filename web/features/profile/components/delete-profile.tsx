import { Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTrash } from "@tabler/icons-react";
import { useDeleteProfile } from "#web/data/profile/writes.ts";
import { LazyModal } from "#web/ui/lazy-modal.tsx";
import { toast } from "#web/ui/toast.tsx";
import { profileMessages } from "../messages.ts";

interface DeleteProfileProps {
  readonly url: string;
  readonly name: string;
  readonly onDeleted: (url: string) => void;
}

/** Asks first: getting a deleted profile back costs a request. */
export function DeleteProfile({ url, name, onDeleted }: DeleteProfileProps) {
  const [isAsking, question] = useDisclosure(false);
  const deletion = useDeleteProfile();

  function deleteProfile() {
    deletion.mutate(url, {
      onSuccess: () => {
        toast.success(profileMessages.deletedTitle, profileMessages.deleted(name));
        question.close();
        onDeleted(url);
      },
      onError: (error) => toast.error(profileMessages.deleteFailedTitle, error.message),
    });
  }

  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} />} onClick={question.open}>
        Delete
      </Button>
      <LazyModal
        opened={isAsking}
        onClose={question.close}
        title={`Delete ${name}?`}
        centered
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Text size="sm">This deletes the saved profile for your whole team. Fetching it again uses a request.</Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={question.close} data-autofocus>
            Cancel
          </Button>
          <Button color="red.9" onClick={deleteProfile} loading={deletion.isPending}>
            Delete profile
          </Button>
        </Group>
      </LazyModal>
    </>
  );
}
