import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useBackend } from "#web/backend/client.ts";
import { toAuthError } from "#web/backend/errors.ts";
import { invalidate } from "../invalidation.ts";

/** An authenticator app that has not shown its first code yet. */
export interface UnverifiedApp {
  readonly id: string;
  /** Data URL of the QR code's image. */
  readonly qrCode: string;
  /** The QR code's secret, for typing it. */
  readonly secret: string;
}

export function useEnrollApp() {
  const { client } = useBackend();
  return useMutation({
    mutationFn: async (): Promise<UnverifiedApp> => {
      const { data: factors, error: listError } = await client.auth.mfa.listFactors();
      if (listError) throw toAuthError(listError);
      // GoTrue rejects a new factor while an unverified one of the same name exists.
      for (const { id, status } of factors.all) {
        if (status === "unverified") await client.auth.mfa.unenroll({ factorId: id });
      }
      const { data, error } = await client.auth.mfa.enroll({
        factorType: "totp",
        friendlyName: unusedName(factors.totp.map(({ friendly_name }) => friendly_name)),
      });
      if (error) throw toAuthError(error);
      return { id: data.id, qrCode: encodedDataUrl(data.totp.qr_code), secret: data.totp.secret };
    },
  });
}

export function useVerifyApp() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, code }: { readonly id: string; readonly code: string }) => {
      const { error } = await client.auth.mfa.challengeAndVerify({ factorId: id, code });
      if (error) throw toAuthError(error);
    },
    onSuccess: () => invalidate(queryClient, "authenticatorApps"),
  });
}

export function useRemoveApp() {
  const { client } = useBackend();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const { error } = await client.auth.mfa.unenroll({ factorId: id });
      if (error) throw toAuthError(error);
      // The current access token still contains the factor.
      const refreshed = await client.auth.refreshSession();
      if (refreshed.error) throw toAuthError(refreshed.error);
    },
    onSuccess: () => invalidate(queryClient, "authenticatorApps"),
  });
}

function unusedName(names: readonly (string | undefined)[]): string {
  const base = "Authenticator app";
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`;
    if (!names.includes(name)) return name;
  }
}

/** supabase-js puts the SVG into the data URL without encoding it, which some browsers do not show. */
function encodedDataUrl(dataUrl: string): string {
  const comma = dataUrl.indexOf(",");
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(dataUrl.slice(comma + 1))}`;
}
