import { Button, Group, Modal, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconTrash } from "@tabler/icons-react";
import { useEraseProfile } from "#web/data/profile/writes.ts";
import { toast } from "#web/ui/toast.tsx";
import { profileMessages } from "../messages.ts";

interface EraseProfileProps {
  readonly url: string;
  readonly name: string;
  readonly onErased: (url: string) => void;
}

/** A person's data are erased in one go, after a question: they cannot be brought back without another request. */
export function EraseProfile({ url, name, onErased }: EraseProfileProps) {
  const [isAsking, question] = useDisclosure(false);
  const erase = useEraseProfile();

  function eraseProfile() {
    erase.mutate(url, {
      onSuccess: () => {
        toast.success(profileMessages.erasedTitle, profileMessages.erased(name));
        question.close();
        onErased(url);
      },
      onError: (error) => toast.error(profileMessages.eraseFailedTitle, error.message),
    });
  }

  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} />} onClick={question.open}>
        Erase
      </Button>
      <Modal
        opened={isAsking}
        onClose={question.close}
        title={`Erase ${name}?`}
        centered
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <Text size="sm">
          What the team keeps of this profile is deleted for everyone. To see it again, it has to be fetched anew, which
          counts as a request.
        </Text>
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={question.close} data-autofocus>
            Keep
          </Button>
          <Button color="red.9" onClick={eraseProfile} loading={erase.isPending}>
            Erase profile
          </Button>
        </Group>
      </Modal>
    </>
  );
}
