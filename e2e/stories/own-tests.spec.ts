import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { productOrigin } from '../support/product-origin.js';
import { boxes } from '../support/recording.js';
import { expect, openAs, signInByApi, story } from '../support/story.js';

const NORDBORD = {
  question: null,
  unit: 'N',
  min: 0,
  max: 1000,
  step: 1,
  direction: 'higher',
  low_words: null,
  high_words: null,
  trials: 3,
  trial_rule: 'best',
  has_sides: true,
  day_rule: 'last',
  kind: 'performance',
  entered_by: 'staff',
  typical_error: null,
};

async function addTest(page: Page, label: string): Promise<void> {
  const answer = await page.request.post('/api/measures', {
    data: { ...NORDBORD, label },
    headers: { origin: await productOrigin(page) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

story(
  'a club’s own test is recorded for two athletes, one of them offline, and its chart and history show it',
  async ({ page, context, product }) => {
    const squad = product.freshSquad();
    const label = `Nordbord ${squad.teamId}`;
    await signInByApi(page, squad.coach);
    await addTest(page, label);
    await openAs(page, '/dashboard/apex', squad.coach);
    await page.getByRole('button', { name: `${label} (N)` }).click();
    const dialog = page.getByRole('dialog', { name: `Record ${label} (N)` });
    await dialog.getByRole('button', { name: 'Start Recording' }).click();
    await expect(boxes(dialog).first()).toBeFocused();
    const rows = dialog.getByRole('list', { name: 'Athletes' }).getByRole('listitem');
    const first = ((await boxes(dialog).first().getAttribute('aria-label')) ?? '').split(',')[0] ?? '';

    await story.step('the best of three trials is shown per side while typing', async () => {
      for (const value of ['412', '433', '420', '398', '390', '401']) {
        await page.keyboard.type(value);
        await page.keyboard.press('Enter');
      }
      await expect(rows.first()).toContainText('Best 433 N');
      await expect(rows.first()).toContainText('Best 401 N');
      await expectNoAxeViolations(page);
    });

    await story.step('offline, what is typed stays and says that it is not saved', async () => {
      await context.setOffline(true);
      await page.keyboard.type('388');
      await expect(rows.nth(1)).toContainText('Not saved yet');
      await dialog.getByRole('button', { name: 'Save 7 Recordings' }).click();
      await expect(dialog.getByRole('alert')).toContainText('Your values are still here.');
      await context.setOffline(false);
      await dialog.getByRole('button', { name: 'Save 7 Recordings' }).click();
      await expect(page.getByText('7 values saved')).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

    await story.step('the chart has a line per side, and the history every trial', async () => {
      await page.getByRole('option', { name: first }).click();
      const card = page.getByRole('region', { name: `${label} (N)` });
      await card.getByRole('button', { name: 'Show as table' }).click();
      await expect(card.getByRole('row').last()).toContainText('433 N');
      await expect(card.getByRole('row').last()).toContainText('401 N');
      await card.getByRole('button', { name: `Edit ${label} history` }).click();
      const history = page.getByRole('dialog', { name: `Edit ${label}` });
      await expect(history.getByText('6 records')).toBeVisible();
      await expect(history.getByRole('row').nth(1)).toContainText('Coach');
      await expectNoAxeViolations(page);
    });

    await story.step('a deleted trial changes what counts, and Undo stores it again', async () => {
      const history = page.getByRole('dialog', { name: `Edit ${label}` });
      await history.getByRole('row', { name: /433/ }).getByRole('button', { name: 'Delete record' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete record' }).click();
      await expect(history.getByText('5 records')).toBeVisible();
      await history.getByRole('button', { name: 'Undo' }).click();
      await expect(history.getByText('6 records')).toBeVisible();
    });
  },
);
