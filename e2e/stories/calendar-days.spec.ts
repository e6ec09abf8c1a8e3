import { coachDay } from '../support/coach-day.js';
import { eventRow, fillEvent, formOf } from '../support/calendar.js';
import { createClub, dayCell, storedEvents } from '../support/planning.js';
import { expect, story, visit } from '../support/story.js';

/** Clocks change in March and October; in the southern hemisphere in the opposite direction. */
const DAYS = ['2027-03-28', '2027-03-29', '2027-10-03', '2027-10-29', '2027-10-31'];
const named = (day: string) => `${day.startsWith('2027-03') ? 'March' : 'October'} ${Number(day.slice(8))}, 2027`;

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'Europe/London'] as const) {
  story.describe(timezoneId, () => {
    story.use({ timezoneId });

    story('today is the day where the coach is, and an event stays on its day', async ({ page, product }) => {
      const { teamId, at } = await createClub(page, product);
      await story.step('today is the day where the coach is', async () => {
        await page.goto('/calendar');
        const today = await coachDay(page);
        for (const state of ['current="date"', 'selected="true"'])
          await expect(page.locator(`[role="gridcell"][aria-${state}]`)).toHaveAttribute('data-date', today);
      });

      await story.step('an event stays on its day, at its time', async () => {
        for (const day of DAYS) {
          await visit(page, at(day));
          await expect(page.getByRole('heading', { name: named(day) })).toBeVisible();
          const form = formOf(page, 'Add Event');
          await expect(form.getByLabel('Date')).toHaveValue(day);
          await fillEvent(form, { type: 'Practice', Title: `At six on ${day}`, Time: '18:00' });
          await form.getByRole('button', { name: 'Add Event' }).click();
          await expect(eventRow(page, `At six on ${day}`)).toContainText('18:00');
        }
        expect(await storedEvents(page, teamId, '2027-03-01', '2027-12-31')).toEqual(
          DAYS.map((day) => `${day} At six on ${day}`),
        );
        await page.goto(at('2027-03-29'));
        await expect(dayCell(page, 'Mar 29')).toHaveAccessibleName(
          'Mon, Mar 29, 2027, 1 event, 1 practice: 18:00 At six on 2027-03-29',
        );
        await expect(dayCell(page, 'Mar 30')).toHaveAccessibleName('Tue, Mar 30, 2027');
      });
    });
  });
}
