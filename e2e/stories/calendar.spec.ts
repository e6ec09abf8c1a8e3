import { expectNoAxeViolations } from '../support/axe.js';
import { coachDay } from '../support/coach-day.js';
import { dayPanel, eventRow, fillEvent, formOf, readMessage } from '../support/calendar.js';
import { dropResponses } from '../support/held-calls.js';
import { createClub, dayCell, plan, storedEvents } from '../support/planning.js';
import { expect, openAs, SHORT, story, visit } from '../support/story.js';

story('a coach of a new club plans events', SHORT, async ({ page, product }) => {
  const { teamId, at } = await createClub(page, product);
  const form = formOf(page, 'Add Event');

  await story.step('missing fields show the texts of the product, and nothing is sent', async () => {
    await page.goto('/calendar');
    await expect(form.getByText('Soccer (W)')).toBeVisible();
    await form.getByLabel('Title').fill('');
    await form.getByRole('button', { name: 'Add Event' }).click();
    await readMessage(page, 'Add Event', 'Please fill in Event Type, Title, and Time.');
    await expect(form.getByLabel('Title')).toBeFocused();
    await expect(form.getByLabel('Title')).toHaveAccessibleDescription('Enter a title.');
    await expect(form.getByLabel('Time')).toHaveAccessibleDescription('Enter a time.');
    await expect(form.getByLabel('Date')).toHaveAccessibleDescription('');
    await fillEvent(form, { type: 'Practice', Title: 'x', Time: '18:00' });
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByText('Event added')).toBeVisible();
  });

  await story.step('an event is added, changed and deleted; each change survives a reload', async () => {
    await visit(page, at('2027-03-16'));
    await expect(page.getByText('No events on this day')).toBeVisible();
    await expect(form.getByText('Soccer (W)')).toBeVisible();
    await fillEvent(form, { type: 'Meeting', Title: 'Kick-off', Time: '18:07', Notes: 'Upstairs' });
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByText('Event added')).toBeVisible();
    await expect(eventRow(page, 'Kick-off')).toContainText('18:07');
    await expect(dayCell(page, 'Mar 16')).toHaveAccessibleName('Tue, Mar 16, 2027, 1 event, 1 meeting: 18:07 Kick-off');
    await expect(form.getByLabel('Date')).toBeFocused();

    await page.reload();
    await page.getByRole('button', { name: 'Edit Kick-off, 18:07' }).click();
    const edit = formOf(page, 'Edit Event');
    await expect(edit.getByLabel('Notes')).toHaveValue('Upstairs');
    await fillEvent(edit, { Title: 'Season opening', Date: '2027-03-18', 'Duration (min)': '45' });
    await edit.getByRole('button', { name: 'Update Event' }).click();
    await readMessage(page, 'Success', 'Event updated successfully');
    await expect(page.getByText('No events on this day')).toBeVisible();
    await dayCell(page, 'Mar 18').click();
    await expect(eventRow(page, 'Season opening')).toContainText('Meeting · 45 min');
    expect(await storedEvents(page, teamId, '2027-03-01', '2027-03-31')).toEqual(['2027-03-18 Season opening']);

    await page.getByRole('button', { name: 'Remove Season opening, 18:07' }).click();
    const question = page.getByRole('alertdialog', { name: 'Delete Event' });
    await expect(question).toContainText('Are you sure you want to delete this event? This action cannot be undone.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Remove Season opening, 18:07' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await readMessage(page, 'Success', 'Event removed successfully');
    await page.reload();
    await expect(page.getByText('No events on this day')).toBeVisible();
    expect(await storedEvents(page, teamId, '2027-03-01', '2027-03-31')).toEqual([]);
  });

  await story.step('a weekly repetition shows the number of events, and is undone as a whole', async () => {
    await dayCell(page, 'Mar 16').click();
    await fillEvent(form, { type: 'Practice', Title: 'Gym', Time: '18:00', 'Repeat weekly until': '2027-04-20' });
    await expect(form.getByText('Adds 6 events')).toBeVisible();
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByText('6 events added')).toBeVisible();
    await expect(dayCell(page, 'Mar 30')).toHaveAccessibleName(/1 event, 1 practice: 18:00 Gym$/);
    // The dates before and after the start of daylight saving time.
    expect(await storedEvents(page, teamId, '2027-03-01', '2027-04-30')).toEqual(
      ['2027-03-16', '2027-03-23', '2027-03-30', '2027-04-06', '2027-04-13', '2027-04-20'].map((date) => `${date} Gym`),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Reverted: 6 events added')).toBeVisible();
    await expect(page.getByText('No events on this day')).toBeVisible();
    expect(await storedEvents(page, teamId, '2027-03-01', '2027-04-30')).toEqual([]);
  });

  await story.step('offline: the input stays, and the event is added once in the end', async () => {
    await fillEvent(form, { type: 'Game', Title: 'Cup', Time: '11:30' });
    await dropResponses(page, '**/api/calendar/list');
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Error' })).toContainText('Failed to add event: Unknown error');
    await readMessage(page, 'Error', 'What you typed is still here.');
    await expect(form.getByLabel('Title')).toHaveValue('Cup');
    await page.unroute('**/api/calendar/list');
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByText('Event added')).toBeVisible();
    expect(await storedEvents(page, teamId, '2027-03-16', '2027-03-16')).toEqual(['2027-03-16 Cup']);

    await page.route('**/api/calendar/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Edit Cup, 11:30' }).click();
    await fillEvent(formOf(page, 'Edit Event'), { Title: 'Cup Final' });
    await formOf(page, 'Edit Event').getByRole('button', { name: 'Update Event' }).click();
    await readMessage(page, 'Error', 'Failed to update event: Unknown error');
    await page.unroute('**/api/calendar/**');
    await formOf(page, 'Edit Event').getByRole('button', { name: 'Update Event' }).click();
    await readMessage(page, 'Success', 'Event updated successfully');
    await expect(eventRow(page, 'Cup Final')).toBeVisible();
  });
});

