import "@fontsource-variable/inter/index.css";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./app/print.css";
import "./app/reduced-motion.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "./app/providers.tsx";
import { createRouter } from "./app/router.tsx";
import { StartFailed } from "./app/start-failed.tsx";
import { installTrustedTypesPolicy } from "./app/trusted-types.ts";
import { type Backend, startBackend } from "./backend/client.ts";
import { createQueryClient } from "./backend/query-client.ts";

installTrustedTypesPolicy();

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no element #root to render into");

const page = createRoot(container);
await startBackend().then(render, (error: unknown) => {
  console.error(error);
  page.render(<StartFailed error={error} />);
});

function render(backend: Backend): void {
  const queryClient = createQueryClient(backend.connection);
  page.render(
    <StrictMode>
      <Providers {...{ backend, queryClient }} router={createRouter(backend, queryClient)} />
    </StrictMode>,
  );
}
