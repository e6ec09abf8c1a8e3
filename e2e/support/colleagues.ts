/** Coaches whom a head coach invites to the staff of a team. */
import type { Browser, Page } from '@playwright/test';
import { productOrigin } from './product-origin.js';
import { expect } from './story.js';

let serial = 0;

/** A new coach with this role in the team, signed in on a page of their own. Close its context at the end of the story. */
export async function colleague(
  browser: Browser,
  head: Page,
  { teamId, role, name, width = 1280 }: { teamId: number; role: string; name: string; width?: number },
): Promise<Page> {
  const origin = await productOrigin(head);
  const headers = { origin };
  const email = `${role}-${process.pid}-${++serial}@club.example`;
  const invited = await head.request.post(`/api/teams/${teamId}/invitations`, {
    data: { email, name, role, by: 'screen' },
    headers,
  });
  expect(invited.status()).toBe(200);
  const { token } = (await invited.json()) as { token: string };

  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const password = 'Newcomer#2027';
  const made = await page.request.post('/api/staff-invitations/account', { data: { token, name, password }, headers });
  expect(made.ok()).toBe(true);
  const signedIn = await page.request.post('/api/coach/login', { data: { email, password }, headers });
  expect(signedIn.status()).toBe(200);
  return page;
}
