import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam } from '@touchline/contracts/membership';
import type { LoadPlan } from './touched-weeks.js';

/** A planned session as the figures of training load take it. */
export interface PlannedSession {
  date: CalendarDate;
  rpe: number;
  durationMin: number;
}

export interface PlannedAthlete {
  id: number;
  teamId: number;
  /** Since when the athlete belongs to the team; null: nobody knows it. */
  joinedOn: CalendarDate | null;
  isOutOn: (day: CalendarDate) => boolean;
  /** Whether the athlete is excused from a stored event. */
  isExcusedFrom: (eventId: number) => boolean;
}

/**
 * The planned sessions that count for an athlete: those of the team since the athlete joined it, and those of the athlete.
 * A day on which the athlete is out, and an event from which the athlete is excused, count 0.
 */
export function plannedSessions(
  plans: readonly (LoadPlan & { id: number | null })[],
  { id, teamId, joinedOn, isOutOn, isExcusedFrom }: PlannedAthlete,
): PlannedSession[] {
  return plans.flatMap(({ id: eventId, date, plannedRpe, durationMin, ...owner }) => {
    const isOfTeam = owner.teamId === teamId && isOnTeam(joinedOn, date);
    if (plannedRpe === null || (owner.athleteId === null ? !isOfTeam : owner.athleteId !== id)) return [];
    if (isOutOn(date) || (eventId !== null && isExcusedFrom(eventId))) return [];
    return [{ date, rpe: plannedRpe, durationMin }];
  });
}

/** Those that are still ahead. Today counts as planned only while no session of it is recorded. */
export function sessionsAhead(
  sessions: readonly PlannedSession[],
  today: CalendarDate,
  hasTrainedToday: boolean,
): PlannedSession[] {
  return sessions.filter(({ date }) => date > today || (date === today && !hasTrainedToday));
}
