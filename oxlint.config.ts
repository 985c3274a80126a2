import { defineConfig } from "oxlint";

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise"],
  jsPlugins: ["./tools/oxlint-plugin.ts"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  options: { typeAware: true },
  rules: {
    "boundaries/module-boundaries": "error",
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/consistent-type-imports": "error",
    "eslint/max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
    "eslint/max-depth": ["error", 4],
    "eslint/no-console": "off",
    "react/react-in-jsx-scope": "off",
    "react/no-danger": "error",
    // Lists that are never reordered may use the index as key.
    "react/no-array-index-key": "off",
    // Protocol steps, migrations and batches are sequential.
    "eslint/no-await-in-loop": "off",
    // Assertions after a runtime check read better than type guards.
    "typescript/no-unsafe-type-assertion": "off",
    "eslint/no-underscore-dangle": "off",
    "eslint/no-shadow": "off",
    "unicorn/no-array-sort": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "unicorn/consistent-function-scoping": "off",
    "promise/no-promise-in-callback": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    // Our services are objects of closures that do not use `this`.
    "typescript/unbound-method": "off",
    // The compiler checks this, including exhaustive switches.
    "typescript/consistent-return": "off",
    // For windows only; our messages go to workers.
    "unicorn/require-post-message-target-origin": "off",
  },
  overrides: [
    {
      files: ["domain/lists/**", "supabase/functions/*/sample/**", "tools/rooms.ts"],
      rules: { "eslint/max-lines": "off" },
    },
    {
      files: ["**/*.test.ts", "**/*.test.tsx", "tests/**"],
      rules: { "eslint/max-lines": "off", "eslint/no-empty-pattern": "off" },
    },
    { files: ["*.config.ts", "tools/oxlint-plugin.ts"], rules: { "import/no-default-export": "off" } },
    {
      files: ["domain/**"],
      rules: {
        "eslint/no-restricted-globals": ["error", "Date", "Math.random"],
      },
    },
  ],
  ignorePatterns: ["dist", "node_modules", ".cache", ".data", "bench/node_modules", "supabase/database.types.ts"],
});
