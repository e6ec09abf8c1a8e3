import { randomUUID } from 'node:crypto';
import { addDays } from '@touchline/contracts/calendar-date';
import type { DrillClub } from '../../api/test/drills/support/drill-club.js';

/** A write, as its writer knows it; the same call is sent again with the same key until it is answered. */
export interface KeyedCall {
  /** Counts from 1 within one run, and stands in what the call stores. */
  serial: number;
  kind: 'event' | 'sessions' | 'wellness';
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  /** Null for a call that succeeds with any number of repetitions without one. */
  key: string | null;
  athleteId: number;
  /** yyyy-MM-dd; of `event` one day, of the others all days that the call writes: all of them are stored, or none. */
  days: string[];
}

/** Days of one call with several. */
const DAYS_PER_CALL = 2;
/** The rating of wellness entries, 1 to 10; the duration of sessions, 1 to 600 minutes. */
const ratingOf = (serial: number): number => 1 + (serial % 10);
export const minutesOf = (serial: number): number => 1 + (serial % 600);
export const titleOf = (serial: number): string => `Ledger ${serial}`;

/**
 * The calls of the writers: events, sessions and wellness entries in turn. No call writes what another one does: each has a
 * title, or days of its athlete, of its own.
 */
export class KeyedCalls {
  private serial = 0;
  private readonly usedDays = new Map<number, number>();

  constructor(private readonly club: DrillClub) {}

  next(athleteId: number): KeyedCall {
    this.serial += 1;
    const turn = this.serial % 3;
    if (turn === 0) return this.event(athleteId);
    return turn === 1 ? this.sessions(athleteId) : this.wellness(athleteId);
  }

  private event(athleteId: number): KeyedCall {
    const { serial } = this;
    const date = this.club.today;
    const body = {
      athlete_id: athleteId,
      date,
      event_title: titleOf(serial),
      event_type: 'other',
      event_time: '18:00',
    };
    return {
      ...{ serial, kind: 'event', method: 'POST', path: '/api/calendar/list', body, key: randomUUID() },
      ...{ athleteId, days: [date] },
    };
  }

  private sessions(athleteId: number): KeyedCall {
    const { serial } = this;
    const days = this.unusedDays(athleteId);
    const entries = days.map((date) => ({ athlete_id: athleteId, date, rpe: 5, duration_min: minutesOf(serial) }));
    return {
      ...{ serial, kind: 'sessions', method: 'PUT', path: '/api/athletes/training-load', body: { entries } },
      ...{ key: randomUUID(), athleteId, days },
    };
  }

  private wellness(athleteId: number): KeyedCall {
    const { serial } = this;
    const days = this.unusedDays(athleteId);
    const rating = ratingOf(serial);
    const ratings = { sleep_quality: rating, fatigue: rating, muscle_soreness: rating, stress: rating };
    const entries = days.map((date) => ({ athlete_id: athleteId, date, ...ratings }));
    return {
      ...{ serial, kind: 'wellness', method: 'PUT', path: '/api/athletes/wellness', body: { entries }, key: null },
      ...{ athleteId, days },
    };
  }

  private unusedDays(athleteId: number): string[] {
    const first = this.usedDays.get(athleteId) ?? 0;
    this.usedDays.set(athleteId, first + DAYS_PER_CALL);
    return Array.from({ length: DAYS_PER_CALL }, (_, n) => addDays(this.club.today, -(first + n)));
  }
}
