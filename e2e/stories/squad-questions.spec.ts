import { devices } from '@playwright/test';
import { fetchBoard, FOOT, nameOf, shownNames, squadTable, type BoardResponse } from '../support/squad.js';
import { DEMO, expect, signIn, story } from '../support/story.js';

// The demo's answers end with the day in UTC, and the board is about the coach's.
story.use({ timezoneId: 'UTC' });

/** The questions of the morning, the buttons that lead to the answer, and who belongs to it. */
const QUESTIONS: readonly [string, RegExp, (row: BoardResponse['athletes'][number]) => boolean][] = [
  ['who can train', /^Can train/, ({ availability }) => availability.status !== 'out'],
  ['who is tired', /^Tired/, ({ need }) => ['talk', 'look'].includes(need)],
  ['who did not answer', /^No answer/, ({ wellness }) => wellness.state === 'no_answer'],
  [
    'who is injured',
    /^Injured or limited/,
    ({ availability, reported_injury: reported }) => availability.status !== 'available' || reported !== null,
  ],
];
const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
const SCREENS = [
  ['laptop', { viewport: { width: 1366, height: 768 } }],
  ['phone', { ...phone, viewport: { width: 390, height: 844 } }],
] as const;

for (const [screen, use] of SCREENS)
  story.describe(`the morning on a ${screen}`, () => {
    story.use(use);

    for (const [question, button, belongs] of QUESTIONS)
      story(`${question}, at most two clicks after signing in`, async ({ page }) => {
        await page.goto('/');
        await signIn(page, DEMO);
        await expect(page.getByText(FOOT)).toBeVisible();
        const expected = (await fetchBoard(page)).athletes.filter(belongs).map(nameOf);
        await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: button }).click();
        // More than a team: the second click shows everybody.
        if (expected.length > 30)
          await page.getByRole('link', { name: `Show all ${expected.length} athletes` }).click();
        await expect.poll(() => shownNames(page)).toEqual(expected);
        expect(expected.length).toBeGreaterThan(0);
      });

    story(`the events of the day, ${screen === 'phone' ? 'one tap away' : 'without a click'}`, async ({ page }) => {
      await page.goto('/');
      await signIn(page, DEMO);
      await expect(squadTable(page)).toBeVisible();
      if (screen === 'phone') await page.locator('summary', { hasText: 'Events of the day' }).tap();
      const titles = (await fetchBoard(page)).events.filter(({ team_id: team }) => team !== null);
      expect(titles.length).toBeGreaterThan(0);
      const events = page.getByRole('list', { name: 'Events of the day' }).getByRole('listitem');
      await expect(events).toHaveCount(titles.length);
      for (const [at, { event_title: title }] of titles.entries()) await expect(events.nth(at)).toContainText(title);
    });
  });
