/** Program: makes an empty cluster in the folder of its argument. */
import { createCluster } from "./cluster.ts";

await createCluster(process.argv[2] as string);
