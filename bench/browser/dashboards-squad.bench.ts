import type { Page } from '@playwright/test';
import { squadTable } from '../../e2e/support/squad.js';
import { expect, openAs, story } from '../../e2e/support/story.js';
import { lastDays, putEntries } from './year-of-records.js';

const SIZES = [20, 60, 200] as const;
const ROUNDS = 11;
const DAYS = 35;

story('measures the board of a squad', async ({ page, product }) => {
  process.stdout.write('\nFrom the answer to the drawn board, ms (median, least and most), and the answer in kB\n');
  for (const size of SIZES) {
    const squad = product.freshSquad(size);
    await openAs(page, '/dashboard/squad', squad.coach);
    await fillSquad(
      page,
      squad.athletes.map(({ id }) => id),
    );
    const board = await page.context().newPage();
    await board.addInitScript(noteDrawn, size);
    await board.goto('/dashboard/squad');
    const times: number[] = [];
    let kilobytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured = await openBoard(board, size);
      kilobytes = measured.kilobytes;
      // The first round also compiles the code.
      if (round > 0) times.push(measured.ms);
    }
    await board.close();
    const sorted = times.sort((a, b) => a - b);
    const figures = [sorted[Math.floor(sorted.length / 2)] ?? 0, sorted[0] ?? 0, sorted.at(-1) ?? 0, kilobytes];
    process.stdout.write(
      `${`${size} athletes`.padEnd(16)}${figures.map((figure) => figure.toFixed(0).padStart(8)).join('')}\n`,
    );
  }
});

/** Five weeks of answers and sessions. */
async function fillSquad(page: Page, athleteIds: readonly number[]): Promise<void> {
  const days = athleteIds.flatMap((athlete_id, no) =>
    lastDays(DAYS).map(({ date, daysAgo }) => ({ seed: no + daysAgo, of: { athlete_id, date } })),
  );
  await putEntries(
    page,
    '/api/athletes/wellness',
    days.map(({ seed, of }) => ({
      ...of,
      sleep_quality: 2 + (seed % 4),
      fatigue: 3 + (seed % 3),
      muscle_soreness: 3,
      stress: 2 + (seed % 2),
    })),
  );
  await putEntries(
    page,
    '/api/athletes/training-load',
    days.map(({ seed, of }) => ({ ...of, rpe: 4 + (seed % 4), duration_min: 60 + (seed % 30) })),
  );
}

/** Notes the first frame in which every row of the board is there; rows below the screen are drawn when they come into view. */
function noteDrawn(size: number): void {
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll('table[aria-label="Squad"] tbody tr').length < size) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => performance.mark('squad-drawn')));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Milliseconds from the last byte of the answer to the frame in which every row is drawn. */
async function openBoard(page: Page, size: number): Promise<{ ms: number; kilobytes: number }> {
  await page.reload();
  await expect(squadTable(page).locator('tbody tr')).toHaveCount(size);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('squad-drawn').length)).toBe(1);
  return page.evaluate(() => {
    const answer = performance
      .getEntriesByType('resource')
      .find(({ name }) => name.includes('/api/dashboard/squad')) as PerformanceResourceTiming;
    const [drawn] = performance.getEntriesByName('squad-drawn');
    return { ms: (drawn?.startTime ?? NaN) - answer.responseEnd, kilobytes: answer.decodedBodySize / 1000 };
  });
}
