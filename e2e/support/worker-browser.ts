/**
 * The browser that a worker uses for all its stories. Its profile on disk keeps the compiled code of the product, so a page
 * that was opened before loads in a third less time. Pages, cookies, storage and permissions are removed after each story.
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
} as const;

/** Tags a story that needs a new browser, because it sets the clock or its pages must not come from a cache. */
export const OWN_BROWSER = { tag: '@own-browser' };

export interface WorkerBrowser {
  context: BrowserContext;
  /** Removes everything that a story has left but the cache of files. */
  clear: () => Promise<void>;
  close: () => Promise<void>;
}

/** @param url the product's address, whose storage is cleared between stories */
export async function openWorkerBrowser(url: string, options: LaunchOptions): Promise<WorkerBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'touchline-browser-'));
  const context = await chromium.launchPersistentContext(profile, { ...options, ...DESK, baseURL: url });
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
