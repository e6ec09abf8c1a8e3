/**
 * The browsers that a worker uses for all its stories: one with a mouse and, once a story needs it, one with a touch
 * screen. A profile on disk keeps the compiled code of the product, so a page that was opened before loads in a third
 * less time. Pages, cookies, storage and permissions are removed after each story.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type LaunchOptions } from '@playwright/test';

/** The settings of most stories: a desktop window of a coach in Berlin. */
export const DESK = {
  viewport: { width: 1280, height: 900 },
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  // Stories answer requests in place of the product, which a service worker would do before them. Those about opening without a
  // network allow it.
  serviceWorkers: 'block',
} as const;

const PHONE = { ...DESK, viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true } as const;

/** Tags a story that needs a new browser, because it sets the clock or its pages must not come from a cache. */
export const OWN_BROWSER = { tag: '@own-browser' };

/**
 * Tags a story of the short set, which `npm test` always runs: one way through each screen, each area down once, offline, two
 * coaches, a phone.
 */
export const SHORT = { tag: '@short' };
export const SHORT_OWN_BROWSER = { tag: [SHORT.tag, OWN_BROWSER.tag] };

/** A browser that stories use one after the other. */
export interface SharedBrowser {
  context: BrowserContext;
  /** Removes everything that a story has left but the cache of files. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

export interface WorkerBrowsers {
  desk: () => Promise<SharedBrowser>;
  phone: () => Promise<SharedBrowser>;
  close: () => Promise<void>;
}

/** @param url the product's address, whose storage is cleared between stories */
export function workerBrowsers(url: string, options: LaunchOptions): WorkerBrowsers {
  const open = new Map<typeof DESK | typeof PHONE, Promise<SharedBrowser>>();
  const get = (device: typeof DESK | typeof PHONE) => {
    const browser = open.get(device) ?? openShared(url, { ...options, ...device });
    open.set(device, browser);
    return browser;
  };
  return {
    desk: () => get(DESK),
    phone: () => get(PHONE),
    close: async () => {
      for (const browser of open.values()) await (await browser).close();
    },
  };
}

async function openShared(
  url: string,
  options: Parameters<typeof chromium.launchPersistentContext>[1],
): Promise<SharedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'touchline-browser-'));
  const context = await chromium.launchPersistentContext(profile, { ...options, baseURL: url });
  // This page stays open, because a browser without a page ends.
  const idle = context.pages()[0] ?? (await context.newPage());
  const session = await context.newCDPSession(idle);

  return {
    context,
    clear: async () => {
      for (const page of context.pages()) if (page !== idle) await page.close();
      await context.setOffline(false);
      await context.clearCookies();
      await context.clearPermissions();
      await session.send('Storage.clearDataForOrigin', {
        origin: url,
        storageTypes: 'local_storage,indexeddb,cache_storage,service_workers,file_systems',
      });
    },
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
