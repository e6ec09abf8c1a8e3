import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { CLUB_ZONE } from '../support/coach-day.js';
import { answerToday, athletePhone, STORED } from '../support/athlete-phone.js';
import { keyOf } from '../support/athlete-calls.js';
import { startProduct, type Product } from '../support/product.js';
import { squadTable } from '../support/squad.js';
import { expect, SHORT, signIn, story, visit } from '../support/story.js';
import { openHistory, ratingsOf, rowsOf } from '../support/wellness.js';
import type { Browser, Page } from '@playwright/test';

const PAGE = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
const PATH = /^## From nothing[\s\S]+?(?=^###? )/m.exec(PAGE)?.[0] ?? '';

/** The arguments of `npm run coach -- …` on the page; the `curl` calls follow below. */
const argumentsOf = (command: string) =>
  (new RegExp(`npm run coach -- (${command} .+)`).exec(PAGE)?.[1]?.match(/"[^"]+"|\S+/g) ?? []).map((word) =>
    word.replaceAll('"', ''),
  );
const [REGISTER = '', ...SEND] = PAGE.match(/^curl [\s\S]+?\}'$/gm) ?? [];

/** Runs a call of the page with the values of this installation in place of the examples. */
function shell(curl: string, values: Record<string, string>): string {
  return execFileSync(
    'bash',
    ['-c', Object.entries(values).reduce((text, [written, real]) => text.replace(written, real), curl)],
    { encoding: 'utf8', stdio: 'pipe' },
  );
}

/** What the path prints in bold, in its order. Each is to be pressed, or seen, before the path is done. */
function boldTexts() {
  const left = [...PATH.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!);
  return {
    left,
    next: (text: string) => {
      expect(left.shift()).toBe(text);
      return { name: text, exact: true };
    },
  };
}
type BoldTexts = ReturnType<typeof boldTexts>;

/** Runs the commands of the path. Returns the coach's first password. */
function prepare(product: Product): string {
  const output = product.coach(...argumentsOf('add'));
  product.coach(...argumentsOf('guardian-age'));
  product.coach(...argumentsOf('season'));
  return /^Password: (\S+)$/m.exec(output)?.[1] ?? '';
}

