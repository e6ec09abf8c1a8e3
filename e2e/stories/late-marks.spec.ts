import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { card, openCheckIn, opener, statusButton, storedMarks } from '../support/check-in.js';
import { expect, story } from '../support/story.js';

async function setLateMarks(page: Page, setting: 'On' | 'Off'): Promise<void> {
  await page.goto('/team-creation?club=1');
  const dialog = page.getByRole('dialog', { name: 'Club settings' });
  await dialog.getByRole('combobox', { name: 'Late marks' }).click();
  await page.getByRole('option', { name: setting, exact: true }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Club settings saved.')).toBeVisible();
}

const lateButton = (page: Page, name: string) => card(page, name).getByRole('button', { name: 'Late', exact: true });
const counts = (page: Page) => page.getByRole('group', { name: 'Counts' });

story('a club switches late marks on, and they count as attended', async ({ page, product }) => {
  const { squad, event } = await openCheckIn(page, product, 2);
  const [first, second] = squad.athletes;

  await story.step('nothing of it shows before', async () => {
    await expect(statusButton(page, first!.name, 'Present')).toBeVisible();
    await expect(page.getByText('Late')).toHaveCount(0);
  });

  await story.step('switched on, one tap marks', async () => {
    await setLateMarks(page, 'On');
    await page.goto(event.address);
    await lateButton(page, first!.name).click();
    await expect(opener(page, first!.name)).toContainText('Late');
    await statusButton(page, second!.name, 'Absent').click();
    await expect(counts(page)).toContainText('Late: 1');
    await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'late', [second!.id]: 'absent' });
    await expectNoAxeViolations(page);
  });

  await story.step('statistics and register count it as attended, and name it', async () => {
    await page.goto('/attendance/stats');
    const row = page.getByRole('row', { name: new RegExp(first!.name) });
    await expect(row).toContainText('100% 1 of 1');
    await expect(page.getByRole('list', { name: 'Legend', exact: true })).toContainText('Late');
    const day = page.locator(`td[data-date="${event.date}"]`);
    await expect(day).toContainText('50%, 1 of 2 attended, 1 late');
    await row.click();
    await expect(day).toContainText('Late');
    await expectNoAxeViolations(page);
    await page.goto(`/attendance/register?start=${event.date}&end=${event.date}&team=${squad.teamId}`);
    await expect(page.getByRole('row', { name: new RegExp(first!.name) })).toContainText('L');
    await expect(page.getByText(/L Late/)).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Attended' })).toBeVisible();
  });

  await story.step('switched off again, the mark stays and can be corrected', async () => {
    await setLateMarks(page, 'Off');
    await page.goto(event.address);
    await expect(opener(page, first!.name)).toContainText('Late');
    await expect(counts(page)).toContainText('Late: 1');
    await expect(lateButton(page, first!.name)).toHaveCount(0);
    await statusButton(page, first!.name, 'Present').click();
    await expect.poll(async () => (await storedMarks(page, event.id))[first!.id]).toBe('present');
    await expect(counts(page)).not.toContainText('Late');
  });
});
