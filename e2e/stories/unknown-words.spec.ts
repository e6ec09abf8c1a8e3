import { replaceWords } from '../support/unknown-words.js';
import { expect, openAs, story } from '../support/story.js';

const PAGES = [
  '/dashboard',
  '/dashboard/squad?team={team}',
  '/dashboard/squad/history?team={team}',
  '/dashboard/wellness?athlete={athlete}',
  '/dashboard/apex?athlete={athlete}',
  '/attendance/stats?athlete={athlete}&span=month',
  '/attendance/register?team={team}',
  '/calendar?team={team}',
  '/roster?team={team}',
  '/workouts',
  '/workout-library',
  '/exercise-library',
  '/alpha-assist',
];

story('every page shows words that it does not know, and none of them breaks it', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await openAs(page, 'about:blank');
  const [athlete] = (await (await page.request.get('/api/athletes/list')).json()) as {
    athlete_id: number;
    team_id: number;
  }[];
  const replaced = await replaceWords(page);
  for (const address of PAGES) {
    const at = address.replace('{team}', String(athlete!.team_id)).replace('{athlete}', String(athlete!.athlete_id));
    await page.goto(at, { waitUntil: 'networkidle' });
    const text = await page.locator('body').innerText();
    expect([address, /undefined|NaN|went wrong|Failed to|does not work/.exec(text)?.[0], errors]).toEqual([
      address,
      undefined,
      [],
    ]);
  }
  await page.goto(`/dashboard/squad?team=${athlete!.team_id}`);
  await expect(page.getByText('Half known').first()).toBeVisible();
  expect(replaced()).toBeGreaterThan(500);
});
