import type { ProfileUrlError } from "./profile-url.ts";

export const profileUrlErrorMessages: Readonly<Record<ProfileUrlError, string>> = {
  empty: "Paste the URL of a person's LinkedIn profile.",
  "not-a-url": "This is not a URL. Copy it from your browser's address bar.",
  "other-host": "This URL is not from LinkedIn. It must start with https://www.linkedin.com/in/.",
  "not-a-profile":
    "This LinkedIn URL is not a person's profile. Open the profile and copy its URL: https://www.linkedin.com/in/…",
  "member-id":
    "This URL contains LinkedIn's internal ID of the person. Open the profile in a browser and copy the URL with the public name.",
};
