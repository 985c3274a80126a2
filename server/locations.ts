/** Where the product's files are, from the project's root. */
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** The built web app. */
export const WEB_DIR = join(root, "dist", "web");

/** The empty, migrated database that a first start copies; the build makes it. */
export const TEMPLATE_DIR = join(root, "dist", "database-template");

export const MIGRATIONS = {
  platformDir: join(root, "gateway", "db", "migrations", "platform"),
  migrationsDir: join(root, "supabase", "migrations"),
} as const;
