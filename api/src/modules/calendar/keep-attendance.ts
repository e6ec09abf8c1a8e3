import type { EntityManager } from 'typeorm';
import type { ApiError } from '../../common/errors/api-error.js';
import { loosensAttendance } from './calc/series-change.js';
import type { CalendarEvent } from './calendar-event.entity.js';
import { countMarks } from './series.repository.js';

/** An event as it is stored, and as it is to be. */
export interface EventStep {
  before: CalendarEvent;
  after: CalendarEvent;
}

/** Throws `refusal`, told how many they are, where events at which attendance was taken would no longer be their team's, or take none. The events are locked. */
export async function keepAttendance(
  tx: EntityManager,
  steps: readonly EventStep[],
  refusal: (marked: number) => ApiError,
): Promise<void> {
  const loosened = steps.filter(({ before, after }) => loosensAttendance(before, after));
  const marked = await countMarks(
    tx,
    loosened.map(({ before }) => before.id),
  );
  if (marked.size > 0) throw refusal(marked.size);
}
