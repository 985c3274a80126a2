import type { ProfileUrlError } from "./profile-url.ts";

export const profileUrlErrorMessages: Readonly<Record<ProfileUrlError, string>> = {
  empty: "Paste a LinkedIn profile URL.",
  "not-a-url": "That's not a URL. Copy the link from your browser's address bar.",
  "other-host": "That's not a LinkedIn link. It should start with https://www.linkedin.com/in/",
  "not-a-profile": "That LinkedIn link isn't a person's profile. Open the profile and copy its URL.",
  "member-id":
    "This URL contains LinkedIn's internal ID. Open the profile in your browser and copy the URL with the public name.",
};
