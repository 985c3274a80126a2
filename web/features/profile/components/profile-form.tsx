import { IconBrandLinkedin } from "@tabler/icons-react";
import { parseProfileUrl } from "#domain/profile/profile-url.ts";
import { profileUrlErrorMessages } from "#domain/profile/url-error-messages.ts";
import { useRequestCount } from "#web/data/profile/queries.ts";
import { toast } from "#web/ui/toast.tsx";
import { UrlForm } from "#web/ui/url-form.tsx";
import { profileMessages } from "../messages.ts";

interface ProfileFormProps {
  readonly initialUrl: string;
  readonly isFetching: boolean;
  readonly action: string;
  readonly actionWhileFetching: string;
  /** Called with the normalized URL of a person's profile, while there are requests left. */
  readonly onSubmit: (url: string) => void;
}

export function ProfileForm({ initialUrl, isFetching, action, actionWhileFetching, onSubmit }: ProfileFormProps) {
  const requests = useRequestCount().data;

  function submit(typed: string): string | null {
    const address = parseProfileUrl(typed);
    if (!address.ok) {
      if (address.reason === "empty") toast.error(profileMessages.requiredTitle, profileMessages.required);
      else toast.error(profileMessages.invalidTitle, profileMessages.invalid);
      return profileUrlErrorMessages[address.reason];
    }
    if (requests !== undefined && requests.count >= requests.max) {
      toast.error(profileMessages.limitTitle, profileMessages.limit(requests.max));
    } else {
      onSubmit(address.url);
    }
    return null;
  }

  return (
    <UrlForm
      label="LinkedIn URL"
      placeholder="https://www.linkedin.com/in/sample-founder"
      icon={<IconBrandLinkedin size={18} />}
      button={{ label: action, busyLabel: actionWhileFetching }}
      isBusy={isFetching}
      isFocused
      initialUrl={initialUrl}
      initialError={initialUrl === "" ? null : errorOf(initialUrl)}
      onSubmit={submit}
    />
  );
}

function errorOf(typed: string): string | null {
  const address = parseProfileUrl(typed);
  return address.ok ? null : profileUrlErrorMessages[address.reason];
}
