import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { dropResponses } from '../support/held-calls.js';
import { copyWeekElsewhere, createClub, dayCell, storedEvents } from '../support/planning.js';
import { expect, SHORT, story, visit } from '../support/story.js';

const EVENTS = [
  { date: '2027-03-16', event_title: 'Gym' },
  { date: '2027-03-18', event_title: 'Tactics', event_time: '19:30' },
  { date: '2027-03-23', event_title: 'Gym' },
];
const MONDAY = '2027-03-15';
const NEXT = ['2027-03-22', '2027-03-28'] as const;

const copyDialog = (page: Page) => page.getByRole('dialog', { name: 'Copy week' });
const copyButton = (page: Page) => copyDialog(page).getByRole('button', { name: 'Copy', exact: true });
const openDialog = (page: Page) => page.getByRole('button', { name: 'Copy week' }).click();

story('a week is copied to the next one or any other, once, also on a phone', SHORT, async ({ page, product }) => {
  const name = 'The Very Long Name of a Team That Somebody Has Really Given';
  const { teamId, at } = await createClub(page, product, EVENTS, name);
  const dialog = copyDialog(page);
  const target = dialog.getByLabel('To the week of');
  await page.goto(at('2027-03-17'));

  await story.step('a week is copied to the next one, confirmed and undone', async () => {
    await openDialog(page);
    await expect(dialog.getByText('Mar 15, 2027 – Mar 21, 2027')).toBeVisible();
    await expect(dialog.getByText('Mar 22, 2027 – Mar 28, 2027')).toBeVisible();
    await expect(dialog.getByText('1 event will be copied.')).toBeVisible();
    await expect(dialog.getByText('1 event is already there and will not be copied again.')).toBeVisible();
    await copyButton(page).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('1 event copied to Mar 22 – Mar 28 (1 was already there)')).toBeVisible();
    await expect(dayCell(page, 'Mar 25')).toHaveAccessibleName(/1 event, 1 practice: /);
    expect(await storedEvents(page, teamId, ...NEXT)).toEqual(['2027-03-23 Gym', '2027-03-25 Tactics']);

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Reverted: 1 event copied to Mar 22 – Mar 28.')).toBeVisible();
    await expect(dayCell(page, 'Mar 25')).toHaveAccessibleName('Thu, Mar 25, 2027');
    expect(await storedEvents(page, teamId, ...NEXT)).toEqual(['2027-03-23 Gym']);
  });

  await story.step('any other week can be the target, it survives a reload, and Back closes the dialog', async () => {
    await dayCell(page, 'Mar 16').click();
    await openDialog(page);
    await expect(target).toHaveValue('2027-03-22');
    await target.fill('2027-03-20');
    await expect(dialog.getByText('Choose a different week.')).toBeVisible();
    await expect(copyButton(page)).toBeDisabled();
    await target.fill('2027-04-14');
    await expect(dialog.getByText('Apr 12, 2027 – Apr 18, 2027')).toBeVisible();
    await expect(dialog.getByText('2 events will be copied.')).toBeVisible();
    await page.reload();
    await expect(dialog.getByText('Apr 12, 2027 – Apr 18, 2027')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/day=2027-03-16/);
  });

  await story.step('a lost answer and a second attempt copy the week once', async () => {
    await visit(page, at('2027-03-16', { copy: '2027-04-05' }));
    await dropResponses(page, '**/api/calendar/copy-week');
    await copyButton(page).click();
    await expect(dialog.getByText('Failed to copy the week')).toBeVisible();
    await expect(target).toHaveValue('2027-04-05');
    await page.unroute('**/api/calendar/copy-week');
    expect(await storedEvents(page, teamId, '2027-04-05', '2027-04-11')).toHaveLength(2);
    // The events exist now, so nothing is left to copy.
    await expect(dialog.getByText('All events of this week are already in that week.')).toBeVisible();
    await expect(copyButton(page)).toBeDisabled();
  });

  await story.step('when a colleague was faster nothing is copied twice, and a message says so', async () => {
    await target.fill('2027-04-12');
    await expect(dialog.getByText('2 events will be copied.')).toBeVisible();
    await copyWeekElsewhere(page, teamId, MONDAY, '2027-04-12');
    await copyButton(page).click();
    await expect(dialog.getByText('Nothing was copied: 2 events are already there.')).toBeVisible();
    expect(await storedEvents(page, teamId, '2027-04-12', '2027-04-18')).toHaveLength(2);
  });

  await story.step('without a team it is unavailable and says why', async () => {
    await visit(page, '/calendar?day=2027-03-16&month=2027-03');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const button = page.getByRole('button', { name: 'Copy week' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Select a team first.');
    await button.click({ force: true });
    await expect(page.getByText('Select a team first.').last()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await story.step('on a phone it fits, works by keys alone, and axe finds nothing', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, at('2027-03-16'));
    await expect(page.getByRole('button', { name: /, teams and athletes$/ })).toBeVisible();
    // A key press does not wait: the button is unavailable until the team is chosen.
    await expect(page.getByRole('button', { name: 'Copy week' })).toBeEnabled();
    await page.getByRole('button', { name: 'Copy week' }).press('Enter');
    await target.fill('2027-04-19');
    await expect(dialog.getByText('2 events will be copied.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await target.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('2 events copied to Apr 19 – Apr 25')).toBeVisible();
    expect(await storedEvents(page, teamId, '2027-04-19', '2027-04-25')).toHaveLength(2);
  });
});
