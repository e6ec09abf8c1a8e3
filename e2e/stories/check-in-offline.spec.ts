import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import {
  addEvent,
  card,
  cards,
  closeDespiteDoubts,
  expectStatus,
  mark,
  markElsewhere,
  openCheckIn,
  storedMarks,
  type Event,
} from '../support/check-in.js';
import { endSession } from '../support/sessions.js';
import { DEMO, expect, openAs, SHORT_OWN_BROWSER, signIn, story, visit } from '../support/story.js';

const MARKS = '**/api/attendance';
/** Lets the page load, but blocks every mark. */
const cutMarks = (page: Page) =>
  page.route(MARKS, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
const waitingLabel = (page: Page, name: string) => card(page, name).getByText('Waiting to send');

story(
  'a minute offline, a reload and another coach’s marks: nothing is lost, and conflicts are asked about',
  SHORT_OWN_BROWSER,
  async ({ page, product }) => {
    await page.clock.install();
    const { squad, event } = await openCheckIn(page, product);
    const [first, second, third, fourth] = squad.athletes;
    const sent: number[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'POST' && response.url().endsWith('/api/attendance') && response.ok())
        sent.push((response.request().postDataJSON() as { athlete_id: number }).athlete_id);
    });
    await page.context().setOffline(true);
    await mark(page, third!.name, 'Present');
    await mark(page, first!.name, 'Excused');
    await mark(page, second!.name, 'Present');
    await mark(page, first!.name, 'Present');
    for (let quarter = 0; quarter < 4; quarter += 1) await page.clock.runFor(15_000);
    await expect(waitingLabel(page, first!.name)).toBeVisible();
    await expect(page.getByText('4 marks are waiting to be sent.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Counts' })).toHaveText('Present: 3Absent: 0Excused: 0Pending: 2');
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Close Attendance' }).click();
    await expect(page.getByText('Cannot close yet: 4 marks are waiting to be sent.')).toBeVisible();

    // Another coach, who is online. Requests outside of the page are not blocked.
    await markElsewhere(page, squad, event, second!.id, 'absent');
    await markElsewhere(page, squad, event, fourth!.id, 'present');

    // The page loads again, and the marks are still there.
    await cutMarks(page);
    await page.context().setOffline(false);
    await page.reload();
    await expect(waitingLabel(page, third!.name)).toBeVisible();
    await expectStatus(page, second!.name, 'Present');
    expect(sent).toEqual([]);
    const kept = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open('touchline.mfe-attendance.marks');
        opening.onsuccess = () => done(opening.result);
      });
      const marks = await new Promise((done) => {
        const reading = database.transaction('marks').objectStore('marks').getAll();
        reading.onsuccess = () => done(reading.result);
      });
      database.close();
      return JSON.stringify([marks, { ...localStorage }, { ...sessionStorage }]);
    });
    expect(kept).toContain(`"athleteId":${third!.id}`);
    for (const { name } of squad.athletes) for (const word of name.split(' ')) expect(kept).not.toContain(word);

    await page.unroute(MARKS);
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect(page.getByText('1 mark was not saved.')).toBeVisible();
    await page.getByRole('button', { name: 'Decide' }).click();
    const question = page
      .getByRole('dialog', { name: 'Marks that were not saved' })
      .getByRole('alert')
      .filter({ hasText: `${second!.name}: you marked Present, but someone else marked Absent.` });
    await expect(question).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(page.getByText('Waiting to send')).toHaveCount(0);
    expect(sent).toEqual([third!.id, first!.id, first!.id]);
    expect(await storedMarks(page, event.id)).toEqual({
      [first!.id]: 'present',
      [second!.id]: 'absent',
      [third!.id]: 'present',
      [fourth!.id]: 'present',
    });
    await expectStatus(page, second!.name, 'Absent');
    await expectNoAxeViolations(page);

    // The conflict waits for a decision, also after a reload.
    await page.reload();
    await page.getByRole('button', { name: 'Decide' }).click();
    await question.getByRole('button', { name: 'Change to Present' }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(async () => (await storedMarks(page, event.id))[second!.id]).toBe('present');
  },
);

