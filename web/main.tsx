import "@fontsource-variable/inter/index.css";
import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./app/print.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Providers } from "./app/providers.tsx";
import { createRouter } from "./app/router.tsx";
import { startBackend } from "./backend/client.ts";

const container = document.getElementById("root");
if (container === null) throw new Error("The page has no element #root to render into");

const backend = await startBackend();
createRoot(container).render(
  <StrictMode>
    <Providers backend={backend} router={createRouter()} />
  </StrictMode>,
);
