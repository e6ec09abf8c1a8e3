import { expect, type Page } from '@playwright/test';

/** What is posted to `url` arrives, but the answers get lost; until `page.unroute(url)`. */
export async function loseAnswers(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

/** Lets the oldest call that waits go on to the server, or refuses it; `isWaiting` once there is one. */
export type LetGo = ((how: 'on' | 'refused') => Promise<void>) & { isWaiting: () => Promise<void> };

/** Holds the calls of a method to the addresses of `url`, as a very slow line does, until each is let go. */
export async function holdCalls(page: Page, method: 'GET' | 'POST' | 'PUT', url: string): Promise<LetGo> {
  const waiting: ((how: 'on' | 'refused') => void)[] = [];
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const how = await new Promise<'on' | 'refused'>((resolve) => waiting.push(resolve));
    await (how === 'on'
      ? route.continue()
      : route.fulfill({ status: 503, json: { statusCode: 503, code: 'busy', error: 'Busy.' } }));
  });
  const isWaiting = () => expect.poll(() => waiting.length).toBeGreaterThan(0);
  const letGo = async (how: 'on' | 'refused') => {
    await isWaiting();
    waiting.shift()?.(how);
  };
  return Object.assign(letGo, { isWaiting });
}
