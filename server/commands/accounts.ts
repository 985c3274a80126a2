/** `npm run accounts -- list | invite | deactivate | reactivate | reset-second-factor | sign-out | delete` */
import { runAccountsCommand } from "./accounts-command.ts";
import { runCommand } from "./data-location.ts";

await runCommand(async () => console.log(await runAccountsCommand(process.argv.slice(2), process.env)));
