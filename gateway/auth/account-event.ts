/** For the log: failed sign-ins, locks, invitations, account changes. */
export interface AccountEvent {
  readonly message: string;
  /** Of an existing or an unknown account. */
  readonly email: string;
  /** The client's IP address; null for the operator. */
  readonly address: string | null;
}
