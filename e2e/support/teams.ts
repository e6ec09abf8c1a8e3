import { expect, type Locator, type Page } from '@playwright/test';
import type { Credentials, Product } from './product.js';
import { openAs } from './story.js';

let serial = 0;

/** Signs in and opens the team management. */
export async function openTeams(page: Page, coach?: Credentials): Promise<void> {
  await openAs(page, '/team-creation', coach);
  await expect(page.getByRole('heading', { name: 'Team Management' })).toBeVisible();
}

/** Creates a team and returns its row. */
export async function createTeam(page: Page, sport: string, name = ''): Promise<Locator> {
  await page.getByRole('button', { name: 'Create New Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Team' });
  await dialog.getByLabel('Sport').fill(sport);
  await page.getByRole('option', { name: sport, exact: true }).click();
  await dialog.getByLabel('Team name').fill(name);
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await expect(dialog).toHaveCount(0);
  return teamRow(page, name === '' ? sport : name);
}

export const teamRow = (page: Page, name: string): Locator =>
  page
    .getByRole('list', { name: 'Your teams' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

/** The registration code in a team's row. */
export const codeOf = (row: Locator): Promise<string> => row.getByText(/^[A-Z0-9]{8}$/).innerText();

/** Registers an athlete with a code, as the athletes' app does: without browser and session. */
export async function register(
  product: Product,
  code: string,
  name: string,
  email = `athlete${++serial}@athletes.example`,
): Promise<void> {
  const [first_name = '', ...last] = name.split(' ');
  const body = { registration_code: code, first_name, last_name: last.join(' '), email, position: 'Winger' };
  const response = await fetch(`${product.url}/api/registrations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.text()]).toEqual([202, '{}']);
}

/**
 * Registers and accepts an athlete for stories about something else. Reloads the page instead of waiting for the poll.
 */
export async function registerAndAccept(
  page: Page,
  product: Product,
  row: Locator,
  name: string,
  email?: string,
): Promise<void> {
  await register(product, await codeOf(row), name, email);
  await page.reload();
  await page.getByRole('button', { name: `Accept ${name}` }).click();
  await expect(row.getByText(/ · 1 athlete$/)).toBeVisible();
}

/** The row of an athlete in the roster; a card on a phone. */
export const athleteRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Chooses an action from the menu of an athlete in the roster. */
export async function chooseFor(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
