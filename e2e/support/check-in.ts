/** Helpers for the check-in screen. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import { coachDay } from './coach-day.js';
import { plan } from './planning.js';
import type { Product, Squad } from './product.js';
import { openAs } from './story.js';

export interface Event {
  id: number;
  date: string;
  /** The address of its check-in. */
  address: string;
}

/** Adds an event with attendance to the squad's team: by default one of today that has begun, at any time. */
export async function addEvent(
  page: Page,
  { teamId }: Pick<Squad, 'teamId'>,
  { title = 'Practice', time = '00:00', date }: { title?: string; time?: string; date?: string } = {},
): Promise<Event> {
  const day = date ?? (await coachDay(page));
  const { event_id: id } = await plan(page, teamId, {
    date: day,
    event_title: title,
    event_time: time,
    attendance_taken: true,
  });
  return {
    id,
    date: day,
    address: `/attendance?team=${teamId}&event=${id}${date === undefined ? '' : `&date=${day}`}`,
  };
}

/** Signs in the coach of a fresh squad and opens the check-in of a new event of today. */
export async function openCheckIn(
  page: Page,
  product: Product,
  size?: number,
): Promise<{ squad: Squad; event: Event }> {
  const squad = product.freshSquad(size);
  await openAs(page, 'about:blank', squad.coach);
  const event = await addEvent(page, squad);
  await page.goto(event.address);
  await expect(cards(page).first()).toBeVisible();
  return { squad, event };
}

export const cards = (page: Page): Locator => page.getByRole('list', { name: 'Athletes' }).getByRole('listitem');
export const card = (page: Page, name: string): Locator =>
  cards(page).filter({ has: page.getByText(name, { exact: true }) });
export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Mark Attendance' });

/** The part of a card that opens the dialog. In an older version of the area it is the whole card. */
export const opener = (page: Page, name: string): Locator => card(page, name).getByRole('button').first();

const STATUSES = ['Present', 'Excused', 'Absent'] as const;
type Status = (typeof STATUSES)[number];

/** The button on a card that marks at once. */
export const statusButton = (page: Page, name: string, status: Status): Locator =>
  card(page, name).getByRole('button', { name: status, exact: true });

/** The card shows this status, and no other; null for no mark. */
export async function expectStatus(page: Page, name: string, status: Status | null): Promise<void> {
  for (const each of STATUSES)
    await expect(statusButton(page, name, each)).toHaveAttribute('aria-pressed', String(each === status));
  await expect(opener(page, name)).toContainText(status ?? 'Tap to mark');
}

/** Opens an athlete's dialog, chooses a status and confirms. */
export async function mark(page: Page, name: string, status: Status): Promise<void> {
  await opener(page, name).click();
  await dialogOf(page).getByRole('button', { name: status, exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Confirm Attendance' }).click();
  await expect(dialogOf(page)).toHaveCount(0);
}

/** The stored marks of an event: status by athlete id. */
export async function storedMarks(page: Page, eventId: number): Promise<Record<number, string>> {
  const list = (await (await page.request.get(`/api/attendance?event_id=${eventId}`)).json()) as {
    athlete_id: number;
    status: string;
  }[];
  return Object.fromEntries(list.map(({ athlete_id: id, status }) => [id, status]));
}

/** Marks through the API, like another coach of the team. */
export async function markElsewhere(
  page: Page,
  { teamId }: Squad,
  { id, date }: Event,
  athleteId: number,
  status: AttendanceStatus,
): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post('/api/attendance', {
    data: { event_id: id, team_id: teamId, date, athlete_id: athleteId, attended: status === 'present', status },
    headers: { origin },
  });
  expect(answer.status()).toBe(200);
}

/** Presses Close Attendance and answers the question that comes when many are not marked or the event has not begun. */
export async function closeDespiteDoubts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close Attendance' }).click();
  await page
    .getByRole('alertdialog', { name: 'Close attendance?' })
    .getByRole('button', { name: /close$/ })
    .click();
}
