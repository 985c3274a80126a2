import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { CONTENT_SECURITY_POLICY, connectSources } from "./gateway/http/content-security-policy.ts";

const root = import.meta.dirname;

export default defineConfig({
  root: join(root, "web"),
  plugins: [react(), contentPolicy(), withoutUnusedParts()],
  // As modules, workers load large libraries in chunks.
  worker: { format: "es" },
  build: {
    outDir: join(root, "dist", "web"),
    emptyOutDir: true,
    target: "es2023",
    // Browsers with light-dark(): lowering it would break the color scheme, which the component library sets at run time.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    chunkSizeWarningLimit: 800,
    assetsInlineLimit: 0,
    // Each chunk is a request, and compresses alone: what every screen loads is one chunk, and what the app's frame adds is another.
    // The frame has the component library's helpers: a dialog would load a helper with the library that positions menus. Small
    // modules that most screens, or most lists, load are one chunk each. A group takes what its modules import, unless an earlier
    // one has it.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "initial", tags: ["$initial"], priority: 2 },
            {
              name: "shell",
              test: /web\/app\/shell\/(shell|user-button)\.tsx$|@mantine\/core\/esm\/core\/utils\//,
              priority: 1,
            },
            {
              name: "screen",
              test: /web\/(ui\/(page-header|load-failed|empty-state|tag)|lib\/(dates|clipboard)|data\/rows\/all-rows)\.|\/Badge\/|domain\/(company\/http-url|funding\/(investment-type|amount)|hotlist\/status)\.|\/Icon(Trash|Plus|Copy|ArrowUp|ArrowDown)\./,
              priority: 0.9,
            },
            {
              name: "fields",
              test: /web\/ui\/search-box\.|\/NativeSelect\/|\/ComboboxChevron\/|\/use-debounced-callback\/|\/get-parsed-combobox-data\//,
              priority: 0.8,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["^/[^/]+/v1(/|\\?|$)", "/pg-meta", "/api", "/config.json"].map((path) => [
        path,
        { target: process.env.BACKEND_URL ?? "http://127.0.0.1:3000", ws: path.startsWith("^") },
      ]),
    ),
  },
});

/**
 * The content security policy for servers that set no headers. Build only: Vite's development server puts inline scripts into
 * the page. A meta tag cannot set `frame-ancestors`.
 */
function contentPolicy(): Plugin {
  const backend = process.env.VITE_SUPABASE_URL;
  // A backend from `/config.json` is unknown at build time; the server's header restricts connections then.
  const policy = [...CONTENT_SECURITY_POLICY, ...(backend === undefined ? [] : [connectSources(backend)])];
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

/**
 * Parts of the component library that it loads without need. Its dialogs import its scroll area, and with it the library that
 * positions menus, only to compare it with the one they are given; none is given one. Its frame imports what resizes the
 * navigation, and the library that stops the page behind a dialog from scrolling for the name of one class.
 */
const UNUSED_PARTS = [
  {
    source: "ScrollArea.mjs",
    importer: /\/(Drawer|Modal)Root\.mjs$/,
    code: "export const ScrollArea = { Autosize: null };",
  },
  {
    source: "AppShellResizeHandle.mjs",
    importer: /\/AppShell\w+\.mjs$/,
    code: "export const AppShellResizeHandle = null;",
  },
  {
    source: "react-remove-scroll",
    importer: /\/(AppShell\w+|index)\.mjs$/,
    code: "export const RemoveScroll = { classNames: { zeroRight: 'right-scroll-bar-position' } };",
  },
] as const;

function withoutUnusedParts(): Plugin {
  const prefix = "\0no-";
  return {
    name: "without-unused-parts",
    apply: "build",
    enforce: "pre",
    resolveId: {
      filter: { id: /(ScrollArea\.mjs|AppShellResizeHandle\.mjs|react-remove-scroll)$/ },
      handler(id, importer) {
        const part = UNUSED_PARTS.find(({ source, importer: by }) => id.endsWith(source) && by.test(importer ?? ""));
        return part === undefined ? null : prefix + part.source;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => UNUSED_PARTS.find(({ source }) => prefix + source === id)?.code,
    },
  };
}