story(
  'an athlete’s calendar has their individual and team events, and the list counts individual events',
  async ({ page }) => {
    await openAs(page, '/calendar');
    const today = await coachDay(page);
    const athletes = page.getByRole('listbox', { name: 'Athletes' }).getByRole('option');
    await athletes.first().click();
    await expect(page).toHaveURL(/athlete=\d+/);
    const name = (await athletes.first().locator('p').first().innerText()).trim();
    await expect(page.getByRole('heading', { name: `Calendar of ${name}` })).toBeVisible();
    const form = formOf(page, 'Add Event');
    await expect(form.getByLabel('Attendance Taken')).toBeDisabled();
    await expect(athletes.first()).toContainText('ahead');
    const before = Number(/(\d+) individual events? ahead/.exec((await athletes.first().textContent()) ?? '')?.[1]);
    await fillEvent(form, { type: 'Other', Title: 'Dentist', Time: '07:45', Date: today });
    await form.getByRole('button', { name: 'Add Event' }).click();
    await expect(eventRow(page, 'Dentist')).toContainText('Other · 1 h');
    await expect(athletes.first()).toContainText(`${before + 1} individual event`);
    await page.getByRole('button', { name: 'Show team calendar' }).click();
    await expect(eventRow(page, 'Dentist')).toContainText(name);
    await page.getByRole('combobox', { name: 'Team' }).click();
    await page.getByRole('option', { name: 'Rugby (M)' }).click();
    await expect(page).toHaveURL(/\?team=\d+$/);
    await expect(eventRow(page, 'Dentist')).toHaveCount(0);
  },
);

story('events are changed without a mouse, and typed input is not lost', async ({ page, product }) => {
  const { at } = await createClub(page, product, [
    { date: '2027-03-16', event_title: 'Gym' },
    { date: '2027-03-24', event_title: 'Gym' },
  ]);
  await page.goto(at('2027-03-16'));

  await story.step('without a mouse: to a day, into its events, through the form and back', async () => {
    await dayCell(page, 'Mar 16').focus();
    for (const key of ['ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(page.getByRole('heading', { name: 'March 24, 2027' })).toBeFocused();
    for (const key of ['Tab', 'Tab']) await page.keyboard.press(key);
    await expect(page.getByRole('button', { name: 'Edit Gym, 18:00' })).toBeFocused();
    await page.keyboard.press('Enter');
    const edit = formOf(page, 'Edit Event');
    await expect(edit.getByLabel('Title')).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Tactics');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Event updated successfully');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Edit Tactics, 18:00' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog', { name: 'Success' })).toContainText('Event removed successfully');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'March 24, 2027' })).toBeFocused();
  });

  await story.step('leaving input by another day, Back or a link asks first', async () => {
    await dayCell(page, 'Mar 16').click();
    await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
    const edit = formOf(page, 'Edit Event');
    await fillEvent(edit, { Title: 'Half typed' });
    const question = page.getByText('Discard Changes?');
    // Waits for the question to fade out, so that the next one is not mistaken for it.
    const keep = async () => {
      await page.getByRole('button', { name: 'Keep Editing' }).click();
      await expect(question).toHaveCount(0);
    };
    await dayCell(page, 'Mar 17').click();
    await expect(question).toBeVisible();
    await keep();
    await page.goBack();
    await expect(question).toBeVisible();
    await keep();
    await expect(edit.getByLabel('Title')).toHaveValue('Half typed');
    await page.getByRole('link', { name: 'Touchline' }).click();
    await expect(question).toBeVisible();
    await keep();
    await page.goBack();
    await page.getByRole('button', { name: 'Discard Changes' }).click();
    await expect(formOf(page, 'Add Event').getByLabel('Title')).toHaveValue('Practice');
    await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
    await expect(edit.getByLabel('Title')).toHaveValue('Gym');
  });

  await story.step(
    'the input for a new event stays while another event is edited, and nothing asks about it',
    async () => {
      await formOf(page, 'Edit Event').getByRole('button', { name: 'Cancel' }).click();
      await fillEvent(formOf(page, 'Add Event'), { Title: 'Half a new event' });
      await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
      await fillEvent(formOf(page, 'Edit Event'), { Notes: 'In the hall' });
      await formOf(page, 'Edit Event').getByRole('button', { name: 'Update Event' }).click();
      await readMessage(page, 'Success', 'Event updated successfully');
      await expect(page.getByText('Discard Changes?')).toHaveCount(0);
      await expect(formOf(page, 'Add Event').getByLabel('Title')).toHaveValue('Half a new event');
    },
  );
});

