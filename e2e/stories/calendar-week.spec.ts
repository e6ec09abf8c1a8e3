import { expectNoAxeViolations } from '../support/axe.js';
import { eventRow, formOf } from '../support/calendar.js';
import { createClub } from '../support/planning.js';
import { expect, story } from '../support/story.js';

const EVENTS = [
  { date: '2027-03-16', event_title: 'Gym', event_time: '07:30' },
  { date: '2027-03-16', event_title: 'Tactics', event_time: '19:00' },
  { date: '2027-03-24', event_title: 'Cup', event_type: 'game' as const, event_time: '11:00' },
];

story('a week with its events, by pointer and by keys', async ({ page, product }) => {
  const { at } = await createClub(page, product, EVENTS);
  await page.goto(at('2027-03-17'));
  await page.getByRole('button', { name: 'week', exact: true }).click();
  await expect(page).toHaveURL(/show=week/);
  const week = page.getByRole('region', { name: 'Mar 15, 2027 – Mar 21, 2027' });
  await expect(week.getByRole('button', { name: /Gym|Tactics/ })).toHaveCount(2);
  await expectNoAxeViolations(page);

  await week.getByRole('button', { name: 'Tue, Mar 16, 2027, 2 events, 2 practices' }).click();
  await expect(eventRow(page, 'Gym')).toBeVisible();
  await expect(formOf(page, 'Add Event').getByLabel('Date')).toHaveValue('2027-03-16');
  await week.getByRole('button', { name: '19:00 Tactics' }).click();
  await expect(page.getByRole('dialog').getByText('Tactics')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await week.getByRole('button', { name: /Tue, Mar 16/ }).focus();
  for (const key of ['PageDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(page.getByRole('button', { name: 'Wed, Mar 24, 2027, 1 event, 1 game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'March 24, 2027' })).toBeFocused();
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('the week is a list of its days', async ({ page, product }) => {
    const { at } = await createClub(page, product, EVENTS);
    await page.goto(at('2027-03-17', { show: 'week' }));
    await expect(page.getByRole('button', { name: '07:30 Gym' })).toBeInViewport();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: /Tue, Mar 16/ }).tap();
    await expect(page.getByRole('dialog', { name: 'March 16, 2027' }).getByRole('listitem')).toHaveCount(2);
  });
});
