/** `npm test`: sets up what is missing, then runs every check and every test. */
import { build, exec, findNode, install } from "./setup.mjs";

install();
const node = findNode();
build(node);
exec(node, ["--disable-warning=ExperimentalWarning", "tools/test.ts", ...process.argv.slice(2)]);