story(
  'two coaches edit the same event: both versions are shown, and the choice is stored',
  SHORT,
  async ({ page, product, browser }) => {
    const { at, teamId, coach } = await createClub(page, product, [
      { date: '2027-03-16', event_title: 'Gym' },
      { date: '2027-03-16', event_title: 'Tactics', event_time: '20:00' },
    ]);
    await page.goto(at('2027-03-16'));
    await page.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
    const edit = formOf(page, 'Edit Event');
    await fillEvent(edit, { Title: 'Mine' });

    const other = await browser.newContext({ baseURL: product.url });
    const theirs = await other.newPage();
    await openAs(theirs, at('2027-03-16'), coach);
    await theirs.getByRole('button', { name: 'Edit Gym, 18:00' }).click();
    await fillEvent(formOf(theirs, 'Edit Event'), { Title: 'Theirs', Notes: 'In the hall' });
    await formOf(theirs, 'Edit Event').getByRole('button', { name: 'Update Event' }).click();
    await readMessage(theirs, 'Success', 'Event updated successfully');

    await edit.getByRole('button', { name: 'Update Event' }).click();
    await expect(edit.getByText('Someone else changed this event. Your changes are not saved.')).toBeVisible();
    await expect(edit.getByRole('listitem')).toHaveText(['Title: theirs Theirs, yours Mine', 'Notes: now In the hall']);
    await edit.getByRole('button', { name: 'Keep mine' }).click();
    await readMessage(page, 'Success', 'Event updated successfully');
    expect(await storedEvents(page, teamId, '2027-03-16', '2027-03-16')).toEqual([
      '2027-03-16 Mine',
      '2027-03-16 Tactics',
    ]);

    // The other coach deletes the event during the edit.
    await page.getByRole('button', { name: 'Edit Tactics, 20:00' }).click();
    await fillEvent(edit, { Notes: 'Worth keeping' });
    await theirs.getByRole('button', { name: 'Remove Tactics, 20:00' }).click();
    await theirs.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await readMessage(theirs, 'Success', 'Event removed successfully');
    await edit.getByRole('button', { name: 'Update Event' }).click();
    await expect(edit.getByText('Someone else deleted this event.')).toBeVisible();
    await edit.getByRole('button', { name: 'Add as a new event' }).click();
    await expect(page.getByText('Event added')).toBeVisible();
    await expect(eventRow(page, 'Tactics')).toContainText('Worth keeping');

    // The other coach sees the event when the page gets the focus.
    await theirs.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(eventRow(theirs, 'Tactics')).toContainText('Worth keeping');
    await other.close();
  },
);

story('a club without teams has an empty calendar that asks for a team', async ({ page, product }) => {
  await openAs(page, '/calendar', product.freshCoach());
  await expect(page.getByText('No events on this day')).toBeVisible();
  await expect(page.getByText('No athletes found')).toBeVisible();
  await expect(page.getByText('You have no teams yet.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create Team' }).click();
  await expect(page).toHaveURL('/team-creation?create=1');
});

