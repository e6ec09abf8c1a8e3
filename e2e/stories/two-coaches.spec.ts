import type { Page } from '@playwright/test';
import { athleteNames, DEMO, expect, RIVAL, SHORT, signIn, story, visit } from '../support/story.js';

/** Every screen with data, with a text that appears once the data is loaded. */
const SCREENS = {
  '/dashboard': /^Total Athletes/,
  '/dashboard/wellness': /^Select an athlete/,
  '/dashboard/srpe': /^Select an athlete/,
  '/dashboard/apex': /^Select an athlete/,
  '/attendance': /^Select Your Team/,
  '/attendance/stats': /^Attendance Rate/,
  '/attendance/register': /blank: not marked/,
  '/workouts': /^Regular$/,
  '/workouts/alpha-assist': /^\d+ athletes$/,
  '/workout-library': /exercises?$/,
  '/workout-library/exercises': /^\d{3} exercises$/,
  '/team-creation': /^Pending Registrations/,
  '/calendar': /^\d+ events?$/,
  '/profile': /^Change Password/,
} as const;

story(
  'two coaches after each other on one computer: the second sees nothing of the first on any screen or in any answer',
  SHORT,
  async ({ page }) => {
    await page.goto('/login');
    await signIn(page, DEMO);
    await page.goto('/dashboard/wellness');
    const names = await athleteNames(page);
    const first = await textsOf(page);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');

    const answers: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/'))
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        );
    });
    await signIn(page, RIVAL);
    const second = await textsOf(page);
    // Proves that the first coach's data was on screen.
    expect(names.filter((name) => first.includes(name)).length).toBeGreaterThan(10);
    for (const name of [...names, 'Harbour City University', 'Jordan Ellis', 'SOCW2026']) {
      expect(second).not.toContain(name);
      expect(answers.join('\n')).not.toContain(name);
    }
    expect(answers.length).toBeGreaterThan(5);
    const kept = await page.evaluate(async () =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, await indexedDB.databases(), await caches.keys()]),
    );
    expect(kept).not.toContain(names[0]);
  },
);

/** The texts of all screens, opened without reloads, so that data kept in memory would show. */
async function textsOf(page: Page): Promise<string> {
  let texts = '';
  for (const [path, there] of Object.entries(SCREENS)) {
    await visit(page, path);
    await expect(page.getByText(there).first()).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    texts += await page.getByRole('main').innerText();
  }
  return texts;
}
