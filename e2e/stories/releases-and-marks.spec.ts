import type { Page } from '@playwright/test';
import { expectStatus, mark, openCheckIn, storedMarks } from '../support/check-in.js';
import { Releases, runningVersion, waitForRegistry } from '../support/releases.js';
import { expect, OWN_BROWSER, story, visit } from '../support/story.js';

/** The database of versions whose stored names do not begin with that of the area. */
const FORMER_DATABASE = 'touchline.attendance';
const ATTENDANCE = 'mfe-attendance';
const withNewText = {
  edit: { 'check-in.js': (text: string) => text.replaceAll('Select Your Team', 'Select Your Squad') },
};

story(
  'marks on their way while the attendance is replaced by a new version are stored, and sent once',
  OWN_BROWSER,
  async ({ page, product }) => {
    const releases = new Releases(product, ATTENDANCE);
    try {
      await page.clock.install();
      const { squad, event } = await openCheckIn(page, product);
      const [first, second] = squad.athletes;
      const reached: number[] = [];
      let letThrough: () => void = () => undefined;
      const opened = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route('**/api/attendance', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await opened;
        reached.push((route.request().postDataJSON() as { athlete_id: number }).athlete_id);
        return route.continue();
      });
      const version = releases.promote(withNewText);
      await waitForRegistry(page);
      await mark(page, first!.name, 'Present');
      await mark(page, second!.name, 'Excused');

      await visit(page, '/profile');
      await expect(page.getByText('Change Password')).toBeVisible();
      await expect.poll(() => runningVersion(page, ATTENDANCE)).toBe(version);
      letThrough();
      await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present', [second!.id]: 'excused' });
      await visit(page, '/attendance');
      await expect(page.getByText('Select Your Squad')).toBeVisible();
      await page.clock.runFor(30_000);
      expect(reached).toEqual([first!.id, second!.id]);
    } finally {
      releases.restore();
    }
  },
);

/** Adds a waiting mark as an older version of the area did. */
async function addFormerMark(page: Page, former: object): Promise<void> {
  await page.evaluate(
    async ([name, waiting]) => {
      const database = await new Promise<IDBDatabase>((done) => {
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () =>
          opening.result
            .createObjectStore('marks', { keyPath: 'id', autoIncrement: true })
            .createIndex('coachId', 'coachId');
        opening.onsuccess = () => done(opening.result);
      });
      await new Promise((done) => {
        const adding = database.transaction('marks', 'readwrite');
        adding.objectStore('marks').add(waiting);
        adding.oncomplete = done;
      });
      database.close();
    },
    [FORMER_DATABASE, former] as const,
  );
}

story(
  'a mark that an older version of the attendance left on this device is sent once',
  OWN_BROWSER,
  async ({ page, product }) => {
    const { squad, event } = await openCheckIn(page, product);
    const [first, second] = squad.athletes;
    const reached: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/attendance'))
        reached.push((request.postDataJSON() as { athlete_id: number }).athlete_id);
    });
    const { coach_id: coachId } = (await (await page.request.get('/api/coach/me')).json()) as { coach_id: number };
    await addFormerMark(page, {
      coachId,
      eventId: event.id,
      teamId: squad.teamId,
      date: event.date,
      athleteId: first!.id,
      status: 'excused',
      seen: null,
      problem: null,
    });

    await page.goto('/attendance');
    await expect(page.getByRole('heading', { name: 'Select Your Team' })).toBeVisible();
    await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'excused' });

    await page.goto(event.address);
    await expectStatus(page, first!.name, 'Excused');
    await mark(page, second!.name, 'Present');
    await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'excused', [second!.id]: 'present' });
    expect(reached).toEqual([first!.id, second!.id]);
  },
);
