import { expectNoAxeViolations } from '../support/axe.js';
import { eventRow, fillEvent, formOf, readMessage } from '../support/calendar.js';
import { createClub } from '../support/planning.js';
import { expect, story } from '../support/story.js';

const EVENTS = [
  { date: '2027-03-16', event_title: 'Gym', notes: 'Bring both kits' },
  { date: '2027-03-17', event_title: 'Meeting', event_type: 'team_meeting' as const },
];

story('axe finds nothing in forms, alerts and questions', async ({ page, product }) => {
  const { at } = await createClub(page, product, EVENTS);
  await page.goto(at('2027-03-16'));
  await expect(eventRow(page, 'Gym')).toBeVisible();
  await formOf(page, 'Add Event').getByLabel('Title').fill('');
  await formOf(page, 'Add Event').getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNoAxeViolations(page);
  await readMessage(page, 'Add Event', 'Please fill in Event Type, Title, and Time.');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
  await expect(formOf(page, 'Edit Event')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Remove Gym, 18:00' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Delete Event' })).toBeVisible();
  await expectNoAxeViolations(page);
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  story(
    'planning on a touch screen: the form fills the window, Back closes it, nothing is too small',
    async ({ page, product }) => {
      const { at } = await createClub(page, product, EVENTS);
      await page.goto(at('2027-03-16'));
      await expect(page.getByRole('button', { name: 'Soccer (W), teams and athletes' })).toBeVisible();
      await page.getByRole('button', { name: 'Add Event' }).tap();
      const form = formOf(page, 'Add Event');
      await expect(form).toBeVisible();
      await expectNoAxeViolations(page);
      await page.goBack();
      await expect(form).toHaveCount(0);
      await page.getByRole('button', { name: 'Add Event' }).tap();
      await fillEvent(form, { type: 'Other', Title: 'Photo day' });
      await page.goBack();
      await page.getByRole('button', { name: 'Keep Editing' }).tap();
      await fillEvent(form, { Time: '09:00' });
      await form.getByRole('button', { name: 'Add Event', exact: true }).tap();
      await expect(page.getByText('Event added')).toBeVisible();
      await expect(form).toHaveCount(0);
      await expect(eventRow(page, 'Photo day')).toContainText('09:00');
      await expectNoAxeViolations(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);

      const small = await page
        .getByRole('main')
        .locator('button, a, [role="gridcell"]')
        .evaluateAll((controls) =>
          controls
            .filter((control) => control.getClientRects().length > 0 && control.getBoundingClientRect().height < 44)
            .map((control) => control.getAttribute('aria-label') ?? control.textContent),
        );
      expect(small).toEqual([]);
      await page.getByRole('button', { name: 'Soccer (W), teams and athletes' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Teams and athletes' });
      await sheet.getByRole('combobox', { name: 'Team' }).click();
      await page.getByRole('option', { name: 'All Teams' }).click();
      await expect(page.getByRole('option', { name: 'All Teams' })).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'All Teams, teams and athletes' })).toBeVisible();
    },
  );
});
