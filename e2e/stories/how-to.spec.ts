import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { agree, athletePhone, newLink, pair } from '../support/athlete-phone.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { createClub } from '../support/planning.js';
import { rosterFile } from '../support/roster-file.js';
import { squadTable } from '../support/squad.js';
import { expect, openAs, signInByApi, story } from '../support/story.js';

/** With `HOW_TO_PICTURES=1` this story takes the pictures of the help anew. */
const PICTURES = fileURLToPath(new URL('../../shell/src/app/help/how-to/pictures/', import.meta.url));
const WINDOW = { width: 760, height: 520 };

/** The demo data have events on the days of UTC. */
story.use({ timezoneId: 'UTC' });

/** `top`: what stands at the top of the picture, below the bar of the frame. */
async function picture(page: Page, name: string, top?: Locator): Promise<void> {
  if (process.env.HOW_TO_PICTURES !== '1') return;
  await top?.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 80));
  await page.screenshot({ path: `${PICTURES}${name}.jpg`, type: 'jpeg', quality: 72, animations: 'disabled' });
}

const helpOf = (page: Page): Locator => page.getByRole('dialog', { name: 'How to' });

/** Opens the help on the present page. Returns the task that is unfolded. */
async function openHelp(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'How to' }).click();
  const open = helpOf(page).locator('details[open]');
  await expect(open).toHaveCount(1);
  return open;
}

/** Opens the help on a page and presses "Open" of the task that it begins with. */
async function followHelp(page: Page, address: string, title: string): Promise<void> {
  await page.goto(address);
  const task = await openHelp(page);
  await expect(task.locator('summary')).toHaveText(title);
  const image = task.getByRole('img');
  await expect(image).toHaveJSProperty('complete', true);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(100);
  await task.getByRole('link', { name: `Open: ${title}` }).click();
  await expect(helpOf(page)).toHaveCount(0);
}

story.use({ viewport: WINDOW });

story('the help opens with the task of the page, and leads to where it begins', async ({ page, product }) => {
  const { coach, teamId } = await createClub(page, product, [], 'First Women');
  await openAs(page, '/attendance', coach);

  await story.step('all eight tasks are listed, and axe finds nothing', async () => {
    await openHelp(page);
    await expect(helpOf(page).locator('summary')).toHaveCount(8);
    await expectNoAxeViolations(page);
    await helpOf(page).getByText('Create a team').click();
    await expect(helpOf(page).locator('details[open] summary')).toHaveText('Create a team');
    await page.goBack();
    await expect(helpOf(page)).toHaveCount(0);
  });

  await story.step('teams: creating one, its roster, the phones', async () => {
    await followHelp(page, '/team-creation', 'Create a team');
    await expect(page.getByRole('dialog', { name: 'Create New Team' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('group', { name: 'Bring the roster of First Women' })).toBeVisible();
    await picture(page, 'team');

    await followHelp(page, `/team-creation/${teamId}/import`, 'Bring the roster');
    await page.getByRole('link', { name: 'File or pasted list' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles(rosterFile());
    await expect(page.getByText('24 new', { exact: true })).toBeVisible();
    await picture(page, 'roster', page.getByText('24 new', { exact: true }));
    await page.getByRole('button', { name: 'Import 24 athletes' }).click();
    await expect(page.getByText('Imported: 24 new athletes, 0 changed.')).toBeVisible();

    await followHelp(page, `/team-creation/${teamId}/links`, 'Connect the phones');
    await page.getByRole('link', { name: /^Roster of/ }).click();
    await page.getByRole('link', { name: 'Make links' }).click();
    await page.getByRole('button', { name: 'Make links (24)' }).click();
    await expect(page.getByText('Imported: 24 new athletes')).toHaveCount(0);
    await picture(page, 'links', page.getByRole('region', { name: 'Code', exact: true }));
  });
});

story('the help of the calendar, the register, the board and the workouts', async ({ page }) => {
  await openAs(page, '/dashboard');
  await followHelp(page, '/calendar', 'Plan the week');
  await expect(page.getByRole('grid').first()).toBeVisible();
  await picture(page, 'week');

  await followHelp(page, '/attendance', 'Take attendance');
  await page.getByRole('button', { name: /^Soccer \(W\) \d+ athletes/ }).click();
  await expect(page.getByRole('list', { name: 'Athletes' }).getByRole('listitem').first()).toBeVisible();
  await picture(page, 'attendance');

  await followHelp(page, '/dashboard', 'See who needs you, and decide');
  await expect(squadTable(page)).toBeVisible();
  await picture(page, 'board', squadTable(page));

  await followHelp(page, '/workout-library/exercises', 'Build, schedule and print a workout');
  await page.getByRole('button', { name: /^create$/i }).click();
  await expect(page.getByRole('dialog', { name: 'Create New Workout' })).toBeVisible();
  await page.getByLabel('Workout Title').fill('Strength for forwards');
  await picture(page, 'workout');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();

  await followHelp(page, '/dashboard/srpe', 'What athletes do on their phone');
  await expect(page).toHaveURL(/\/dashboard\/wellness/);
});

story('what the help shows of an athlete’s phone is the page of athletes', async ({ page, browser, product }) => {
  const squad = product.freshSquad();
  await signInByApi(page, squad.coach);
  const phone = await athletePhone(browser, product);
  const answer = await phone.newPage();
  await pair(answer, await newLink(page, squad.athletes[0]!.id));
  await agree(answer);
  await expect(answer.getByRole('button', { name: 'Send' })).toBeVisible();
  await picture(answer, 'answer');
  await phone.close();
});
