import { Notifications } from "@mantine/notifications";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { RouterProvider } from "react-router/dom";
import { type Backend, BackendContext } from "#web/backend/client.ts";
import { onPersonalDataDeleted } from "#web/backend/personal-data.ts";
import { SessionProvider } from "#web/backend/session.tsx";
import { clearToasts } from "#web/ui/toast.tsx";
import { printInLightTheme } from "./print-theme.ts";
import type { createRouter } from "./router.tsx";
import { Themed } from "./themed.tsx";
import classes from "./toasts.module.css";

// An undo button would act for the next user.
onPersonalDataDeleted(clearToasts);

const TOAST_MS = 5000;

interface ProvidersProps {
  readonly backend: Backend;
  readonly queryClient: QueryClient;
  readonly router: ReturnType<typeof createRouter>;
}

export function Providers({ backend, queryClient, router }: ProvidersProps) {
  useEffect(printInLightTheme, []);
  return (
    <Themed>
      <Notifications
        className={classes.toasts}
        position="bottom-right"
        autoClose={TOAST_MS}
        limit={1}
        transitionDuration={0}
        zIndex={400}
      />
      <BackendContext value={backend}>
        <QueryClientProvider client={queryClient}>
          <SessionProvider>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </BackendContext>
    </Themed>
  );
}
