/** Child process: creates an empty cluster in the folder given as its argument. */
import { createCluster } from "./cluster.ts";

await createCluster(process.argv[2] as string);
