import { spawnSync } from "node:child_process";

/**
 * Installs Debian's packages where we may: as root, on a system that has apt-get; elsewhere it does nothing. What failed is
 * said on stderr, and whoever needs the packages finds them missing. One process at a time: the second finds dpkg locked.
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
  // A fresh machine or image knows of no packages until it has read the lists.
  const { error, status } = apt("update");
  if (error !== undefined || status !== 0) return;
  apt("install", "-y", "--no-install-recommends", ...packages);
}
