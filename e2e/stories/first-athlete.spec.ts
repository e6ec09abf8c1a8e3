import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { startProduct } from '../support/product.js';
import { expect, signIn, story, visit } from '../support/story.js';
import { openHistory, ratingsOf, rowsOf } from '../support/wellness.js';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

/** The arguments of `npm run coach -- …` in the README; the `curl` calls follow below. */
const argumentsOf = (command: string) =>
  (new RegExp(`npm run coach -- (${command} .+)`).exec(README)?.[1]?.match(/"[^"]+"|\S+/g) ?? []).map((word) =>
    word.replaceAll('"', ''),
  );
const [REGISTER = '', ...SEND] = README.match(/^curl [\s\S]+?\}'$/gm) ?? [];

/** Runs a call of the README with the values of this installation in place of the examples. */
function shell(curl: string, values: Record<string, string>): string {
  return execFileSync(
    'bash',
    ['-c', Object.entries(values).reduce((text, [written, real]) => text.replace(written, real), curl)],
    { encoding: 'utf8', stdio: 'pipe' },
  );
}

story('from nothing to the first athlete, as the README says', async ({ page }) => {
  const product = await startProduct({ DEMO_DATA: 'off' });
  try {
    const output = product.coach(...argumentsOf('add'));
    const password = /^Password: (\S+)$/m.exec(output)?.[1] ?? '';
    await page.goto(`${product.url}/login`);
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

    expect(shell(REGISTER, { 'http://localhost:3000': product.url, ABCD2345: code })).toBe('{}');
    await page.getByRole('button', { name: 'Accept Ada Byron' }).click();
    await expect(page.getByText('Athlete accepted and added to team!')).toBeVisible();
    await visit(page, '/dashboard');
    await expect(page.getByRole('option', { name: /Ada Byron/ })).toBeVisible();

    const key = /^Key: (\S+)$/m.exec(product.coach(...argumentsOf('api-key')))?.[1] ?? '';
    const [days, sessions] = SEND.map(
      (curl) =>
        JSON.parse(shell(curl, { 'http://localhost:3000': product.url, touchline_KEY: key })) as {
          athlete_id: number;
          date: string;
        }[],
    );
    expect([days?.length, sessions?.length]).toEqual([1, 1]);
    await visit(page, '/dashboard/wellness');
    await expect(page.getByText('Select an athlete to view their wellness metrics.')).toBeVisible();
    await page.getByRole('option', { name: /Ada Byron/ }).click();
    const history = await openHistory(page);
    expect(await ratingsOf(rowsOf(history).first())).toEqual(['2', '4', '3', '2']);
    await expect(rowsOf(history)).toHaveCount(1);
    await visit(page, `/dashboard/srpe?athlete=${sessions?.[0]?.athlete_id}`);
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('cell', { name: '487.5', exact: true })).toBeVisible();
  } finally {
    await product.stop();
  }
});
