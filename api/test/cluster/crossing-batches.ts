import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';

/** Days from here on get entries; all of them are past. */
const FIRST_DAY = '2026-01-05';
const DAYS = 4;
const ATHLETES_AT_ONCE = 6;
const IN_FLIGHT_PER_INSTANCE = 3;

export interface WellnessValues {
  athlete_id: number;
  date: CalendarDate;
  sleep_quality: number;
  fatigue: number;
  muscle_soreness: number;
  stress: number;
}

/** Sends the entries of one call of a coach through an instance, and resolves with the status of the answer. */
export type SendBatch = (instance: number, entries: readonly WellnessValues[]) => Promise<number>;

export interface CrossingBatches {
  /** Number of calls. */
  batches: number;
  instances: number;
  /** At least as many as a batch names. */
  athleteIds: readonly number[];
}

/**
 * Sends batches that write the same rows in different orders, through all instances at once, and returns how many calls
 * got which status. Which rows a batch names depends on its number only, so that a run can be repeated.
 */
export async function sendCrossingBatches(
  { batches, instances, athleteIds }: CrossingBatches,
  send: SendBatch,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const sender = async (instance: number) => {
    for (let number = next++; number < batches; number = next++) {
      const status = await send(instance, batchOf(number, athleteIds));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const senders = Array.from({ length: instances * IN_FLIGHT_PER_INSTANCE }, (_, at) => sender(at % instances));
  await Promise.all(senders);
  return statuses;
}

/** Athletes that neighbours of the batch name, too; every second batch names them backwards. */
function batchOf(number: number, athleteIds: readonly number[]): WellnessValues[] {
  const date = addDays(FIRST_DAY, number % DAYS);
  const rating = (step: number) => 1 + ((number * step) % 7);
  const entries = Array.from({ length: ATHLETES_AT_ONCE }, (_, at) => ({
    athlete_id: athleteIds[(number * 5 + at) % athleteIds.length] ?? 0,
    date,
    sleep_quality: rating(1),
    fatigue: rating(2),
    muscle_soreness: rating(3),
    stress: rating(4),
  }));
  return number % 2 === 0 ? entries : entries.reverse();
}
