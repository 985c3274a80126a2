import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const root = import.meta.dirname;

export default defineConfig({
  root: join(root, "web"),
  plugins: [react(), contentPolicy()],
  build: {
    outDir: join(root, "dist", "web"),
    emptyOutDir: true,
    target: "es2023",
    // Browsers that know light-dark(): the component library sets the color scheme where a compiler cannot see it.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    chunkSizeWarningLimit: 700,
    assetsInlineLimit: 0,
    // One chunk for the router: what a screen asks of it would otherwise tear it in two.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "router", test: /node_modules\/react-router\//, includeDependenciesRecursively: false }],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/auth/v1", "/rest/v1", "/realtime/v1", "/functions/v1", "/api", "/config.json"].map((path) => [
        path,
        { target: process.env.BACKEND_URL ?? "http://127.0.0.1:3000", ws: path === "/realtime/v1" },
      ]),
    ),
  },
});

/**
 * The page's own content policy, for servers that set no headers. Only in the build: Vite's development server puts inline
 * scripts into the page. What a meta may not say (`frame-ancestors`) is said by the server's headers.
 */
function contentPolicy(): Plugin {
  const backend = process.env.VITE_SUPABASE_URL;
  const sources = backend === undefined ? [] : [backend, backend.replace(/^http/, "ws")];
  const policy = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Without a backend built in, it is the one that `/config.json` names: the server's header says which that may be.
    ...(backend === undefined ? [] : [`connect-src ${["'self'", ...sources].join(" ")}`]),
  ];
  return {
    name: "content-policy",
    apply: "build",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "Content-Security-Policy", content: policy.join("; ") },
        injectTo: "head-prepend",
      },
    ],
  };
}
