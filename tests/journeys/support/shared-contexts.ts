/**
 * Browser contexts that the journeys of a worker use one after the other: the product's files stay in the cache, which
 * saves a third of a page load. Everything that pages and users store is deleted in between.
 */
import type { Browser, BrowserContext, Page } from "@playwright/test";

/** Of the running journey. Contexts get the other options of Playwright's configuration. */
export interface ContextOptions {
  readonly baseURL: string;
  readonly permissions: readonly string[];
  /** Contexts are shared by journeys whose other options are the same. */
  readonly others: string;
}

export interface SharedContexts {
  /** Sets the options of the contexts to come. */
  begin(options: ContextOptions): Promise<void>;
  /** A signed-out context. It is a new one for another base URL than the journey's. */
  take(baseURL?: string): Promise<BrowserContext>;
  /** Ends a journey: clears the contexts that it took and closes all others. */
  end(isPassed: boolean): Promise<void>;
}

interface SharedContext {
  readonly context: BrowserContext;
  /** A page of the product's origin that stays open, to delete what the others stored. */
  readonly keeper: Page;
  isTaken: boolean;
  /** False after a call that the next journey would notice. */
  isReusable: boolean;
}

const byBrowser = new WeakMap<Browser, SharedContexts>();

export function sharedContextsOf(browser: Browser): SharedContexts {
  const existing = byBrowser.get(browser);
  if (existing !== undefined) return existing;
  const created = createSharedContexts(browser);
  byBrowser.set(browser, created);
  return created;
}

function createSharedContexts(browser: Browser): SharedContexts {
  let shared: SharedContext[] = [];
  let options: ContextOptions | null = null;
  const closeOthers = async () => {
    const kept = new Set(shared.map(({ context }) => context));
    for (const context of browser.contexts()) if (!kept.has(context)) await context.close();
  };
  return {
    async begin(next) {
      if (next.baseURL !== options?.baseURL || next.others !== options.others) shared = [];
      options = next;
      await closeOthers();
    },
    async take(baseURL = options?.baseURL) {
      if (baseURL !== undefined && baseURL !== options?.baseURL) return browser.newContext({ baseURL });
      let one = shared.find(({ isTaken, isReusable }) => !isTaken && isReusable);
      if (one === undefined) {
        one = await open(browser);
        shared.push(one);
      }
      await one.context.clearPermissions();
      await one.context.grantPermissions([...(options?.permissions ?? [])]);
      one.isTaken = true;
      one.isReusable = true;
      return one.context;
    },
    async end(isPassed) {
      shared = shared.filter(({ isTaken, isReusable }) => !isTaken || (isPassed && isReusable));
      await closeOthers();
      for (const one of shared) {
        if (one.isTaken) await clear(one);
        one.isTaken = false;
      }
    },
  };
}

async function open(browser: Browser): Promise<SharedContext> {
  const context = await browser.newContext();
  const keeper = await context.newPage();
  await keeper.goto("/favicon.svg");
  const one: SharedContext = { context, keeper, isTaken: false, isReusable: true };
  const notice = () => {
    one.isReusable = false;
  };
  context.once("close", notice);
  keeper.once("close", notice);
  keeper.once("crash", notice);
  const { clock } = context;
  // A page's clock is its context's.
  for (const [target, names] of [
    [context, ["addInitScript", "exposeBinding", "exposeFunction", "route", "routeFromHAR", "routeWebSocket"]],
    [context, ["setExtraHTTPHeaders", "setGeolocation", "setOffline"]],
    [clock, ["fastForward", "install", "pauseAt", "setFixedTime", "setSystemTime"]],
  ] as const) {
    for (const name of names) {
      const call = Reflect.get(target, name) as (...args: unknown[]) => unknown;
      Reflect.set(target, name, (...args: unknown[]) => {
        notice();
        return call.apply(target, args);
      });
    }
  }
  return one;
}

async function clear({ context, keeper }: SharedContext): Promise<void> {
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.clearCookies();
  await keeper.evaluate(async () => {
    localStorage.clear();
    for (const { name = "" } of await indexedDB.databases()) {
      await new Promise((resolve, reject) => {
        const deletion = indexedDB.deleteDatabase(name);
        deletion.addEventListener("success", resolve);
        deletion.addEventListener("error", reject);
      });
    }
    for (const name of await caches.keys()) await caches.delete(name);
  });
}
