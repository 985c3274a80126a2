import { expectAccessible } from "./support/axe.ts";
import { expect, fillCredentials, signOut, test, toast } from "./support/journey.ts";
import { password } from "./support/session.ts";

const ada = "ada@fund.example";

// A server behind a proxy, as others can reach it.
test.use({ settings: { TRUSTED_PROXIES: "127.0.0.1" } });

function linkIn(text: string): string {
  return /https?:\S+/.exec(text)?.[0] ?? "";
}

test("an invited person chooses a password and is signed in", async ({ page, server }) => {
  test.setTimeout(60_000);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Create an account" }).click();
  await expect(page.getByText("Accounts are by invitation")).toBeVisible();
  await expect(page.getByText("Ask your administrator for an invitation.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign Up" })).toBeHidden();
  await expectAccessible(page, "Accounts are by invitation");

  const link = linkIn(await server.accounts("invite", ada));
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Welcome to Venture Research" })).toBeVisible();
  await expect(page.getByText(`Choose a password for ${ada}.`)).toBeVisible();
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await expectAccessible(page, "Welcome to Venture Research");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(toast(page, "You're in")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page).toHaveURL(/\/overview$/);

  await signOut(page);
  await fillCredentials(page, ada, password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});

test("a used or replaced link says what to do next", async ({ page, server, expectedConsole }) => {
  test.setTimeout(60_000);
  expectedConsole.push(/status of 403/);
  const replaced = linkIn(await server.accounts("invite", ada));
  await server.accounts("invite", ada);
  await page.goto(replaced);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByText("This link no longer works.")).toBeVisible();
  await expect(page.getByText(/Ask your administrator for a new invitation/)).toBeVisible();
  await expectAccessible(page, "This link no longer works.");
  await page.getByRole("link", { name: "Go to sign in" }).click();
  await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
});

test("a password that the server rejects can be corrected, and no other screen opens before", async ({
  page,
  server,
  expectedConsole,
}) => {
  test.setTimeout(60_000);
  expectedConsole.push(/status of 422/);
  await page.goto(linkIn(await server.accounts("invite", ada)));
  await page.getByLabel("Password", { exact: true }).fill("password123");
  await page.getByLabel("Confirm password").fill("password123");
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await expect(page.getByText(/known to be weak/)).toBeVisible();
  await page.goto("/overview");
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
});
