import { expect, type Page } from '@playwright/test';

/** Delivers POST requests to `url` but drops their responses, until `page.unroute(url)`. */
export async function dropResponses(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

/** Continues the oldest held request or answers it with 503. `isWaiting` resolves when a request is held. */
export type ReleaseCall = ((how: 'continue' | 'refuse') => Promise<void>) & { isWaiting: () => Promise<void> };

/** Holds requests of a method to `url`, like a very slow connection, until each is released. */
export async function holdCalls(page: Page, method: 'GET' | 'POST' | 'PUT', url: string): Promise<ReleaseCall> {
  const waiting: ((how: 'continue' | 'refuse') => void)[] = [];
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const how = await new Promise<'continue' | 'refuse'>((resolve) => waiting.push(resolve));
    await (how === 'continue'
      ? route.continue()
      : route.fulfill({ status: 503, json: { statusCode: 503, code: 'busy', error: 'Busy.' } }));
  });
  const isWaiting = () => expect.poll(() => waiting.length).toBeGreaterThan(0);
  const release = async (how: 'continue' | 'refuse') => {
    await isWaiting();
    waiting.shift()?.(how);
  };
  return Object.assign(release, { isWaiting });
}
