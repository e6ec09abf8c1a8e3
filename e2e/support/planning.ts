/** Sets up a new club with one team and planned events through the API, for stories about the calendar. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { PlannedEventType } from '@touchline/contracts/event-limits';
import type { Credentials, Product } from './product.js';
import { productOrigin } from './product-origin.js';
import { openAs } from './story.js';

const TEAM = 'Soccer (W)';

export interface Club {
  coach: Credentials;
  teamId: number;
  /** The address of the team's calendar with a selected day and optional parameters. */
  at: (day: string, more?: Record<string, string>) => string;
}

interface Planned {
  date: string;
  event_title: string;
  event_type?: PlannedEventType;
  event_time?: string;
  planned_rpe?: number;
  notes?: string;
  athlete_id?: number;
  attendance_taken?: boolean;
  repeat_until?: string;
}

async function write<T>(page: Page, method: 'POST' | 'PUT', path: string, data: unknown): Promise<T> {
  const answer = await page.request.fetch(path, { method, data, headers: { origin: await productOrigin(page) } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** Signs in as the coach of a new club with one team and the given events. The page stays empty. */
export async function createClub(
  page: Page,
  product: Product,
  planned: readonly Planned[] = [],
  name = TEAM,
): Promise<Club> {
  const coach = product.freshCoach();
  await openAs(page, 'about:blank', coach);
  const code = Array.from({ length: 8 }, () => 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'[Math.floor(Math.random() * 32)]).join(
    '',
  );
  const { team_id: teamId } = await write<{ team_id: number }>(page, 'POST', '/api/teams', {
    sport: TEAM,
    name,
    registration_code: code,
    code_expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  });
  for (const event of planned) await plan(page, teamId, event);
  return { coach, teamId, at: calendarOf(teamId) };
}

/** The addresses of a team's calendar. */
export const calendarOf =
  (teamId: number): Club['at'] =>
  (day, more = {}) =>
    `/calendar?${new URLSearchParams({ team: String(teamId), month: day.slice(0, 7), day, ...more }).toString()}`;

/** Plans a team event, or with `athlete_id` an event of that athlete. */
export function plan(page: Page, teamId: number, { athlete_id, ...event }: Planned): Promise<{ event_id: number }> {
  const owner = athlete_id === undefined ? { team_id: teamId } : { team_id: null, athlete_id };
  return write(page, 'POST', '/api/calendar/list', { event_type: 'practice', event_time: '18:00', ...owner, ...event });
}

/** Copies a week to another one, each given by its Monday, like another coach of the team. */
export const copyWeekElsewhere = (page: Page, teamId: number, from: string, to: string): Promise<object> =>
  write(page, 'POST', '/api/calendar/copy-week', { team_id: teamId, from_week: from, to_week: to });

/** The stored events of a team between two days, each as `date title`. */
export async function storedEvents(page: Page, teamId: number, from: string, to: string): Promise<string[]> {
  const answer = await page.request.get(`/api/calendar/list?team_id=${teamId}&from=${from}&to=${to}`);
  return ((await answer.json()) as { date: string; event_title: string }[]).map(
    ({ date, event_title: title }) => `${date} ${title}`,
  );
}

/** A day of the shown month by the date in its accessible name: `Mar 16`. */
export const dayCell = (page: Page, date: string): Locator =>
  page.getByRole('gridcell', { name: new RegExp(`, ${date}, `) });
