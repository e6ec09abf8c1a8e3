import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import type { ApiClient } from '@touchline/ui/host';
import { withLines } from './with-lines.js';

/** Reads one scheduled workout, on any day; null when it was deleted. Not cached. */
export async function findScheduled(api: ApiClient, id: number): Promise<ScheduledWorkout | null> {
  const [stored] = withLines(await api.call('GET /api/workout-calendar', { query: { id } }));
  return stored ?? null;
}
