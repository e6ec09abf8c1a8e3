import type { Locator } from '@playwright/test';
import { addDays } from '@touchline/contracts/calendar-date';
import { coachDay } from '../support/coach-day.js';
import { dayCell, createClub } from '../support/planning.js';
import { expect, story } from '../support/story.js';

const EVENTS = [
  { date: '2027-03-16', event_title: 'Gym', event_time: '07:30' },
  { date: '2027-03-16', event_title: 'Tactics', event_time: '12:00' },
  { date: '2027-03-16', event_title: 'Practice', event_time: '18:00' },
  { date: '2027-03-16', event_title: 'Review', event_time: '20:00' },
];

story.describe('in a window of 1280 pixels', () => {
  story.use({ viewport: { width: 1280, height: 900 } });

  story('the title of a missed event is read beside its mark', async ({ page, product }) => {
    await page.goto('/login');
    const missed = addDays(await coachDay(page), -1);
    const { at } = await createClub(page, product, [
      { date: missed, event_title: 'Gym work', event_time: '17:30', attendance_taken: true },
      { date: addDays(missed, 1), event_title: 'Tactics', event_time: '12:00' },
    ]);
    await page.goto(at(missed));
    const day = page.locator(`[role="gridcell"][data-date="${missed}"]`);
    await expect(day.locator('[data-missed]')).toBeVisible();
    await expect(day).toHaveAccessibleName(/17:30 Gym work, missed event/);
    const line = day.getByTitle('17:30 Gym work, missed event');
    await expect(line.getByText('17:30')).toBeHidden();
    expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  story('twice the text size leaves whole times and numbers', async ({ page, product }) => {
    const { at } = await createClub(page, product, EVENTS);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto(at('2027-03-16'));
    const day = dayCell(page, 'Mar 16');
    const line = day.getByTitle('07:30 Gym');
    await expect(line.getByText('07:30')).toBeVisible();
    await expect(line.getByText('Gym')).toBeHidden();
    for (const cut of [line, day.getByText('+2')])
      expect(await cut.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('adding an event stands beside the title, and the week beside the team', async ({ page, product }) => {
    const { at } = await createClub(page, product, EVENTS, 'A team with a name of sixty characters, which is the most');
    await page.goto(at('2027-03-16'));
    const middle = async (of: Locator) => {
      const box = await of.boundingBox();
      return box === null ? Number.NaN : box.y + box.height / 2;
    };
    const title = page.getByRole('heading', { name: 'Calendar', exact: true });
    const add = page.getByRole('button', { name: 'Add Event', exact: true });
    expect(Math.abs((await middle(add)) - (await middle(title)))).toBeLessThan(8);
    const team = page.getByRole('button', { name: /, teams and athletes$/ });
    const week = page.getByRole('button', { name: 'week', exact: true });
    expect(Math.abs((await middle(week)) - (await middle(team)))).toBeLessThan(8);
  });
});