/** Creates the team and opens its poster. Returns the code on it. */
async function createTeamWithPoster(page: Page, { next }: BoldTexts): Promise<string> {
  const step = page.getByRole('listitem', { name: 'Create a team: To do' });
  await step.getByRole('link', next('Create a team')).click();
  await expect(page.getByText('No teams created yet')).toBeVisible();
  await expect(page.getByText('No pending registrations')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Create New Team' });
  await dialog.getByLabel('Sport').fill('soccer (w');
  await page.getByRole('option', { name: 'Soccer (W)' }).click();
  await dialog.getByRole('button', next('Create Team')).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions for Soccer (W)' }).click();
  await page.getByRole('menuitem', next('Print poster')).click();
  await page.getByRole('button', next('Make link')).click();
  await expect(page.getByRole('img', { name: /^Code that opens the registration/ })).toBeVisible();
  return page.getByText(/^[A-Z0-9]{8}$/).innerText();
}

async function join(phone: Page, code: string, { next }: BoldTexts): Promise<void> {
  await phone.goto('/join');
  await phone.getByLabel('Code of the team').fill(code);
  await phone.getByLabel('Your date of birth').fill('2008-12-10');
  await phone.getByRole('button', next('Next')).tap();
  await phone.getByLabel('First name').fill('Ada');
  await phone.getByLabel('Last name').fill('Byron');
  await phone.getByLabel('Mail address').fill('ada@athletes.example');
  await phone.getByLabel('Position').fill('Winger');
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', next('Send')).tap();
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible();
}

/** Accepts the athlete and makes a link. Returns its key. */
async function acceptAndLink(page: Page, { next }: BoldTexts): Promise<string> {
  await visit(page, '/team-creation');
  await expect(page.getByRole('heading', next('Pending Registrations'))).toBeVisible();
  next('Accept');
  await page.getByRole('button', { name: 'Accept Ada Byron' }).click();
  await expect(page.getByText('Athlete accepted and added to team!')).toBeVisible();
  next('Roster');
  await page.getByRole('link', { name: /^Roster/ }).click();
  await page.getByRole('link', next('Make links')).click();
  await page.getByRole('button', next('Make links (1)')).click();
  await expect(page.getByRole('button', next('Print cards'))).toBeVisible();
  return keyOf(page.getByRole('region', { name: 'Code', exact: true }));
}

async function answerByPhone(phone: Page, key: string, { next }: BoldTexts): Promise<void> {
  await phone.goto(`/answer#${key}`);
  await phone.getByRole('button', next('Answer on this phone')).tap();
  await expect(phone.getByRole('heading', { name: 'How are you today, Ada?' })).toBeVisible();
  next('Send');
  await answerToday(phone, [2, 4, 3, 2]);
  await expect(phone.getByText(STORED)).toBeVisible();
}

/** Registers an athlete as the club's app does, and sends her records. */
async function sendByApp(page: Page, product: Product, code: string): Promise<void> {
  expect(shell(REGISTER, { 'http://localhost:3000': product.url, ABCD2345: code })).toBe('{}');
  await visit(page, '/team-creation');
  await page.getByRole('button', { name: 'Accept Bea Lund' }).click();
  await expect(page.getByText('Athlete accepted and added to team!')).toBeVisible();
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
  await page.getByRole('option', { name: /Bea Lund/ }).click();
  const history = await openHistory(page);
  expect(await ratingsOf(rowsOf(history).first())).toEqual(['2', '4', '3', '2']);
  await expect(rowsOf(history)).toHaveCount(1);
  await visit(page, `/dashboard/srpe?athlete=${sessions?.[0]?.athlete_id}`);
  await page.getByRole('button', { name: 'Show as table' }).click();
  await expect(page.getByRole('cell', { name: '487.5', exact: true })).toBeVisible();
}

async function emptyPhone(browser: Browser, product: Product): Promise<Page> {
  return (await athletePhone(browser, product)).newPage();
}

story.use({ timezoneId: CLUB_ZONE });

story('from nothing to the first athlete, as the page says', SHORT, async ({ page, browser }) => {
  const product = await startProduct({ DEMO_DATA: 'off' });
  const phone = await emptyPhone(browser, product);
  const bold = boldTexts();
  try {
    const password = prepare(product);
    await page.goto(`${product.url}/login`);
    await signIn(page, { email: 'kim@club.example', password });
    const code = await createTeamWithPoster(page, bold);
    await join(phone, code, bold);
    const key = await acceptAndLink(page, bold);
    await page.getByRole('button', { name: 'Copy link of Ada Byron' }).click();
    await visit(page, '/dashboard');
    await page.getByRole('link', bold.next('Open squad board')).click();
    const row = squadTable(page).getByRole('row', { name: /Ada Byron/ });
    await expect(row).toContainText('No device');
    await answerByPhone(phone, key, bold);
    await expect(row).toContainText(/\d\d:\d\d/, { timeout: 10_000 });

    await sendByApp(page, product, code);
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', bold.next('Profile')).click();
    await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
    await visit(page, '/team-creation');
    await page.getByRole('button', { name: 'More actions for Soccer (W)' }).click();
    await expect(page.getByRole('menuitem', bold.next('Blank consent form'))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: /^Roster/ }).click();
    await expect(page.getByRole('button', bold.next('Add from a signed form'))).toBeVisible();
    await page.getByRole('button', { name: 'More actions for Ada Byron' }).click();
    await expect(page.getByRole('menuitem', bold.next('Answers and devices'))).toBeVisible();
    expect(bold.left).toEqual([]);
  } finally {
    await phone.context().close();
    await product.stop();
  }
});
