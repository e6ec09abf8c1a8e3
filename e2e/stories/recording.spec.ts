import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { boxes, nameOf, openRecording, reopenRecording, startWith } from '../support/recording.js';
import { endSession } from '../support/sessions.js';
import { DEMO, expect, SHORT, story } from '../support/story.js';

story(
  'with the keyboard alone: one call saves a team’s values, the chart shows them at once, and a second recording replaces them',
  SHORT,
  async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/record') && calls.push(request.postData() ?? ''));
    let dialog = await openRecording(page, 'Grip Strength');
    await expect(dialog.getByRole('region', { name: 'Recording Session Details' })).toContainText('Grip Strength (kg)');
    await expect(dialog.getByRole('button', { name: 'Start Recording' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Rugby (M)' }).focus();
    await page.keyboard.press('Space');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(boxes(dialog)).toHaveCount(18);
    await expect(boxes(dialog).first()).toBeFocused();
    const first = await nameOf(boxes(dialog).first());
    await page.keyboard.type('51,5x');
    await page.keyboard.press('Enter');
    await page.keyboard.type('48');
    for (let step = 1; step < 18; step += 1) await page.keyboard.press('Enter');
    await expect(dialog.getByText('Progress: 2 of 18 athletes').first()).toBeVisible();
    await expect(dialog.getByText('11% complete')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save 2 Recordings' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 grip strength values saved')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    expect(calls).toHaveLength(1);

    await page.getByRole('option', { name: first }).click();
    const card = page.getByRole('region', { name: 'Grip Strength (kg)' });
    await card.getByRole('button', { name: 'Show as table' }).click();
    await expect(card.getByRole('row').last()).toContainText('51.5');

    dialog = await reopenRecording(page, 'Grip Strength');
    await expect(dialog.getByRole('radio', { name: 'Rugby (M)' })).toBeChecked();
    await startWith(dialog, 'Rugby (M)');
    await expect(dialog.getByRole('listitem').first()).toContainText('Previous: 51.5 kg');
    await expect(dialog.getByText('2 athletes already have a value today.')).toBeVisible();
    await expect(boxes(dialog).first()).toHaveValue('');
    await page.keyboard.type('52.25');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Update 1 Recordings' }).click();
    await expect(page.getByText('1 grip strength value updated')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(card.getByRole('row').last()).toContainText('52.3');
  },
);

story('failed calls and values of another coach lose nothing that was typed', async ({ page, context }) => {
  const dialog = page.getByRole('dialog', { name: /^Record / });

  await story.step('each failed call shows an error, keeps the values and works at the next try', async () => {
    const broken = new Set(['teams/with-athletes', 'athletes/list?team_id=', 'check-existing']);
    await page.route('**/api/**', (route) =>
      [...broken].some((part) => route.request().url().includes(part)) ? route.abort() : route.continue(),
    );
    await openRecording(page, 'Sprint Time');
    await expect(dialog.getByText('Failed to load teams. Please try again.')).toBeVisible();
    broken.delete('teams/with-athletes');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('radio', { name: 'Volleyball (W)' }).check();
    await dialog.getByRole('button', { name: 'Start Recording' }).click();
    await expect(dialog.getByText('Failed to load athletes. Please try again.')).toBeVisible();
    broken.delete('athletes/list?team_id=');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText(/Failed to check for values/)).toBeVisible();
    await expect(boxes(dialog).first()).toBeFocused();
    const save = dialog.getByRole('button', { name: /^Save \d+ Recordings$/ });
    // The button is aria-disabled without values, but says what is missing.
    await expect(save).toBeDisabled();
    await save.press('Enter');
    await expect(dialog.getByText('Please enter at least one measurement before saving.')).toBeVisible();
    await boxes(dialog).first().focus();
    await page.keyboard.type('31');
    await expect(dialog.getByText('Must be a number above 0 and up to 30 (s).')).toBeVisible();
    await save.click();
    await expect(boxes(dialog).first()).toBeFocused();
    await page.keyboard.type('1.87');
    await dialog.getByRole('searchbox').fill('nobody of that name');
    await expect(dialog.getByText('1 entered value is hidden by the filter and will still be saved.')).toBeVisible();
    await context.setOffline(true);
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Failed to save recordings. Please try again. You seem to be offline. Your values are still here.',
    );
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Show all' }).click();
    await expect(boxes(dialog).first()).toHaveValue('1.87');
    await save.click();
    await expect(page.getByText('1 sprint time saved')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.unroute('**/api/**');
  });

  await story.step(
    'values of another coach are shown before they are replaced, also after the session has ended',
    async () => {
      await page.getByRole('option').first().click();
      await reopenRecording(page, 'Vertical jump');
      await startWith(dialog, 'Volleyball (W)');
      const name = await nameOf(boxes(dialog).first());
      await page.keyboard.type('41.5');

      await page.goBack();
      await page
        .getByRole('alertdialog', { name: 'Discard Changes?' })
        .getByRole('button', { name: 'Keep Editing' })
        .click();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await page
        .getByRole('alertdialog', { name: 'Discard Changes?' })
        .getByRole('button', { name: 'Keep Editing' })
        .click();

      const origin = new URL(page.url()).origin;
      const [team] = (
        (await (await page.request.get('/api/teams/with-athletes')).json()) as { team_id: number; sport: string }[]
      ).filter(({ sport }) => sport === 'Volleyball (W)');
      const [athlete] = (await (await page.request.get(`/api/athletes/list?team_id=${team?.team_id}`)).json()) as {
        athlete_id: number;
      }[];
      const theirs = await page.request.post('/api/fatigue-indicators/record', {
        headers: { origin },
        data: {
          recordings: [{ athlete_id: athlete?.athlete_id, value: 44.4 }],
          recordingType: 'jump',
          teamId: team?.team_id,
          date: await coachDay(page),
        },
      });
      expect(theirs.status()).toBe(200);

      await endSession(page);
      await dialog.getByRole('button', { name: 'Save 1 Recordings' }).click();
      const lock = page.getByRole('dialog', { name: 'Sign in again' });
      await lock.getByLabel('Password').fill(DEMO.password);
      await page.keyboard.press('Enter');
      await expect(lock).toHaveCount(0);
      await expect(boxes(dialog).first()).toHaveValue('41.5');
      await dialog.getByRole('button', { name: 'Save 1 Recordings' }).click();
      await expect(dialog.getByRole('alert')).toContainText(`Someone else has recorded values: ${name} 44.4 cm.`);
      await expect(dialog.getByRole('listitem').first()).toContainText('Previous: 44.4 cm');
      await expect(boxes(dialog).first()).toHaveValue('41.5');
      await dialog.getByRole('button', { name: 'Update 1 Recordings' }).click();
      await expect(page.getByText('1 vertical jump value updated')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    },
  );
});

story('a coach without athletes is asked to add some', async ({ page, product }) => {
  const dialog = await openRecording(page, 'Grip Strength', product.freshCoach());
  await expect(dialog.getByText('No teams with athletes found. Please add athletes to teams first.')).toBeVisible();
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  story('one athlete per row, nothing too small to touch or hidden', async ({ page }) => {
    const dialog = await openRecording(page, 'Grip Strength');
    await expectNoAxeViolations(page);
    await startWith(dialog, 'Basketball (M)');
    await expectNoAxeViolations(page);
    const lefts = await dialog
      .getByRole('listitem')
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect([lefts.length, new Set(lefts).size]).toEqual([14, 1]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    const small = await dialog
      .getByRole('button')
      .or(boxes(dialog).locator('..'))
      .evaluateAll((all) =>
        all.filter((item) => item.getBoundingClientRect().height < 44).map((item) => item.outerHTML),
      );
    expect(small).toEqual([]);
    // The focused card is completely visible between the progress and the buttons, down to the last one.
    for (let step = 1; step < 14; step += 1) await page.keyboard.press('Enter');
    await expect(boxes(dialog).last()).toBeFocused();
    const within = await page.evaluate(() => {
      const card = document.activeElement?.closest('li')?.getBoundingClientRect();
      const [above, below] = ['[role="progressbar"]', '.MuiDialogActions-root'].map((part) =>
        document.querySelector(part)?.getBoundingClientRect(),
      );
      return (
        card !== undefined &&
        above !== undefined &&
        below !== undefined &&
        card.top >= above.bottom &&
        card.bottom <= below.top
      );
    });
    expect(within).toBe(true);
    await page.keyboard.type('50');
    // Measured within the page, because both disappear two seconds later.
    const roomForMessage = page.waitForFunction(() => {
      const message = document.querySelector('.MuiSnackbar-root .MuiAlert-root')?.getBoundingClientRect();
      const buttons = [...document.querySelectorAll('[role=dialog] button')].map((button) =>
        button.getBoundingClientRect(),
      );
      if (!message || buttons.length === 0) return null;
      const isCovered = (box: DOMRect) =>
        box.top < message.bottom && box.bottom > message.top && box.left < message.right && box.right > message.left;
      return { covered: buttons.filter(isCovered).length };
    });
    await dialog.getByRole('button', { name: 'Save 1 Recordings' }).tap();
    expect((await (await roomForMessage).jsonValue())?.covered).toBe(0);
  });
});
