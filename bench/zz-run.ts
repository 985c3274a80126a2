import { measureImport } from "./import.ts";

await measureImport();
