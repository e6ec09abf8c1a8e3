import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { closeAthlete, fetchBoard, FOOT, nameOf, shownNames, squadTable } from '../support/squad.js';
import { expect, openAs, OWN_BROWSER, SHORT, story } from '../support/story.js';

/** A squad in which the first athlete answers 7 points above the usual 12. */
async function openSquad(page: import('@playwright/test').Page, product: import('../support/product.js').Product) {
  const squad = product.freshSquad();
  await openAs(page, '/dashboard/squad', squad.coach);
  await expect(page.getByText(FOOT)).toBeVisible();
  const today = await coachDay(page);
  const [first] = squad.athletes;
  const daysBefore = (days: number) => {
    const date = new Date(`${today}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() - days);
    return date.toISOString().slice(0, 10);
  };
  const entries = Array.from({ length: 21 }, (_, days) => ({
    athlete_id: first?.id,
    date: daysBefore(days),
    sleep_quality: days === 0 ? 10 : 3,
    fatigue: 3,
    muscle_soreness: 3,
    stress: 3,
  }));
  const response = await page.request.put('/api/athletes/wellness', {
    data: { entries },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(response.status()).toBe(200);
  await page.reload();
  await expect(page.getByText(FOOT)).toBeVisible();
  return { ...squad, name: first?.name ?? '' };
}

story('a flag is explained, decided, taken back and looked back at', SHORT, async ({ page, product }) => {
  const { name } = await openSquad(page, product);
  const row = squadTable(page).getByRole('row', { name: new RegExp(name) });
  const dialog = page.getByRole('dialog', { name });

  await story.step('the athlete comes first, and the row says why', async () => {
    expect((await shownNames(page))[0]).toBe(name);
    await expect(row).toContainText('19 Talk first');
    await expect(row).toContainText('Clearly worse than usual · Sleep Quality 10');
    await expectNoAxeViolations(page);
  });

  await story.step('with the keyboard: open the row, read the rule, decide', async () => {
    await row.getByRole('button', { name }).press('Enter');
    await expect(dialog).toContainText('7.0 points worse than the average of their last 20 answers');
    await expect(dialog).toContainText('About 1 in 26 answers is marked like this by chance.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: 'Rest' }).press('Enter');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Slept at the airport');
    await dialog.getByRole('button', { name: 'Save decision' }).press('Enter');
    await expect(dialog.getByRole('region', { name: 'Decision' })).toContainText(/Rest until .*Slept at the airport/);
  });

  await story.step('the board shows the decision instead of the flag, also after a reload', async () => {
    await closeAthlete(page, dialog);
    await expect(row).toContainText('Rest until');
    await page.reload();
    await expect(row).toContainText('Slept at the airport');
    await expect(row).not.toContainText('Clearly worse than usual');
    await expect(row).not.toContainText('Talk first');
    await expect(page.getByRole('button', { name: 'Tired 0' })).toBeVisible();
  });

  await story.step('the history has the flag and the decision, on screen and as a file', async () => {
    await row.getByRole('button', { name }).click();
    await dialog.getByRole('link', { name: 'Past flags and decisions' }).click();
    const item = page.getByRole('table', { name: 'Flags and decisions' }).getByRole('row', { name: new RegExp(name) });
    await expect(item).toContainText('Talk first');
    await expect(item).toContainText('19, usual 12.0');
    await expect(item).toContainText('Rest, 1 day: Slept at the airport');
    await expectNoAxeViolations(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^squad-history-athlete-\d+-/);
    await page.goto('/dashboard/squad');
  });

  await story.step('taken back, the flag is there again', async () => {
    await row.getByRole('button', { name }).click();
    await dialog.getByRole('button', { name: 'Take back' }).click();
    await expect(dialog.getByRole('heading', { name: 'Decision' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(row).toContainText('Talk first');
    await expect(row).toContainText('Clearly worse than usual');
  });

  await story.step('the day before knows nothing of today', async () => {
    await page.getByRole('button', { name: 'Day before' }).click();
    await expect(
      page.getByText(/Availability and decisions as they were on .*; answers and loads as stored now\./),
    ).toBeVisible();
    await expect(row).not.toContainText('Talk first');
    await row.getByRole('button', { name }).click();
    await expect(dialog.getByRole('heading', { name: 'Decision' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Save decision' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Day after' }).click();
    await expect(row).toContainText('Talk first');
    await expect(page.getByRole('button', { name: 'Day after' })).toBeDisabled();
  });
});

story(
  'availability is set on the board, and check-in, roster and workouts show it',
  SHORT,
  async ({ page, product }) => {
    const { name, teamId } = await openSquad(page, product);
    await squadTable(page).getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Change availability' }).click();
    const form = page.getByRole('dialog', { name: 'Availability' });
    await form.getByRole('button', { name: 'Out' }).click();
    await form.getByRole('combobox', { name: 'Body part' }).fill('Knee');
    await form.getByRole('textbox', { name: 'Note for the staff' }).fill('MRI on Friday');
    await expectNoAxeViolations(page);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole('dialog', { name })).toContainText('Out · Knee');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Can train 4' })).toBeVisible();

    await page.goto(`/team-creation/${teamId}`);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Out · Knee');
    await page.goto('/workouts');
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Out · Knee');
    await page.goto('/dashboard/wellness');
    await page.getByRole('option', { name }).click();
    await expect(page.getByText('Out · Knee').first()).toBeVisible();
  },
);

story('a typed note survives a lost connection', OWN_BROWSER, async ({ page, product, context }) => {
  const { name } = await openSquad(page, product);
  await squadTable(page).getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Talk' }).click();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Exam week');
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Save decision' }).click();
  await expect(dialog).toContainText('Failed to save the decision');
  await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Exam week');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Save decision' }).click();
  await expect(dialog.getByRole('region', { name: 'Decision' })).toContainText(/Talk until .*Exam week/);
});

story('the demo squad is sorted by a column', async ({ page }) => {
  await openAs(page, '/dashboard/squad');
  const { athletes } = await fetchBoard(page);
  await expect.poll(() => shownNames(page)).toEqual(athletes.map(nameOf));
  await squadTable(page).getByRole('button', { name: 'Load, last 7 days', exact: true }).click();
  await expect(page).toHaveURL(/sort=load/);
  await expect(squadTable(page).getByRole('columnheader', { name: 'Load, last 7 days' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
