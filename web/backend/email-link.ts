/** The parameters of an email link, read from the URL's hash before supabase-js removes them. */
export interface EmailLink {
  /** Access token of a link after which a password has to be set: recovery, and a hosted project's invitation. */
  readonly passwordToken: string | null;
  /** GoTrue's error message for an invalid or expired link. */
  readonly error: string | null;
}

export function readEmailLink(hash: string): EmailLink {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    passwordToken: ["recovery", "invite"].includes(parameters.get("type") ?? "")
      ? parameters.get("access_token")
      : null,
    error: parameters.has("error_code") ? (parameters.get("error_description") ?? parameters.get("error_code")) : null,
  };
}
