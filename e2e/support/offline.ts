/** Helpers for stories in which the app opens without a network. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Product } from './product.js';

/** A phone of its own whose browser may keep files. Close it at the end of the story. */
export const keepingPhone = (browser: Browser, product: Product): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: product.url,
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });

interface Status {
  offlineOpening: string;
}

/** Waits until all files for opening without a network are on the device. */
export const expectOfflineOpening = (page: Page, state: 'ready' | 'off'): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(
          () => (window as unknown as { __touchline: { status: () => Status } }).__touchline.status().offlineOpening,
        ),
      { timeout: 30_000 },
    )
    .toBe(state);

/** Closes the page, as a coach who locks the phone, and opens the app again at an address. */
export async function openAgain(page: Page, address: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto(address);
  return next;
}

/**
 * Brings the network back for a page that was opened without one. Chromium tells `setOffline` only to the page that is open then, so this
 * page is told first that there is no network: only then does it notice the return.
 */
export async function endOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.overrideNetworkState', {
    offline: true,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.context().setOffline(false);
}

/** All records of all databases of the site in this browser, by database and store. */
export const storedRecords = (page: Page): Promise<Record<string, Record<string, unknown[]>>> =>
  page.evaluate(async () => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const found: Record<string, Record<string, unknown[]>> = {};
    for (const { name } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name!));
      found[name!] = {};
      for (const store of database.objectStoreNames)
        found[name!]![store] = await result(database.transaction(store).objectStore(store).getAll());
      database.close();
    }
    return found;
  });

/** The addresses of the files that this browser keeps. */
export const keptFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('touchline.'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Lets the last contact with the server be this long ago. */
export const backdateContact = (page: Page, hours: number): Promise<void> =>
  page.evaluate(
    (ms) =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('touchline.shell.day');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('record', 'readwrite');
          const store = writing.objectStore('record');
          const reading = store.get('coach');
          reading.onsuccess = () => store.put({ ...reading.result, contactAt: reading.result.contactAt - ms }, 'coach');
          writing.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    hours * 3_600_000,
  );

/** Removes what the device has kept of the day. */
export const forgetDay = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        indexedDB.deleteDatabase('touchline.shell.day').onsuccess = () => done();
      }),
  );
