import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { isOnTeam, type MembershipDays } from '@touchline/contracts/membership';
import type { LoadPlan } from './touched-weeks.js';

/** A planned session as the figures of training load take it. */
export interface PlannedSession {
  date: CalendarDate;
  rpe: number;
  durationMin: number;
}

export interface PlannedAthlete {
  id: number;
  memberships: readonly (MembershipDays & { teamId: number })[];
  isOutOn: (day: CalendarDate) => boolean;
  /** Whether the athlete is excused from a stored event. */
  isExcusedFrom: (eventId: number) => boolean;
}

/**
 * The planned sessions that count for an athlete: those of a team while the athlete belongs to it, and those of the athlete.
 * A day on which the athlete is out, and an event from which the athlete is excused, count 0.
 */
export function plannedSessions(
  plans: readonly (LoadPlan & { id: number | null })[],
  { id, memberships, isOutOn, isExcusedFrom }: PlannedAthlete,
): PlannedSession[] {
  return plans.flatMap(({ id: eventId, date, plannedRpe, durationMin, ...owner }) => {
    const isOfTeam = memberships.some((own) => own.teamId === owner.teamId && isOnTeam(own, date));
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
