import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.js';
import {
  addEvent,
  card,
  cards,
  expectStatus,
  opener,
  dialogOf,
  statusButton,
  storedMarks,
} from '../support/check-in.js';
import { expectOfflineOpening, keepingPhone, keptFiles, openAgain, storedRecords } from '../support/offline.js';
import { endSession } from '../support/sessions.js';
import { expect, openAs, OWN_BROWSER, SHORT_OWN_BROWSER, signIn, story } from '../support/story.js';

const isUnsent = async (page: Page, count: number) =>
  expect.poll(async () => (await storedRecords(page))['touchline.mfe-attendance.marks']?.marks?.length).toBe(count);

story(
  'without a network Take Attendance opens with teams, names, events and marks, takes new ones, and sends them later',
  SHORT_OWN_BROWSER,
  async ({ browser, product }) => {
    const squad = product.freshSquad();
    const [first, second, third] = squad.athletes;
    const phone = await keepingPhone(browser, product);
    let page = await phone.newPage();
    await openAs(page, '/attendance', squad.coach);
    const event = await addEvent(page, squad);
    await page.goto(event.address);
    await statusButton(page, first!.name, 'Present').tap();
    await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present' });
    await expectOfflineOpening(page, 'ready');

    await story.step('it opens at the teams, and leads to the register as it was', async () => {
      await phone.setOffline(true);
      page = await openAgain(page, '/attendance');
      // One of five was marked in the register, and the screen says of when that is.
      await expect(page.getByRole('list', { name: 'Today' }).getByRole('listitem')).toContainText('4 to mark');
      await expect(
        page.getByText(/^Could not refresh\. Names, events and marks are those of \d\d:\d\d\.$/),
      ).toBeVisible();
      await page.getByRole('button', { name: /5 athletes/ }).tap();
      await expect(cards(page)).toHaveCount(5);
      await expect(
        page.getByText(/^Could not refresh\. Names, events and marks are those of \d\d:\d\d\.$/),
      ).toBeVisible();
      await expectStatus(page, first!.name, 'Present');
      await expectNoAxeViolations(page);
    });

    await story.step('marks are taken, and the mark’s dialog says what is not there', async () => {
      await statusButton(page, second!.name, 'Excused').tap();
      await expectStatus(page, second!.name, 'Excused');
      await opener(page, third!.name).tap();
      await expect(
        dialogOf(page).getByText('Without a network, availability and injuries are not shown.'),
      ).toBeVisible();
      await dialogOf(page).getByRole('button', { name: 'Present', exact: true }).tap();
      await dialogOf(page).getByRole('button', { name: 'Confirm Attendance' }).tap();
      await isUnsent(page, 2);
    });

    await story.step(
      'they are still there after the app was opened again, and are sent when the connection is back',
      async () => {
        page = await openAgain(page, event.address);
        await expectStatus(page, third!.name, 'Present');
        await expect(card(page, third!.name).getByText('Waiting to send')).toBeVisible();
        await phone.setOffline(false);
        await expect
          .poll(() => storedMarks(page, event.id), { timeout: 20_000 })
          .toEqual({ [first!.id]: 'present', [second!.id]: 'excused', [third!.id]: 'present' });
        await expect(page.getByText(/^Could not refresh/)).toHaveCount(0);
      },
    );
    await phone.close();
  },
);

story(
  'the device keeps names, today’s events and marks, and nothing else about athletes',
  OWN_BROWSER,
  async ({ browser, product }) => {
    const phone = await keepingPhone(browser, product);
    const page = await phone.newPage();
    await openAs(page, '/attendance');
    const athletes = (await (await page.request.get('/api/athletes/list')).json()) as Record<string, unknown>[];
    const teams = (await (await page.request.get('/api/teams/with-athletes')).json()) as { team_id: number }[];
    for (const { team_id: team } of teams) {
      await page.goto(`/attendance?team=${team}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    // The heading shows before the names have come, and leaving the page would cancel their call.
    const lastName = `"last_name":"${String(athletes[0]!.last_name)}"`;
    await expect
      .poll(async () => JSON.stringify((await storedRecords(page))['touchline.shell.day']))
      .toContain(lastName);
    for (const address of [
      '/dashboard',
      '/dashboard/wellness',
      `/dashboard/srpe?athlete=${String(athletes[0]!.athlete_id)}`,
      '/calendar',
      '/workouts',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await expectOfflineOpening(page, 'ready');

    const { 'touchline.shell.day': day, ...others } = await storedRecords(page);
    const texts = JSON.stringify(day);
    expect(texts).toContain(lastName);
    expect(day!.answers!.map((answer) => (answer as { queryKey: unknown[] }).queryKey.slice(0, 3))).toContainEqual([
      'mfe-attendance',
      'attendance',
      'names',
    ]);
    const named = new Set(texts.match(/"[a-z_]+":/g)!.map((name) => name.slice(1, -2)));
    for (const field of [
      'date_of_birth',
      'weight_kg',
      'height_cm',
      'injury_body_part',
      'injury_severity',
      'availability',
      'jersey_number',
      'position',
    ])
      expect(named).not.toContain(field);
    expect(texts).not.toMatch(/"notes":"/);
    for (const { email } of athletes.filter(({ email }) => email !== null)) expect(texts).not.toContain(String(email));

    // Nowhere else is anything about them: not in other databases, in web storage, or in a kept file.
    const elsewhere = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const { last_name: name } of athletes) expect(JSON.stringify(others) + elsewhere).not.toContain(String(name));
    expect((await keptFiles(page)).filter((path) => !/^\/(?:$|shell\/|remotes\/)/.test(path))).toEqual([]);
    await phone.close();
  },
);

story(
  'a session that has ended meanwhile: nothing is sent before the coach has signed in again',
  OWN_BROWSER,
  async ({ browser, product }) => {
    const squad = product.freshSquad();
    const phone = await keepingPhone(browser, product);
    let page = await phone.newPage();
    await openAs(page, '/attendance', squad.coach);
    const event = await addEvent(page, squad);
    await page.goto(event.address);
    await expect(cards(page)).toHaveCount(5);
    await expectOfflineOpening(page, 'ready');
    await phone.setOffline(true);
    page = await openAgain(page, event.address);
    await statusButton(page, squad.athletes[0]!.name, 'Absent').tap();
    await isUnsent(page, 1);

    await endSession(page);
    const marks: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/attendance')) marks.push(request.url());
    });
    await phone.setOffline(false);
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
    expect(marks).toEqual([]);
    await isUnsent(page, 1);
    await signIn(page, squad.coach);
    await expect
      .poll(() => storedMarks(page, event.id), { timeout: 20_000 })
      .toEqual({ [squad.athletes[0]!.id]: 'absent' });
    await phone.close();
  },
);
