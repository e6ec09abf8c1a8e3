import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import { createClub, plan, storedEvents } from '../support/planning.js';
import { expect, SHORT, story, visit } from '../support/story.js';

const DAY = '2027-03-16';
const GYM = { date: DAY, event_title: 'Gym', event_time: '23:30', notes: 'Bring:\n- water\n- a towel' };

const fullScreen = (page: Page) => page.getByRole('dialog', { name: 'Calendar' });
const details = (page: Page, title = 'Gym') => page.getByRole('dialog', { name: title, exact: true });

story(
  'the details of an event open by the address and lead to changing and removing it',
  SHORT,
  async ({ page, product }) => {
    const { teamId, at } = await createClub(page, product, [GYM]);

    await story.step('an unknown event shows a message and can be closed', async () => {
      await page.goto(at(DAY, { event: '999999' }));
      const dialog = page.getByRole('dialog', { name: 'Event' });
      await expect(dialog.getByText('This event is not in the calendar shown here.')).toBeVisible();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(dialog).toHaveCount(0);
    });

    await story.step('a reload shows the details again, Back closes them', async () => {
      await page.getByRole('button', { name: 'Details of Gym, 23:30' }).click();
      for (const text of [
        'March 16, 2027',
        '23:30 – 00:30 (next day)',
        '1 h',
        'Soccer (W)',
        'Practice',
        'Scheduled',
        'No',
      ])
        await expect(details(page).getByText(text, { exact: true })).toBeVisible();
      expect(await details(page).getByText('Bring:').innerText()).toBe(GYM.notes);
      // An event without attendance has no link to the check-in.
      await expect(details(page).getByRole('link')).toHaveCount(0);
      await page.reload();
      await expect(details(page)).toBeVisible();
      await page.goBack();
      await expect(details(page)).toHaveCount(0);
      await expect(page).toHaveURL(/day=2027-03-16/);
    });

    await story.step('Edit leads to the form, and Remove to the question', async () => {
      await page.getByRole('button', { name: 'Details of Gym, 23:30' }).click();
      await details(page).getByRole('button', { name: 'Edit' }).click();
      await expect(details(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Edit Event' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Gym');
      await page.getByRole('button', { name: 'Cancel' }).click();

      await page.getByRole('button', { name: 'Details of Gym, 23:30' }).click();
      await details(page).getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('alertdialog', { name: 'Delete Event' }).getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Event removed successfully')).toBeVisible();
      expect(await storedEvents(page, teamId, DAY, DAY)).toEqual([]);
    });
  },
);

story('the full screen names the events, moves, and closes on the selected day', async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product, [GYM]);
  for (let hour = 8; hour < 18; hour += 1)
    await plan(page, teamId, {
      date: '2027-03-18',
      event_title: `Session ${hour}`,
      event_time: `${String(hour).padStart(2, '0')}:00`,
    });
  await page.goto(at(DAY));

  await story.step(
    'the full screen names the events, moves with the arrow keys, and Enter opens that day on the page',
    async () => {
      await page.getByRole('button', { name: 'Full screen' }).click();
      const grid = fullScreen(page).getByRole('grid');
      await expect(grid.getByText('23:30', { exact: true })).toBeVisible();
      await expect(grid.getByText('08:00', { exact: true })).toBeVisible();
      await expect(grid.getByText(/^\+\d more$/)).toBeVisible();
      // The dialog fills the window without scrolling.
      expect(
        await fullScreen(page)
          .locator('.MuiDialogContent-root')
          .evaluate((content) => content.scrollHeight - content.clientHeight),
      ).toBeLessThanOrEqual(0);
      for (const date of ['Mar 17', 'Mar 18']) {
        await page.keyboard.press('ArrowRight');
        await expect(grid.getByRole('gridcell', { name: new RegExp(date) })).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(fullScreen(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'March 18, 2027' })).toBeFocused();
      await expect(page).toHaveURL(/day=2027-03-18/);
      await expect(page.getByRole('list', { name: 'Events on March 18, 2027' }).getByRole('listitem')).toHaveCount(10);
    },
  );

  for (const [way, cell, opened] of [
    ['Escape', /Apr 8/, 'April 8, 2027'],
    ['Back', /May 6/, 'May 6, 2027'],
  ] as const)
    await story.step(`${way} closes the full screen, and the selected day stays selected`, async () => {
      await page.getByRole('button', { name: 'Full screen' }).click();
      await fullScreen(page).getByRole('button', { name: 'Next month' }).click();
      await fullScreen(page).getByRole('gridcell', { name: cell }).click();
      await expect(fullScreen(page).getByRole('button', { name: `Open ${opened}` })).toBeVisible();
      if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.goBack();
      await expect(fullScreen(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: opened })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { name: opened })).toBeVisible();
    });
});

story(
  'axe finds nothing in an event’s details nor in the full screen, wide and on a phone',
  async ({ page, product }) => {
    const { teamId, at } = await createClub(page, product, [
      {
        ...GYM,
        event_title: 'A title of an unusual but possible length for a single event, '.repeat(2).slice(0, 120),
      },
    ]);
    const { event_id: id } = await plan(page, teamId, {
      date: DAY,
      event_title: 'Team Meeting',
      event_type: 'team_meeting',
    });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const phone = { width: 390, height: 844 };

    await page.goto(at(DAY, { event: String(id) }));
    await expect(details(page, 'Team Meeting')).toBeVisible();
    await story.step('the details, wide', () => expectNoAxeViolations(page));
    await page.setViewportSize(phone);
    await expect(
      page.getByRole('button', { name: 'Soccer (W), teams and athletes', includeHidden: true }),
    ).toBeVisible();
    await story.step('the details on a phone', () => expectNoAxeViolations(page));

    await visit(page, at(DAY, { view: 'full' }));
    await expect(details(page, 'Team Meeting')).toHaveCount(0);
    await expect(fullScreen(page).getByRole('gridcell', { name: /2 events, 1 practice, 1 meeting/ })).toBeVisible();
    await expect(
      fullScreen(page).getByRole('list', { name: 'Events on the selected day' }).getByRole('listitem'),
    ).toHaveCount(2);
    await story.step('the full screen on a phone', () => expectNoAxeViolations(page));
    await fits();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(fullScreen(page).getByRole('list', { name: 'Events on the selected day' })).toHaveCount(0);
    await story.step('the full screen, wide', () => expectNoAxeViolations(page));
    await fits();
  },
);
