/** GoTrue's access token claims. SQL reads the same JSON from `request.jwt.claims`. */
export interface Claims {
  /** Database role: `anon`, `authenticated` or `service_role`. */
  readonly role: string;
  readonly sub?: string;
  readonly aud?: string;
  readonly iss?: string;
  /** Seconds since 1970. */
  readonly exp?: number;
  readonly iat?: number;
  readonly email?: string;
  readonly phone?: string;
  readonly aal?: "aal1" | "aal2";
  readonly amr?: readonly { readonly method: string; readonly timestamp: number }[];
  readonly session_id?: string;
  readonly [claim: string]: unknown;
}
