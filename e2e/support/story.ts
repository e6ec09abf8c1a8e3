/** What every story starts from: the running product, and coaches who can sign in. */
import { expect, test as base, type Page } from '@playwright/test';
import { startProduct, type Product } from './product.js';

export const DEMO = { email: 'coach@demo.touchline.test', password: 'Coach#2026' };
export const RIVAL = { email: 'rival@demo.touchline.test', password: 'Rival#2026' };

export const story = base.extend<{ strict: void }, { product: Product }>({
  product: [
    async ({ browserName: _anyBrowser }, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  /** A page that throws has failed its story, whatever is on screen. */
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
  // Also below a dialog that stood in the wanted address: as soon as it opens, it hides its neighbours from screen readers.
  await expect(page.getByRole('button', { name: 'Account', includeHidden: true })).toBeVisible();
}

/** Opens an address as a coach who has signed in before: stories about something else need not walk through the sign-in page each time. */
export async function openAs(page: Page, address: string, { email, password } = DEMO): Promise<void> {
  // The server takes a sign-in only from its own pages.
  const { origin } = new URL((await page.request.get('/api/health/live')).url());
  const answer = await page.request.post('/api/coach/login', { data: { email, password }, headers: { origin } });
  expect(answer.status()).toBe(200);
  await page.goto(address);
}

/** Signed in, with the wellness screen open. */
export async function openWellness(page: Page, coach = DEMO): Promise<void> {
  await openAs(page, '/dashboard/wellness', coach);
  await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
}

/** The names in the athlete list, once it is there. */
export async function athleteNames(page: Page): Promise<string[]> {
  const options = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option');
  await expect(options.first()).toBeVisible();
  return options.evaluateAll((rows) => rows.map((row) => row.querySelector('p')?.textContent ?? ''));
}

export { expect };
