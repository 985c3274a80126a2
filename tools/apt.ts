import { spawnSync } from "node:child_process";

/**
 * Installs Debian packages if run as root on a system with apt-get; otherwise does nothing. Errors go to stderr; callers
 * check whether the packages are there. Not safe to run concurrently: dpkg holds a lock.
 */
export function aptInstall(
  packages: readonly string[],
  {
    env = process.env,
    isRoot = process.getuid?.() === 0,
  }: { readonly env?: NodeJS.ProcessEnv; readonly isRoot?: boolean } = {},
): void {
  if (!isRoot) return;
  const apt = (...args: readonly string[]) =>
    spawnSync("apt-get", ["-qq", ...args], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...env, DEBIAN_FRONTEND: "noninteractive" },
    });
  // A fresh image has no package lists.
  const { error, status } = apt("update");
  if (error !== undefined || status !== 0) return;
  apt("install", "-y", "--no-install-recommends", ...packages);
}