story.describe('on a phone', () => {
  story.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  story('a tapped day shows its events at the bottom edge, and Back closes it', SHORT, async ({ page, product }) => {
    const { at, teamId } = await createClub(page, product, [
      { date: '2027-03-16', event_title: 'Gym' },
      { date: '2027-03-24', event_title: 'Cup', event_type: 'game', event_time: '11:00' },
      { date: '2027-03-24', event_title: 'Recovery run', event_time: '17:00' },
    ]);
    await page.goto(at('2027-03-16'));
    const sheet = page.getByRole('dialog', { name: 'March 24, 2027' });

    await story.step('its events appear without scrolling', async () => {
      await expect(dayCell(page, 'Mar 24')).toHaveAccessibleName('Wed, Mar 24, 2027, 2 events, 1 practice, 1 game');
      await dayCell(page, 'Mar 24').tap();
      await expect(sheet.getByRole('listitem')).toHaveCount(2);
      for (const title of ['Cup', 'Recovery run']) await expect(eventRow(page, title)).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const bottom = await sheet.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
      expect(bottom).toBe(844);
      await expectNoAxeViolations(page);
    });

    await story.step('an event is added on that day, and the sheet says so and offers Undo', async () => {
      await sheet.getByRole('button', { name: 'Add Event' }).tap();
      const form = formOf(page, 'Add Event');
      await expect(form.getByLabel('Date')).toHaveValue('2027-03-24');
      await fillEvent(form, { type: 'Meeting', Title: 'Line-up', Time: '09:30' });
      await form.getByRole('button', { name: 'Add Event', exact: true }).tap();
      await expect(form).toHaveCount(0);
      await expect(sheet.getByText('Event added')).toBeVisible();
      await expect(sheet.getByRole('listitem')).toHaveCount(3);
      await sheet.getByRole('button', { name: 'Undo' }).tap();
      await expect(sheet.getByText('Reverted: event added')).toBeVisible();
      await expect(sheet.getByRole('listitem')).toHaveCount(2);
    });

    await story.step('an event is changed and another deleted without leaving the day', async () => {
      await sheet.getByRole('button', { name: 'Edit Cup, 11:00' }).tap();
      const edit = formOf(page, 'Edit Event');
      await fillEvent(edit, { Title: 'Cup Final' });
      await edit.getByRole('button', { name: 'Update Event' }).tap();
      await readMessage(page, 'Success', 'Event updated successfully');
      await expect(sheet.getByText('Cup Final')).toBeVisible();
      await sheet.getByRole('button', { name: 'Remove Recovery run, 17:00' }).tap();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).tap();
      await readMessage(page, 'Success', 'Event removed successfully');
      await expect(sheet.getByRole('listitem')).toHaveCount(1);
      expect(await storedEvents(page, teamId, '2027-03-24', '2027-03-24')).toEqual(['2027-03-24 Cup Final']);
    });

    await story.step('Back closes it, and the day stays selected', async () => {
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(dayPanel(page, 'March 24, 2027')).toContainText('Cup Final');
      await expect(page).toHaveURL(at('2027-03-24'));
    });

    await story.step('keys move between days without opening them; Enter opens one', async () => {
      await dayCell(page, 'Mar 24').focus();
      await page.keyboard.press('ArrowRight');
      await expect(dayPanel(page, 'March 25, 2027')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'March 25, 2027' })).toContainText('No events on this day');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });

  story('with text at twice its size the next month and every day are within reach', async ({ page, product }) => {
    const { at } = await createClub(page, product);
    await page.goto(at('2027-09-16'));
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(page.getByRole('button', { name: 'Next month' })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Today' })).toBeInViewport({ ratio: 1 });
      // The screen alone: the frame around it has stories of its own.
      expect(await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
    }
    await page.getByRole('button', { name: 'Next month' }).tap();
    await expect(page.getByRole('grid', { name: 'October 2027' })).toBeVisible();
  });
});

story('a day with 20 events and the longest titles stays within the page', async ({ page, product }) => {
  const { teamId, at } = await createClub(
    page,
    product,
    [],
    'The Very Long Name of a Team That Nobody Ever Says in Full',
  );
  for (let index = 0; index < 20; index += 1)
    await plan(page, teamId, {
      date: '2027-03-16',
      event_title: `${index} ${'Longestwordinthetitle'.repeat(6)}`.slice(0, 120),
      event_time: `08:${String(index).padStart(2, '0')}`,
      notes: 'word '.repeat(390),
    });
  await page.goto(at('2027-03-16'));
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(dayPanel(page, 'March 16, 2027').getByRole('listitem')).toHaveCount(20);
    // The page follows the new width a moment later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
      .toBe(0);
  }
});
