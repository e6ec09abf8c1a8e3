import { expectNoAxeViolations } from '../support/axe.js';
import { dropResponses } from '../support/held-calls.js';
import { createClub, dayCell, storedEvents } from '../support/planning.js';
import { expect, openAs, story } from '../support/story.js';

const WEEK = [
  { date: '2027-03-16', event_title: 'Gym' },
  { date: '2027-03-18', event_title: 'Tactics', event_time: '19:30' },
];
const NEXT = ['2027-03-22', '2027-03-28'] as const;

story('a week is copied to the next one, confirmed and undone', async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product, [...WEEK, { date: '2027-03-23', event_title: 'Gym' }]);
  await page.goto(at('2027-03-17'));
  await page.getByRole('button', { name: 'Copy week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy week' });
  await expect(dialog.getByText('Mar 15, 2027 – Mar 21, 2027')).toBeVisible();
  await expect(dialog.getByText('Mar 22, 2027 – Mar 28, 2027')).toBeVisible();
  await expect(dialog.getByText('1 event will be copied.')).toBeVisible();
  await expect(dialog.getByText('1 event is already there and will not be copied again.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('1 event copied to Mar 22 – Mar 28 (1 was already there)')).toBeVisible();
  await expect(dayCell(page, 'Mar 25')).toHaveAccessibleName(/1 event$/);
  expect(await storedEvents(page, teamId, ...NEXT)).toEqual(['2027-03-23 Gym', '2027-03-25 Tactics']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Reverted: 1 event copied to Mar 22 – Mar 28.')).toBeVisible();
  await expect(dayCell(page, 'Mar 25')).toHaveAccessibleName('Thu, Mar 25, 2027');
  expect(await storedEvents(page, teamId, ...NEXT)).toEqual(['2027-03-23 Gym']);
});

story(
  'any other week can be the target, it survives a reload, and Back closes the dialog',
  async ({ page, product }) => {
    const { at } = await createClub(page, product, WEEK);
    await page.goto(at('2027-03-16'));
    await page.getByRole('button', { name: 'Copy week' }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy week' });
    const to = dialog.getByLabel('To the week of');
    await expect(to).toHaveValue('2027-03-22');
    await to.fill('2027-03-20');
    await expect(dialog.getByText('Choose a different week.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
    await to.fill('2027-04-14');
    await expect(dialog.getByText('Apr 12, 2027 – Apr 18, 2027')).toBeVisible();
    await expect(dialog.getByText('2 events will be copied.')).toBeVisible();
    await page.reload();
    await expect(dialog.getByText('Apr 12, 2027 – Apr 18, 2027')).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/day=2027-03-16/);
  },
);

story('a lost answer and a second attempt copy the week once', async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product, WEEK);
  await page.goto(at('2027-03-16', { copy: '2027-03-22' }));
  const dialog = page.getByRole('dialog', { name: 'Copy week' });
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
  await dropResponses(page, '**/api/calendar/copy-week');
  await copy.click();
  await expect(dialog.getByText('Failed to copy the week.')).toBeVisible();
  await expect(dialog.getByLabel('To the week of')).toHaveValue('2027-03-22');
  await page.unroute('**/api/calendar/copy-week');
  expect(await storedEvents(page, teamId, ...NEXT)).toHaveLength(2);
  // The events exist now, so nothing is left to copy.
  await expect(dialog.getByText('All events of this week are already there.')).toBeVisible();
  await expect(copy).toBeDisabled();
});

story(
  'when a colleague was faster nothing is copied twice, and a message says so',
  async ({ page, product, browser }) => {
    const { teamId, at, coach } = await createClub(page, product, WEEK);
    const address = at('2027-03-16', { copy: '2027-03-22' });
    await page.goto(address);
    const dialog = page.getByRole('dialog', { name: 'Copy week' });
    await expect(dialog.getByText('2 events will be copied.')).toBeVisible();

    const other = await browser.newContext({ baseURL: product.url });
    const otherPage = await other.newPage();
    await openAs(otherPage, address, coach);
    await otherPage.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(otherPage.getByText('2 events copied to Mar 22 – Mar 28')).toBeVisible();
    await other.close();

    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog.getByText('Nothing was copied: 2 events are already there.')).toBeVisible();
    expect(await storedEvents(page, teamId, ...NEXT)).toHaveLength(2);
  },
);

story('without a team it is unavailable and says why', async ({ page, product }) => {
  await createClub(page, product);
  await page.goto('/calendar?day=2027-03-16&month=2027-03');
  const button = page.getByRole('button', { name: 'Copy week' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription('Choose a team first.');
  await button.click({ force: true });
  await expect(page.getByText('Choose a team first.').last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 } });

  story('it fits, works by keys alone, and axe finds nothing', async ({ page, product }) => {
    const name = 'The Very Long Name of a Team That Somebody Has Really Given';
    const { teamId, at } = await createClub(page, product, WEEK, name);
    await page.goto(at('2027-03-16'));
    // A key press does not wait: the button is unavailable until the teams have loaded.
    await expect(page.getByRole('button', { name: 'Copy week' })).toBeEnabled();
    await page.getByRole('button', { name: 'Copy week' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Copy week' });
    await expect(dialog.getByText('2 events will be copied.')).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await dialog.getByLabel('To the week of').focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('2 events copied to Mar 22 – Mar 28')).toBeVisible();
    expect(await storedEvents(page, teamId, ...NEXT)).toHaveLength(2);
  });
});
