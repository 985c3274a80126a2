import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { authFault } from "#web/backend/errors.ts";
import { appsKey } from "./queries.ts";

export function useChangePassword() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async ({ current, next }: { readonly current: string; readonly next: string }) => {
      const { error } = await client.auth.updateUser({ password: next, current_password: current });
      if (error) throw authFault(error);
    },
  });
}

/** An authenticator app that is being set up: it counts once a code of it was shown. */
export interface NewApp {
  readonly id: string;
  /** Address of a picture of the QR code. */
  readonly qrCode: string;
  /** What the QR code says, for typing it in. */
  readonly secret: string;
}

export function useBeginApp() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (): Promise<NewApp> => {
      const { data: known, error: listError } = await client.auth.mfa.listFactors();
      if (listError) throw authFault(listError);
      // What was begun and left is in the way of a new beginning.
      for (const { id, status } of known.all) {
        if (status === "unverified") await client.auth.mfa.unenroll({ factorId: id });
      }
      const { data, error } = await client.auth.mfa.enroll({
        factorType: "totp",
        friendlyName: freeName(known.totp.map(({ friendly_name }) => friendly_name)),
      });
      if (error) throw authFault(error);
      return { id: data.id, qrCode: encoded(data.totp.qr_code), secret: data.totp.secret };
    },
  });
}

export function useFinishApp() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, code }: { readonly id: string; readonly code: string }) => {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
      if (error) throw authFault(error);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: appsKey }),
  });
}

export function useRemoveApp() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { error } = await client.auth.mfa.unenroll({ factorId: id });
      if (error) throw authFault(error);
      // The access token still tells of the factor.
      const refreshed = await client.auth.refreshSession();
      if (refreshed.error) throw authFault(refreshed.error);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: appsKey }),
  });
}

function freeName(taken: readonly (string | undefined)[]): string {
  const base = "Authenticator app";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!taken.includes(name)) return name;
  }
}

/** The client puts the picture into a data address as it is; some browsers want it encoded. */
function encoded(dataAddress: string): string {
  const comma = dataAddress.indexOf(",");
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(dataAddress.slice(comma + 1))}`;
}
