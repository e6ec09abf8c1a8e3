import type { ScheduledWorkout, Workout } from '@touchline/contracts/workouts.schema';
import type { APIResponse, Locator, Page } from '@playwright/test';
import type { Product } from './product.js';
import { openAs } from './story.js';

/** Creates workouts over the API for stories that are not about creating them, and finds parts of the editor. */

export const SQUAT = {
  name: 'Back Squat',
  sets: 4,
  reps: 6,
  type: 'exercise',
  rest_between_sets_seconds: 120,
  coach_notes: 'Deep.',
};
export const PAUSE = { name: 'Rest', type: 'rest', duration: 90 };
export const PLANK = { name: 'Front Plank', sets: 3, duration: 45, type: 'exercise', is_time_based: true };

/** Adds a library workout as the signed-in coach. */
export async function addWorkout(page: Page, part: object = {}): Promise<Workout> {
  return parseResponse<Workout>(
    await write(page, 'post', '/api/workout-library', { name: 'Legs', exercises: [SQUAT, PAUSE, PLANK], ...part }),
  );
}

/** Schedules a library workout for a team, or with `athlete_id` for an athlete. */
export async function schedule(
  page: Page,
  body: { workout_id: number; scheduled_date: string; team_id?: number | null; athlete_id?: number | null },
): Promise<ScheduledWorkout> {
  return parseResponse<ScheduledWorkout>(await write(page, 'post', '/api/workout-calendar', body));
}

/** The scheduled workouts that the coach can see. */
export async function scheduledOf(page: Page, query = ''): Promise<ScheduledWorkout[]> {
  return (await (await page.request.get(`/api/workout-calendar${query}`)).json()) as ScheduledWorkout[];
}

export async function libraryOf(page: Page): Promise<Workout[]> {
  return (await (await page.request.get('/api/workout-library')).json()) as Workout[];
}

/** A writing call of the signed-in coach with the page's origin, which the API requires. */
export function write(
  page: Page,
  method: 'post' | 'put' | 'delete',
  path: string,
  data?: unknown,
): Promise<APIResponse> {
  const origin = new URL(page.url()).origin;
  return page.request[method](path, { ...(data !== undefined && { data }), headers: { origin } });
}

export const editorOf = (page: Page, title = 'Edit Workout'): Locator =>
  page.getByRole('dialog', { name: title, exact: true });

/** Signs in as the coach of a new club and opens its only workout, `Legs`, in the editor. */
export async function openLegs(page: Page, product: Product): Promise<Locator> {
  await openAs(page, '/workouts', product.freshSquad().coach);
  await addWorkout(page);
  await openLibraryTab(page);
  await editLegs(page);
  return editorOf(page);
}

/** Opens the library with its link on the plan, so that Back can be refused: the router knows its own steps only. */
export async function openLibraryTab(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Workouts' }).getByRole('link', { name: 'Workout Library' }).click();
}

/** Opens the editor from the workout's card. */
export async function editLegs(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More actions for Legs' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
}

export const rowsOf = (editor: Locator): Locator =>
  editor.getByRole('list', { name: 'Exercises' }).getByRole('listitem');

/** The names of the editor's rows in order, folded ones included; `Rest` for rests. */
export function rowNames(editor: Locator): Promise<string[]> {
  return rowsOf(editor).evaluateAll((rows) =>
    rows.map((row) => {
      const typed = row.querySelector<HTMLInputElement>('input[aria-label^="Exercise of"]')?.value;
      const shown = row.querySelector('[data-row-name]')?.textContent;
      return typed ?? (shown === undefined || shown.startsWith('Rest') ? 'Rest' : shown);
    }),
  );
}

/** The line of a row on a phone, which folds and unfolds it. */
export const rowLine = (editor: Locator, name: string): Locator =>
  rowsOf(editor).getByRole('button', { name: new RegExp(`^${name}`) });

async function parseResponse<T>(response: APIResponse): Promise<T> {
  if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
  return (await response.json()) as T;
}
