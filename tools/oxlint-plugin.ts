/** The module boundaries as a lint rule, so that editors show violations. */
import { relative } from "node:path";
import { importViolation } from "./module-boundaries.ts";

interface ImportNode {
  readonly source: { readonly value: unknown } | null;
}
interface RuleContext {
  readonly filename: string;
  readonly cwd: string;
  report(problem: { readonly node: unknown; readonly message: string }): void;
}

const moduleBoundaries = {
  create(context: RuleContext) {
    const file = relative(context.cwd, context.filename).replaceAll("\\", "/");
    const check = (node: ImportNode) => {
      if (typeof node.source?.value !== "string") return;
      const violation = importViolation(file, node.source.value);
      if (violation !== null) context.report({ node, message: violation });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: "boundaries" }, rules: { "module-boundaries": moduleBoundaries } };