story(
  'unsent marks are kept: without a connection, in a conflict, refused, or signed out',
  async ({ page, product }) => {
    const squad = product.freshSquad();
    const [first] = squad.athletes;
    await openAs(page, 'about:blank', squad.coach);
    const events = new Map<string, Event>();
    for (const time of ['18:00', '18:30', '19:00', '19:30', '20:00'])
      events.set(time, await addEvent(page, squad, { time }));
    await page.goto('/attendance');
    await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
    /** Opens an event without marks. */
    const open = async (time: string): Promise<Event> => {
      const event = events.get(time)!;
      await visit(page, event.address);
      await expect(page.getByRole('combobox', { name: 'Event' })).toHaveText(`${time} · Practice`);
      await expect(page.getByRole('group', { name: 'Counts' })).toHaveText('Present: 0Absent: 0Excused: 0Pending: 5');
      return event;
    };

    await story.step('All present works offline, can be undone offline, and is sent after reconnecting', async () => {
      const event = await open('18:00');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'All present' }).click();
      await page.getByRole('button', { name: 'Undo all present (5)' }).click();
      await expect(page.getByText('All present undone.', { exact: true })).toBeVisible();
      await expect(page.getByText('Waiting to send')).toHaveCount(0);
      await page.getByRole('button', { name: 'All present' }).click();
      await expect(page.getByText('5 marks are waiting to be sent.')).toBeVisible();
      await page.context().setOffline(false);
      await expect(page.getByText('Waiting to send')).toHaveCount(0);
      expect(await storedMarks(page, event.id)).toEqual(
        Object.fromEntries(squad.athletes.map(({ id }) => [id, 'present'])),
      );
    });

    await story.step('in a conflict the other coach’s mark can be kept', async () => {
      const event = await open('18:30');
      await cutMarks(page);
      await mark(page, first!.name, 'Present');
      await expect(waitingLabel(page, first!.name)).toBeVisible();
      await markElsewhere(page, squad, event, first!.id, 'excused');
      await page.unroute(MARKS);
      // The next retry sends the mark. A click on “Try now” could come after it, when the button is gone.
      await page.getByRole('button', { name: 'Decide' }).waitFor();
      // A close is refused while a conflict is open.
      await page.getByRole('button', { name: 'Close Attendance' }).click();
      await expect(page.getByText('Cannot close yet. First decide about the marks that were not saved.')).toBeVisible();
      await page.getByRole('button', { name: 'Decide' }).click();
      await page.getByRole('button', { name: 'Keep Excused' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectStatus(page, first!.name, 'Excused');
      expect(await storedMarks(page, event.id)).toEqual({ [first!.id]: 'excused' });
    });

    await story.step('a refused mark is reverted with the reason', async () => {
      const event = await open('19:00');
      await page.request.put(`/api/calendar/list/${event.id}`, {
        data: {
          team_id: squad.teamId,
          date: event.date,
          event_title: 'Practice',
          event_type: 'practice',
          event_time: '18:00',
          attendance_taken: false,
        },
        headers: { origin: new URL(page.url()).origin },
      });
      await mark(page, first!.name, 'Present');
      await expect(
        page.getByText('Failed to update attendance: Event id must be that of an event at which attendance is taken.'),
      ).toBeVisible();
      await expectStatus(page, first!.name, null);
      await page.getByRole('button', { name: 'Decide' }).click();
      await page
        .getByRole('alert')
        .filter({ hasText: 'Failed to save Present for' })
        .getByRole('button', { name: 'Dismiss' })
        .click();
      await expect(page.getByText('Failed to save')).toHaveCount(0);
      await page.getByRole('button', { name: 'All present' }).click();
      await expect(
        page.getByText('Failed to update attendance: Event id must be that of an event at which attendance is taken.'),
      ).toBeVisible();
      await closeDespiteDoubts(page);
      await expect(
        page.getByText('Event id must be that of an event at which attendance is taken.', { exact: true }),
      ).toBeVisible();
      expect(await storedMarks(page, event.id)).toEqual({});
    });

    await story.step('a close on a slow connection waits for marks under way', async () => {
      const event = await open('19:30');
      let arrive: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (arrive = resolve));
      await page.route(MARKS, async (route) => {
        if (route.request().method() === 'POST') await held;
        await route.continue();
      });
      await mark(page, first!.name, 'Present');
      await closeDespiteDoubts(page);
      await expect(waitingLabel(page, first!.name)).toBeVisible();
      arrive();
      await expect(page.getByText('Attendance closed. 4 athletes marked as absent.')).toBeVisible();
      expect((await storedMarks(page, event.id))[first!.id]).toBe('present');
    });

    await story.step('an ended session keeps the mark, which is sent after the coach signs in again', async () => {
      const event = await open('20:00');
      await endSession(page);
      await mark(page, first!.name, 'Present');
      await expect(page).toHaveURL(/\/login/);
      await signIn(page, squad.coach);
      await expectStatus(page, first!.name, 'Present');
      await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present' });
    });
  },
);

story('two coaches at the same event see each other’s marks without a reload', async ({ page, product, browser }) => {
  const { squad, event } = await openCheckIn(page, product);
  const other = await (await browser.newContext({ baseURL: product.url })).newPage();
  await openAs(other, event.address, squad.coach);
  await expect(cards(other).first()).toBeVisible();
  await mark(page, squad.athletes[0]!.name, 'Present');
  await expect.poll(() => storedMarks(page, event.id)).not.toEqual({});
  await expectStatus(other, squad.athletes[0]!.name, 'Present');
  await mark(other, squad.athletes[1]!.name, 'Excused');
  await expect.poll(async () => Object.keys(await storedMarks(page, event.id)).length).toBe(2);
  await expectStatus(page, squad.athletes[1]!.name, 'Excused');
  await other.context().close();
});

story(
  'a logout asks about waiting marks; another coach does not send them, and their own coach does from any page',
  async ({ page, product }) => {
    const { squad, event } = await openCheckIn(page, product);
    await cutMarks(page);
    await mark(page, squad.athletes[0]!.name, 'Present');
    await expect(waitingLabel(page, squad.athletes[0]!.name)).toBeVisible();
    const logout = async () => {
      await page.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
    };
    const question = page.getByRole('alertdialog', { name: 'Log out now?' });
    await logout();
    await expect(question).toContainText(
      '1 attendance mark is waiting to be sent. Unsent work stays on this device until you sign in here again.',
    );
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await expect(card(page, squad.athletes[0]!.name)).toBeVisible();
    // Also if the attendance area has not been opened since a reload.
    await page.goto('/profile');
    await expect(page.getByText('Change Password')).toBeVisible();
    await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('touchline.waiting.')));
    await expect(async () => {
      await logout();
      await expect(question).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await question.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/login');
    await page.unroute(MARKS);

    await signIn(page, DEMO);
    await visit(page, '/attendance');
    await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
    await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
    await logout();
    await expect(page).toHaveURL('/login');

    await page.goto('/login');
    await signIn(page, squad.coach);
    await expect(page).toHaveURL('/dashboard');
    await expect.poll(() => storedMarks(page, event.id)).toEqual({ [squad.athletes[0]!.id]: 'present' });
  },
);
