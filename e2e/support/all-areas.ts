/** A round through all areas in one page, and what it shows meanwhile. */
import { expect, type Page } from '@playwright/test';
import { visit } from './story.js';

/** A page of each area, with a text that it shows. */
const PAGES = [
  ['/attendance', 'Select Your Team'],
  ['/team-creation', 'Team Management'],
  ['/dashboard', 'Upcoming Events'],
  ['/workouts', 'Team Workouts'],
] as const;

/** Goes to a page of each area without a load, and waits for what it shows. */
export async function visitAllAreas(page: Page): Promise<void> {
  for (const [address, text] of PAGES) {
    await visit(page, address);
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
}

/** Keeps every text of a failed area that the page shows from now on, however short. */
export const watchFailures = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: string[] = [];
    new MutationObserver(() => {
      const failure = /Failed to load .*|needs shell contract .*/.exec(document.body.innerText)?.[0];
      if (failure) seen.push(failure);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { failuresSeen: seen });
  });

export const failuresSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { failuresSeen: string[] }).failuresSeen);
