import type { Locator, Page } from '@playwright/test';
import { coachDay } from './coach-day.js';
import { expect } from './story.js';

/** The part of the board that the stories read; `squad.schema.ts` in the contracts holds the whole answer. */
export interface BoardResponse {
  events: { event_title: string; team_id: number | null }[];
  athletes: {
    athlete_id: number;
    first_name: string;
    last_name: string;
    need: string;
    team: { name: string };
    decision: { note: string | null } | null;
    availability: { status: string };
    reported_injury: object | null;
    wellness: { state: string };
  }[];
}
type Row = BoardResponse['athletes'][number];

export const FOOT = 'About 1 in 17 answers is marked without any particular reason. Not an injury forecast.';

export const nameOf = ({ first_name: first, last_name: last }: Row): string => `${first} ${last}`;

export const squadTable = (page: Page): Locator => page.getByRole('table', { name: 'Squad' });

/** The names on the board, in its order. */
export async function shownNames(page: Page): Promise<string[]> {
  await expect(page.getByText(FOOT)).toBeVisible();
  return squadTable(page)
    .locator('td.name button')
    .evaluateAll((buttons) => buttons.map((button) => button.textContent ?? ''));
}

export async function fetchBoard(page: Page): Promise<BoardResponse> {
  const response = await page.request.get(`/api/dashboard/squad?today=${await coachDay(page)}`);
  expect(response.ok()).toBe(true);
  return (await response.json()) as BoardResponse;
}

/** Closes the dialog of an athlete. Escape does nothing while a decision is being stored, which ends after it is shown. */
export async function closeAthlete(page: Page, dialog: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}
