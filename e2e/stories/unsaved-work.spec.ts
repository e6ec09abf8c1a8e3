import type { Locator, Page } from '@playwright/test';
import { dropResponses } from '../support/held-calls.js';
import { endSession } from '../support/sessions.js';
import { DEMO, expect, openWellness, OWN_BROWSER, RIVAL, SHORT, signIn, story } from '../support/story.js';
import { openTeams } from '../support/teams.js';
import { chooseAthlete, openHistory, ratingsOf, rowsOf, typeRatings } from '../support/wellness.js';

story('a team whose answer got lost is created once, also after a second press', SHORT, async ({ page, product }) => {
  await openTeams(page, product.freshCoach());
  await page.getByRole('button', { name: 'Create New Team' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New Team' });
  await dialog.getByLabel('Sport').fill('Golf (M)');
  await page.getByRole('option', { name: 'Golf (M)', exact: true }).click();
  await dropResponses(page, '**/api/teams');
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await expect(dialog.getByRole('alert').first()).toContainText('Failed to create team');
  await expect(dialog.getByRole('alert').first()).toContainText('You seem to be offline.');
  await page.unroute('**/api/teams');
  await dialog.getByRole('button', { name: 'Create Team' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your teams' }).getByRole('listitem')).toHaveCount(1);
});

story.describe('a session that ended with unsaved work', () => {
  let dialog: Locator;
  let lock: Locator;

  /** Types ratings in the history of the athlete at `index`, ends the session, and locks the page by trying to save. */
  async function lockWhileTyping(page: Page, index: number): Promise<void> {
    await openWellness(page);
    await chooseAthlete(page, index);
    dialog = await openHistory(page);
    lock = page.getByRole('dialog', { name: 'Sign in again' });
    await typeAndLock(page);
  }

  /** The same in the open history. */
  async function typeAndLock(page: Page, ratings = ['3', '4', '5', '6']): Promise<void> {
    await rowsOf(dialog).first().getByRole('button', { name: 'Edit record' }).click();
    await typeRatings(rowsOf(dialog).first(), ratings);
    await endSessionAndSave(page);
    await expect(lock.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  }

  async function endSessionAndSave(page: Page): Promise<void> {
    await endSession(page);
    await rowsOf(dialog).first().getByRole('button', { name: 'Save changes' }).click();
  }

  story('locks the page until the same coach signs in or another one discards the work', SHORT, async ({ page }) => {
    await lockWhileTyping(page, 15);

    await story.step('hides the page behind, keeps the keyboard out of it, and sends no requests', async () => {
      // Every point of the window belongs to the lock screen.
      const uncovered = await page.evaluate(() => {
        const points = Array.from(
          { length: 400 },
          (_, n) => [((n % 20) + 0.5) * (innerWidth / 20), (Math.floor(n / 20) + 0.5) * (innerHeight / 20)] as const,
        );
        return points.filter(([x, y]) => !document.elementFromPoint(x, y)?.closest('dialog')).length;
      });
      expect(uncovered).toBe(0);
      expect(
        await page.evaluate(() => getComputedStyle(document.querySelector('dialog')!, '::backdrop').backgroundColor),
      ).toMatch(/^rgb\(/);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      const seen = new Set<string>();
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press('Tab');
        seen.add(
          await page.evaluate(() =>
            document.activeElement === document.body || document.activeElement?.closest('dialog')
              ? 'cover'
              : (document.activeElement?.outerHTML ?? ''),
          ),
        );
      }
      expect([...seen]).toEqual(['cover']);
      await page.evaluate(() => history.back());
      await expect(lock).toBeVisible();
      await expect(page.getByText('Discard Changes?')).toBeHidden();
      expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);

      // Simulates a dialog that opens later and sets aria-hidden on its siblings.
      await page.evaluate(() => document.querySelector('dialog')?.setAttribute('aria-hidden', 'true'));
      await lock.getByLabel('Password').fill(DEMO.password);
      await page.keyboard.press('Enter');
      // The question about the step back has waited.
      await page
        .getByRole('alertdialog', { name: 'Discard Changes?' })
        .getByRole('button', { name: 'Keep Editing' })
        .click();
      await expect(rowsOf(dialog).first().getByLabel('Stress', { exact: true })).toHaveValue('6');
    });

    await endSessionAndSave(page);
    await expect(lock.getByText('Your session has ended. Sign in to continue.')).toBeVisible();

    await story.step('asks to sign in over the page; the typed values are kept, and saving works', async () => {
      await expect(lock.getByText(DEMO.email)).toBeVisible();
      await lock.getByRole('button', { name: 'Forgot password?' }).click();
      await expect(lock.getByRole('alert')).toHaveText([
        'Password reset email sent! Check your inbox.',
        'This site does not send email. Ask your administrator.',
      ]);
      await lock.getByLabel('Password').fill('wrong');
      await page.keyboard.press('Enter');
      await expect(lock.getByText('Failed to sign in. Please check your credentials.')).toBeVisible();
      await lock.getByLabel('Password').fill(DEMO.password);
      await page.keyboard.press('Enter');
      await expect(lock).toHaveCount(0);
      const row = rowsOf(dialog).first();
      await expect(row.getByLabel('Stress', { exact: true })).toHaveValue('6');
      await expect(dialog.getByText('Your session has ended. Please try again.')).toBeVisible();
      await row.getByRole('button', { name: 'Save changes' }).click();
      await expect(page.getByText('Changes saved successfully!')).toBeVisible();
      // The address keeps the history open.
      await page.reload();
      await expect(rowsOf(dialog).first()).toBeVisible();
      expect(await ratingsOf(rowsOf(dialog).first())).toEqual(['3', '4', '5', '6']);
    });

    await typeAndLock(page, ['6', '5', '4', '3']);

    await story.step('another coach at this computer discards the work and finds nothing of it', async () => {
      await lock.getByRole('button', { name: 'Sign in as another coach' }).click();
      await expect(lock.getByRole('alert')).toContainText(/^.+’s unsaved changes will be lost\./);
      await lock.getByRole('button', { name: 'Cancel' }).click();
      await expect(lock.getByRole('button', { name: 'Sign in as another coach' })).toBeFocused();
      await lock.getByRole('button', { name: 'Sign in as another coach' }).click();
      await lock.getByRole('button', { name: 'Discard and switch coach' }).click();
      await expect(page).toHaveURL('/login');
      await signIn(page, RIVAL);
      await expect(page).toHaveURL('/dashboard');
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  story(
    'after half an hour the work is gone; the lock screen has told until when it is kept',
    OWN_BROWSER,
    async ({ page }) => {
      // Five past the hour in Berlin, today.
      await page.clock.install({ time: new Date().setUTCHours(13, 5, 0, 0) });
      await lockWhileTyping(page, 19);
      const name = await page.evaluate(
        () => document.querySelector('[role=option][aria-selected=true] p')?.textContent ?? '',
      );
      expect(name).not.toBe('');
      await expect(
        lock.getByText(/^Your unsaved changes are kept until 1[45]:3\d\. After that they are lost\.$/),
      ).toBeVisible();
      await page.clock.fastForward('30:00');
      await expect(page).toHaveURL('/login');
      await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
      expect(await page.content()).not.toContain(name);
      await signIn(page);
      await expect(page).toHaveURL(/athlete=/);
      await expect(rowsOf(dialog).first()).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    },
  );

  story(
    'a sign-in in another tab unlocks the page for the same coach and clears it for another',
    async ({ page, context }) => {
      await lockWhileTyping(page, 18);
      const other = await context.newPage();
      await other.goto('/login');
      await signIn(other);
      await expect(lock).toHaveCount(0);
      await expect(rowsOf(dialog).first().getByLabel('Stress', { exact: true })).toHaveValue('6');
      await endSessionAndSave(page);
      await expect(lock).toBeVisible();
      await other.goto('/login');
      await signIn(other, RIVAL);
      await expect(lock).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    },
  );
});
