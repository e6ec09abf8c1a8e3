/** The fixtures of all stories: the running product, its browser, and coaches who can sign in. */
import { expect, test as base, type Page } from '@playwright/test';
import { afterMidnight } from './coach-day.js';
import { slowRendering } from './delayed-rendering.js';
import { productOrigin } from './product-origin.js';
import { startProduct, type Product } from './product.js';
import { DESK, OWN_BROWSER, SHORT, SHORT_OWN_BROWSER, workerBrowsers, type WorkerBrowsers } from './worker-browser.js';

export const DEMO = { email: 'coach@demo.touchline.test', password: 'Coach#2026' };
export const RIVAL = { email: 'rival@demo.touchline.test', password: 'Rival#2026' };

export const story = base.extend<
  { expectedError: RegExp | null; strict: void; sameDay: void },
  { product: Product; browsers: WorkerBrowsers }
>({
  product: [
    async ({ browserName: _anyBrowser }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  /** A story and its product have the same day, and no story begins just before midnight. */
  sameDay: [
    async ({ product }, use) => {
      await afterMidnight();
      await product.renewOnNewDay();
      await use();
    },
    { auto: true, timeout: 300_000 },
  ],
  browsers: [
    async ({ product, launchOptions }, use) => {
      const browsers = workerBrowsers(product.url, launchOptions);
      await use(browsers);
      await browsers.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, browsers, baseURL, viewport, hasTouch, isMobile, colorScheme, timezoneId, locale },
    use,
    { tags },
  ) => {
    // The shared phone has a touch screen and a phone's layout, so a story with only one of them needs its own browser, and
    // so does a recorded story, because a trace starts with its context.
    const isShared =
      hasTouch === isMobile &&
      timezoneId === DESK.timezoneId &&
      !tags.includes(OWN_BROWSER.tag) &&
      process.env.TRACE !== '1';
    if (isShared) {
      const shared = await (hasTouch ? browsers.phone() : browsers.desk());
      await use(shared.context);
      await shared.clear();
      return;
    }
    const context = await browser.newContext({
      baseURL,
      viewport,
      hasTouch,
      isMobile,
      colorScheme,
      timezoneId,
      locale,
    });
    await use(context);
    await context.close();
  },
  page: async ({ context, viewport, colorScheme }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const delayMs = Number(process.env.RENDERING_DELAY_MS ?? 0);
    if (delayMs > 0) await slowRendering(page, delayMs);
    await use(page);
  },
  baseURL: async ({ product }, use) => use(product.url),
  /** An error that the story causes itself. */
  expectedError: [null, { option: true }],
  /** Fails a story whose page throws an error, breaks the content security policy or misuses React. */
  strict: [
    async ({ page, expectedError }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => {
        if (!expectedError?.test(String(error))) errors.push(String(error));
      });
      page.on('console', (message) => {
        if (/Content Security Policy|Minified React error|Each child in a list/.test(message.text()))
          errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export async function signIn(page: Page, { email, password } = DEMO): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  // The address may open a dialog, which hides the other elements from screen readers.
  await expect(page.getByRole('button', { name: 'Account', includeHidden: true })).toBeVisible();
}

/** Signs in through the API and opens an address, for stories that are not about the sign-in page. */
export async function openAs(page: Page, address: string, { email, password } = DEMO): Promise<void> {
  await signInByApi(page, { email, password });
  await page.goto(address);
}

/** Signs in through the API. */
export async function signInByApi(page: Page, { email, password } = DEMO): Promise<void> {
  const headers = { origin: await productOrigin(page) };
  const response = await page.request.post('/api/coach/login', { data: { email, password }, headers });
  expect(response.status()).toBe(200);
}

/**
 * Goes to another address of the product as its links do, without a load. The page must be one of the product. The history
 * entry has a position as the router's own do, because the product refuses to leave unsaved work by it.
 */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: `visit-${idx + 1}`, idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
}

/** Signs in and opens the wellness screen. */
export async function openWellness(page: Page, coach = DEMO): Promise<void> {
  await openAs(page, '/dashboard/wellness', coach);
  await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
}

/** Waits for the athlete list and returns its names. */
export async function athleteNames(page: Page): Promise<string[]> {
  const options = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  return options.evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''));
}

export { expect };
export { OWN_BROWSER, SHORT, SHORT_OWN_BROWSER };
