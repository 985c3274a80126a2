/** Absolute paths of the product's files. */
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export const WEB_DIR = join(root, "dist", "web");

/** The empty, migrated database that the build creates and the first start copies. */
export const TEMPLATE_DIR = join(root, "dist", "database-template");

export const MIGRATIONS = {
  platformDir: join(root, "gateway", "db", "migrations", "platform"),
  migrationsDir: join(root, "supabase", "migrations"),
} as const;
