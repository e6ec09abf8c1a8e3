import { eventRow, fillEvent, formOf } from '../support/calendar.js';
import { calendarOf, createClub, plan } from '../support/planning.js';
import { expect, openAs, SHORT, story } from '../support/story.js';

const DAY = '2027-03-16';
const GYM = { date: DAY, event_title: 'Gym' };

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  story('Back closes the dialog opened last', SHORT, async ({ page, product }) => {
    const { coach, teamId } = product.freshSquad();
    const at = calendarOf(teamId);
    await openAs(page, '/dashboard', coach);
    // Nothing is proposed as the title of another event, so the form misses one.
    await plan(page, teamId, { ...GYM, event_type: 'other' });
    const drawer = page.getByRole('dialog', { name: 'Teams and athletes' });

    await story.step('Back closes the open dialog, and nothing else', async () => {
      await page.goto(at(DAY));
      const question = page.getByRole('alertdialog', { name: 'Delete Event' });
      await page.getByRole('button', { name: 'Remove Gym, 18:00' }).tap();
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toHaveCount(0);
      await page.goForward();
      await expect(question).toBeVisible();
      await page.reload();
      await expect(eventRow(page, 'Gym')).toBeVisible();
      await expect(page).toHaveURL(at(DAY));
      await expect(question).toHaveCount(0);

      await page.getByRole('button', { name: 'Soccer (W), teams and athletes' }).tap();
      await expect(drawer).toBeVisible();
      await page.goBack();
      await expect(drawer).toHaveCount(0);

      await page.getByRole('button', { name: 'Add Event' }).tap();
      await formOf(page, 'Add Event').getByRole('button', { name: 'Add Event', exact: true }).tap();
      await expect(page.getByRole('alertdialog', { name: 'Add Event' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(at(DAY));

      await plan(page, teamId, { ...GYM, event_type: 'other', event_title: 'Video', repeat_until: '2027-03-30' });
      await page.reload();
      await page.getByRole('button', { name: 'Remove Video, 18:00' }).tap();
      await page
        .getByRole('radio', { name: 'All' })
        .or(page.getByRole('radio', { name: 'This and following' }))
        .first()
        .check();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(at(DAY));
      await page.goBack();
      await expect(page).toHaveURL('/dashboard');
    });

    await story.step(
      'choosing an athlete replaces the history entry of the drawer: Back leads to the previous calendar',
      async () => {
        await page.goto('/calendar');
        await page.getByRole('button', { name: 'All Teams, teams and athletes' }).tap();
        const first = drawer.getByRole('option').first();
        const name = (await first.locator('p').first().innerText()).trim();
        await first.tap();
        await expect(drawer).toHaveCount(0);
        await expect(page.getByRole('button', { name: `${name}, teams and athletes` })).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('button', { name: 'All Teams, teams and athletes' })).toBeVisible();
        await expect(drawer).toHaveCount(0);
      },
    );
  });
});

story('the focus and open forms follow what happens to the events', async ({ page, product }) => {
  const { at, teamId } = await createClub(page, product, [GYM]);
  await page.goto(at(DAY));

  await story.step('the focus stays where the work is', async () => {
    const remove = page.getByRole('button', { name: 'Remove Gym, 18:00' });
    await remove.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Delete Event' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(remove).toBeFocused();

    await fillEvent(formOf(page, 'Add Event'), {
      type: 'Other',
      Title: 'Photo day',
      Date: '2027-03-29',
      Time: '09:00',
    });
    await page.keyboard.press('Enter');
    await expect(page.getByText('Event added for March 29, 2027')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(page.getByText('Reverted: event added.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dismiss this message' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'March 16, 2027' })).toBeFocused();

    await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
    const edit = formOf(page, 'Edit Event');
    await fillEvent(edit, { Title: 'Gym and sauna', Date: '2027-03-17' });
    const [{ event_id: id, version }] = (await (
      await page.request.get(`/api/calendar/list?team_id=${teamId}&from=${DAY}&to=${DAY}`)
    ).json()) as [{ event_id: number; version: number }];
    const { origin } = new URL(page.url());
    const theirs = {
      team_id: teamId,
      athlete_id: null,
      date: DAY,
      event_title: 'Gym',
      event_type: 'practice',
      event_time: '19:00',
      version,
    };
    expect((await page.request.put(`/api/calendar/list/${id}`, { data: theirs, headers: { origin } })).status()).toBe(
      200,
    );
    await edit.getByRole('button', { name: 'Update Event' }).press('Enter');
    const conflict = edit.getByRole('alert').filter({ hasText: 'Someone else changed this event' });
    await expect(conflict).toBeFocused();
    await conflict.getByRole('button', { name: 'Keep mine' }).press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText(
      'The event is now on March 17, 2027.',
    );
    await page.getByRole('button', { name: 'OK' }).press('Enter');
    await expect(page.getByText('1 event changed')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(eventRow(page, 'Gym')).toContainText('19:00');
  });

  await story.step('removing an event closes its open form', async () => {
    await page.getByRole('button', { name: 'Edit Gym, 19:00' }).click();
    await fillEvent(formOf(page, 'Edit Event'), { Notes: 'Bring both kits' });
    await page.getByRole('button', { name: 'Remove Gym, 19:00' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Delete Event' })).toBeVisible();
    // Back closes the question only and does not ask: the input stays.
    await page.goBack();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expect(formOf(page, 'Edit Event').getByLabel('Notes')).toHaveValue('Bring both kits');
    await page.getByRole('button', { name: 'Remove Gym, 19:00' }).click();
    await page.getByRole('alertdialog', { name: 'Delete Event' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Event removed successfully')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect(formOf(page, 'Add Event')).toBeVisible();
    await expect(page).toHaveURL(at(DAY));
  });
});
