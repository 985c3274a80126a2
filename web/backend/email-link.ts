/** What a link from a mail brought along in the address, read before the client takes it out of there. */
export interface MailLink {
  /** The access token of a recovery link: its owner came to set a new password. */
  readonly recoveryToken: string | null;
  /** Why the link did not work, in the server's words; null where it did, or where there was none. */
  readonly fault: string | null;
}

export function readMailLink(hash: string): MailLink {
  const parameters = new URLSearchParams(hash.replace(/^#/, ""));
  return {
    recoveryToken: parameters.get("type") === "recovery" ? parameters.get("access_token") : null,
    fault: parameters.has("error_code") ? (parameters.get("error_description") ?? parameters.get("error_code")) : null,
  };
}
