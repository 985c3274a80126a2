/** The import law as a lint rule, so that an editor shows the wall where one runs into it. */
import { relative } from "node:path";
import { faultOfImport } from "./import-law.ts";

interface ImportNode {
  readonly source: { readonly value: unknown } | null;
}
interface RuleContext {
  readonly filename: string;
  readonly cwd: string;
  report(fault: { readonly node: unknown; readonly message: string }): void;
}

const importLaw = {
  create(context: RuleContext) {
    const file = relative(context.cwd, context.filename).replaceAll("\\", "/");
    const check = (node: ImportNode) => {
      if (typeof node.source?.value !== "string") return;
      const fault = faultOfImport(file, node.source.value);
      if (fault !== null) context.report({ node, message: fault });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: "house" }, rules: { "import-law": importLaw } };
