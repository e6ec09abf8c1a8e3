import type { Locator, Page } from '@playwright/test';
import { coachDay } from './coach-day.js';
import { expect, openAs } from './story.js';

/** The part of the overview that the stories read; `overview.schema.ts` in the contracts holds the whole answer. */
export interface OverviewResponse {
  total_athletes: number;
  weekly_attendance: { attended: number; records: number; rate: number | null };
  upcoming_events: { event_title: string }[];
  athlete: {
    athlete_id: number;
    first_name: string;
    last_name: string;
    age: number | null;
    injury_body_part: string | null;
    attendance: { attended: number; records: number; rate: number | null };
    wellness: { hooper_index: number | null; date: string }[];
    training_load: { acute_workload: number; chronic_workload: number; history_days: number }[];
    weekly_workload: { load: number | null }[];
    sprint: { latest: { value: number } | null; previous: object | null; change: { percent: number } | null };
    grip: { latest: { value: number } | null; change: { percent: number } | null };
    completion: Record<
      'last_30_days' | 'all_time',
      { completed: number; days: number; percent: number; on_track: boolean }
    >;
  } | null;
}

export const OVERVIEW_API = '**/api/dashboard/overview*';

/** Signs in and opens the overview at this address, loaded. */
export async function openOverview(page: Page, search = ''): Promise<void> {
  await openAs(page, `/dashboard${search}`);
  await expect(page.getByText('Currently Active')).toBeVisible();
}

/** Reads the overview as the signed-in coach, for the day the screen uses. */
export async function fetchOverview(page: Page, query: string): Promise<OverviewResponse> {
  const response = await page.request.get(`/api/dashboard/overview?${query}&today=${await coachDay(page)}`);
  expect(response.status()).toBe(200);
  return (await response.json()) as OverviewResponse;
}

/** The first athlete of the coach's first team whose overview passes `isWanted`. */
export async function findAthlete(
  page: Page,
  isWanted: (athlete: NonNullable<OverviewResponse['athlete']>) => boolean,
): Promise<NonNullable<OverviewResponse['athlete']>> {
  const list = (await (await page.request.get('/api/athletes/list?team_id=1')).json()) as { athlete_id: number }[];
  for (const { athlete_id: id } of list) {
    const { athlete } = await fetchOverview(page, `athlete_id=${id}`);
    if (athlete && isWanted(athlete)) return athlete;
  }
  throw new Error('the demo has no such athlete');
}

export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`;
