import { Group, Tooltip } from "@mantine/core";
import { Avatar } from "./avatar.tsx";
import { initialsOf } from "./initials.ts";

interface PeopleHereProps {
  readonly people: readonly { readonly id: string; readonly email: string }[];
}

const MOST_SHOWN = 4;

/** Colleagues who have the same screen open. */
export function PeopleHere({ people }: PeopleHereProps) {
  if (people.length === 0) return null;
  const shown = people.slice(0, people.length > MOST_SHOWN ? MOST_SHOWN - 1 : MOST_SHOWN);
  const hidden = people.slice(shown.length);
  return (
    <Group gap={4} role="group" aria-label={`Also here: ${people.map(({ email }) => email).join(", ")}`}>
      {shown.map(({ id, email }) => (
        <Tooltip key={id} label={`${email} is also viewing this`} withArrow>
          <Avatar size={30} look="light" role="img" tabIndex={0} aria-label={email}>
            {initialsOf(email)}
          </Avatar>
        </Tooltip>
      ))}
      {hidden.length > 0 && (
        <Tooltip label={hidden.map(({ email }) => email).join(", ")} withArrow>
          <Avatar size={30} look="gray" role="img" tabIndex={0} aria-label={`${hidden.length} more`}>
            +{hidden.length}
          </Avatar>
        </Tooltip>
      )}
    </Group>
  );
}
