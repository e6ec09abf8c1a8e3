/** The fixtures of all stories: the running product, its browser, and coaches who can sign in. */
import { expect, test as base, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.js';
import { DESK, openWorkerBrowser, OWN_BROWSER, type WorkerBrowser } from './worker-browser.js';

export const DEMO = { email: 'coach@demo.touchline.test', password: 'Coach#2026' };
export const RIVAL = { email: 'rival@demo.touchline.test', password: 'Rival#2026' };

export const story = base.extend<{ strict: void }, { product: Product; workerBrowser: WorkerBrowser }>({
  product: [
    async ({ browserName: _anyBrowser }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  workerBrowser: [
    async ({ product, launchOptions }, use) => {
      const browser = await openWorkerBrowser(product.url, launchOptions);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, workerBrowser, baseURL, viewport, hasTouch, isMobile, colorScheme, timezoneId, locale },
    use,
    { tags },
  ) => {
    const isAtDesk =
      viewport?.width === DESK.viewport.width &&
      viewport.height === DESK.viewport.height &&
      timezoneId === DESK.timezoneId &&
      colorScheme === 'light' &&
      !hasTouch;
    // A trace starts with its context, so a recorded story needs its own.
    if (isAtDesk && !tags.includes(OWN_BROWSER.tag) && process.env.TRACE !== '1') {
      await use(workerBrowser.context);
      await workerBrowser.clear();
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
  baseURL: async ({ product }, use) => use(product.url),
  /** Fails a story whose page throws an error, breaks the content security policy or misuses React. */
  strict: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
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
  // The server accepts a sign-in from its own pages only.
  const { origin } = new URL((await page.request.get('/api/health/live')).url());
  const response = await page.request.post('/api/coach/login', { data: { email, password }, headers: { origin } });
  expect(response.status()).toBe(200);
  await page.goto(address);
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
export { OWN_BROWSER };
