import type { Page } from '@playwright/test';
import { expect } from './story.js';

/** Ends the session on the server only; the page and its cookie stay as they are. */
export async function endSession(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const { status } = await fetch(`${origin}/api/coach/logout`, { method: 'POST', headers: { origin, cookie } });
  expect(status).toBe(204);
}
