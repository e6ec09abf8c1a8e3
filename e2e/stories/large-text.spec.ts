import type { Page } from '@playwright/test';
import { expect, openAs, story } from '../support/story.js';

/** What a thumb cannot reach: controls that are outside of the window's width, or under another element wherever the page is scrolled. */
const outOfReach = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'main a, main button, main input, main [role=tab], main [role=option], header a, header button',
      ),
    ];
    /** Parts that scroll sideways by themselves, such as a wide table. */
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const problems: string[] = [];
    for (const control of controls) {
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40);
      const { left, right, width: own, height } = control.getBoundingClientRect();
      // The input of a switch is invisible and larger than the switch.
      if (own <= 1 || height <= 1 || getComputedStyle(control).opacity === '0' || scrolls(control)) continue;
      if (left < -1 || right > width + 1)
        problems.push(`${name}: ${Math.round(left)} to ${Math.round(right)} of ${width}`);
    }
    const over = document.documentElement.scrollWidth - width;
    return over > 0 ? [...problems, `the page is ${over} px too wide`] : problems;
  });

story.describe('at twice the text size on a small phone', () => {
  story.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  story('every control of every screen is within the window', async ({ page }) => {
    await page.addInitScript(() => {
      const enlarge = () => {
        document.documentElement.style.fontSize = '200%';
      };
      document.addEventListener('DOMContentLoaded', enlarge);
    });
    await openAs(page, '/dashboard');
    const athletes = (await (await page.request.get('/api/athletes/list')).json()) as {
      athlete_id: number;
      team_id: number;
    }[];
    const { athlete_id: athlete, team_id: team } = athletes[0]!;
    for (const address of [
      '/dashboard',
      '/dashboard/squad',
      `/dashboard/wellness?athlete=${athlete}`,
      `/dashboard/srpe?athlete=${athlete}`,
      `/dashboard/apex?athlete=${athlete}`,
      '/attendance',
      `/attendance?team=${team}`,
      '/attendance/sessions',
      '/attendance/stats',
      '/team-creation',
      `/team-creation/${team}`,
      `/calendar?team=${team}`,
      `/workouts?team=${team}`,
      '/workout-library',
      '/workout-library/exercises',
      '/workouts/alpha-assist',
      '/profile',
      '/terms',
      '/privacy',
    ])
      await story.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await outOfReach(page)).toEqual([]);
      });
  });
});
