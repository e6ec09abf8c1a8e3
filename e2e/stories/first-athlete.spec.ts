import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from '@playwright/test';
import { startProduct } from '../support/product.js';
import { expect, signIn } from '../support/story.js';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The words of `npm run coach -- …` and the call with `curl`, as the README has them. */
const COACH = /npm run coach -- (add .+)/.exec(README)?.[1] ?? '';
const CURL = /^curl [\s\S]+?^\}'$/m.exec(README)?.[0] ?? '';

test('from nothing to the first athlete, as the README says', async ({ browser }) => {
  const product = await startProduct({ DEMO_DATA: 'off' });
  try {
    const said = product.coach(...(COACH.match(/"[^"]+"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')));
    const password = /^Password: (\S+)$/m.exec(said)?.[1] ?? '';
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto('/login');
    await signIn(page, { email: 'kim@club.example', password });
    await page.getByRole('link', { name: 'Create your first team' }).click();
    await expect(page.getByText('No teams created yet')).toBeVisible();
    await expect(page.getByText('No pending registrations')).toBeVisible();

    await page.getByRole('button', { name: 'Create New Team' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create New Team' });
    await dialog.getByLabel('Sport').fill('soccer (w');
    await page.getByRole('option', { name: 'Soccer (W)' }).click();
    await dialog.getByRole('button', { name: 'Create Team' }).click();
    await expect(dialog).toHaveCount(0);
    const code = await page.getByText(/^[A-Z0-9]{8}$/).innerText();

    execFileSync('bash', ['-c', CURL.replace('http://localhost:3000', product.url).replace('ABCD2345', code)]);
    await page.getByRole('button', { name: 'Accept Ada Byron' }).click();
    await expect(page.getByText('Athlete accepted and added to team!')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('option', { name: /Ada Byron/ })).toBeVisible();
    await page.close();
  } finally {
    await product.stop();
  }
});
