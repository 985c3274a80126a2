/** Accounts and sessions through the API: faster than the screens, for journeys about something else. */
import { expect, type Page } from "@playwright/test";

export const password = "correct horse battery";

interface Session {
  readonly access_token: string;
}

/** Creates a confirmed account; the browser stays signed out. */
export async function createAccount(page: Page, email = "ada@fund.example"): Promise<Session> {
  const headers = { apikey: (await readConfig(page)).supabaseAnonKey };
  const response = await page.request.post("/auth/v1/signup", { headers, data: { email, password } });
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Session;
}

/**
 * Creates an account and stores its session in the browser: the next page that it loads is signed in. Loads a picture of the
 * same origin, because `setStorageState` would open another page, which takes a fifth of a short journey.
 */
export async function signUp(page: Page, email?: string): Promise<void> {
  const session = await createAccount(page, email);
  const { hostname } = new URL((await readConfig(page)).supabaseUrl);
  // The key is supabase-js' own.
  const item = { name: `sb-${hostname.split(".")[0]}-auth-token`, value: JSON.stringify(session) };
  await page.goto("/favicon.svg");
  await page.evaluate(({ name, value }) => localStorage.setItem(name, value), item);
}

/** Headers of a request in the name of the browser's session. */
export async function apiHeaders(page: Page) {
  // From this page: another page of a shared context may see a change later.
  const stored = await page.evaluate(
    () => Object.entries(localStorage).find(([name]) => name.endsWith("-auth-token"))?.[1] ?? "{}",
  );
  const { access_token } = JSON.parse(stored) as Session;
  return { apikey: (await readConfig(page)).supabaseAnonKey, authorization: `Bearer ${access_token}` };
}

async function readConfig(page: Page) {
  const response = await page.request.get("/config.json");
  return (await response.json()) as { readonly supabaseUrl: string; readonly supabaseAnonKey: string };
}
