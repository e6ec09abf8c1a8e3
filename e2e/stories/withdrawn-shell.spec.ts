import type { Locator, Page } from '@playwright/test';
import type { RegistryDocument } from '@touchline/contracts/area';
import { expectNoAxeViolations } from '../support/axe.js';
import { shellVersion } from '../support/page-status.js';
import { Releases, waitForRegistry } from '../support/releases.js';
import { expect, openAs, OWN_BROWSER, story } from '../support/story.js';

const NEW_NAME = 'Under 17';

const banner = (page: Page) => page.getByRole('alert').filter({ hasText: 'was withdrawn because of a fault' });
const form = (page: Page) => page.getByRole('dialog', { name: 'Name and sport' });
const nameField = (page: Page) => form(page).getByRole('textbox', { name: 'Team name' });

/** Opens the teams of a new club, and types another name for its team. */
async function typeName(page: Page, coach: { email: string; password: string }): Promise<void> {
  await openAs(page, '/team-creation', coach);
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Name and sport' }).click();
  await nameField(page).fill(NEW_NAME);
}

/** Lets the site say that the shell of the page is blocked, and go on to send it, as an old cache would. */
async function blockShell(page: Page): Promise<void> {
  const registry = (await (await page.request.get('/registry.json')).json()) as RegistryDocument;
  const { live } = registry.shell!;
  const shell = { ...registry.shell!, live: '9.9.9-other', blocked: [live] };
  await page.route('**/registry.json', (route) => route.fulfill({ json: { ...registry, shell } }));
}

/** Counts the pages that the browser loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** Whether the middle of the element can be seen and pressed. */
const isOnTop = (element: Locator): Promise<boolean> =>
  element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && target.contains(found);
  });

let releases: Releases;
story.beforeEach(({ product }) => {
  releases = new Releases(product);
});
story.afterEach(() => releases.restore());

story('an open page whose shell was blocked reloads and gets the new one', OWN_BROWSER, async ({ page }) => {
  await page.clock.install();
  await openAs(page, '/team-creation');
  await expect(page.getByRole('button', { name: 'Create New Team' })).toBeVisible();
  const loads = countLoads(page);
  const version = releases.replaceShell();
  await waitForRegistry(page);
  await expect.poll(() => shellVersion(page).catch(() => null)).toBe(version);
  await expect(page.getByRole('button', { name: 'Create New Team' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(loads()).toBe(1);
});

story('a site that still sends the blocked shell: the page reloads once only', OWN_BROWSER, async ({ page }) => {
  await page.clock.install();
  await openAs(page, '/team-creation');
  await expect(page.getByRole('button', { name: 'Create New Team' })).toBeVisible();
  const loads = countLoads(page);
  await blockShell(page);
  await waitForRegistry(page);
  await expect(banner(page)).toContainText('If this message comes back, try again later.');
  await waitForRegistry(page);
  await page.clock.fastForward(10_000);
  expect(loads()).toBe(1);

  await story.step('the coach reloads it, and "About this app" says what happened', async () => {
    await banner(page).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(loads).toBe(2);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'About this app' }).click();
    await expect(page.getByRole('dialog').getByText(`Withdrawn: ${await shellVersion(page)}`)).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

story(
  'typed work is kept when the shell is blocked, and saved before the reload',
  OWN_BROWSER,
  async ({ page, product }) => {
    await page.clock.install();
    await typeName(page, product.freshSquad().coach);
    const loads = countLoads(page);
    await blockShell(page);
    await waitForRegistry(page);
    await expect(banner(page)).toContainText('Save or discard your changes, then the page reloads.');

    await story.step('the button asks before it discards', async () => {
      await banner(page).getByRole('button', { name: 'Reload' }).click();
      const question = page.getByRole('alertdialog', { name: 'Discard Changes?' });
      await question.getByRole('button', { name: 'Keep Editing' }).click();
      await expect(question).toHaveCount(0);
      await expect(nameField(page)).toHaveValue(NEW_NAME);
      expect(loads()).toBe(0);
    });

    await story.step('after the save the page reloads by itself', async () => {
      await form(page).getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Team changed')).toBeVisible();
      await expect.poll(loads).toBe(1);
      await expect(page.getByRole('list', { name: 'Your teams' })).toContainText(NEW_NAME);
    });
  },
);

story('Reload discards typed work when the coach says so', OWN_BROWSER, async ({ page, product }) => {
  await page.clock.install();
  await typeName(page, product.freshSquad().coach);
  const loads = countLoads(page);
  await blockShell(page);
  await waitForRegistry(page);
  await banner(page).getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect.poll(loads).toBeGreaterThan(0);
  // The address keeps the form open.
  await expect(nameField(page)).not.toHaveValue(NEW_NAME);
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story(
    'a withdrawn area is seen over a full-screen form, and covers none of its buttons',
    OWN_BROWSER,
    async ({ page, product }) => {
      await page.clock.install();
      const version = releases.promote({
        edit: { 'teams.js': (text) => text.replaceAll('Create New Team', 'Create Another Team') },
      });
      await typeName(page, product.freshSquad().coach);
      releases.rollback({ to: releases.original, block: version });
      await waitForRegistry(page);
      await expect(banner(page)).toHaveText(/^This version of the page was withdrawn/);

      for (const viewport of [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        expect(await isOnTop(banner(page))).toBe(true);
        for (const name of ['Cancel', 'Save', 'Close Name and sport'])
          expect(await isOnTop(form(page).getByRole('button', { name, exact: true })), name).toBe(true);
        expect(await isOnTop(nameField(page))).toBe(true);
      }
      await expectNoAxeViolations(page);

      await form(page).getByRole('button', { name: 'Save', exact: true }).tap();
      await expect(page.getByText('Team changed')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Create New Team' })).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
    },
  );
});
