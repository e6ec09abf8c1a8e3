import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { byAthlete } from '../../common/grouping/group-rows.js';
import type { RosterAthlete } from '../athletes/index.js';
import { findMarksAt } from '../attendance/index.js';
import { findStatuses, isOutOn } from '../availability/index.js';
import { findPlannedLoads, type EventPlan } from '../calendar/index.js';
import type { PlannedAthlete } from './calc/planned-sessions.js';

export interface StoredPlans {
  /** The stored events with a planned load, unordered. */
  plans: EventPlan[];
  /** Which of them count for an athlete. */
  plannedFor: (member: RosterAthlete) => PlannedAthlete;
}

/**
 * The plans of these athletes (at least one) and their teams on the days of a range. Four queries for any number of
 * athletes.
 */
export async function findPlans(
  manager: EntityManager,
  members: readonly RosterAthlete[],
  range: { from: CalendarDate; to: CalendarDate },
): Promise<StoredPlans> {
  const athleteIds = members.map(({ athlete }) => athlete.id);
  const teamIds = [...new Set(members.flatMap(({ memberships }) => memberships.map(({ teamId }) => teamId)))];

  const plans = await findPlannedLoads(manager, { teamIds, athleteIds }, range);
  const eventIds = plans.map(({ id }) => id);
  const marks = await findMarksAt(manager, eventIds);
  const excused = byAthlete(marks.filter(({ status }) => status === 'excused'));
  const statuses = await findStatuses(manager, athleteIds);

  const plannedFor = ({ athlete: { id }, memberships }: RosterAthlete): PlannedAthlete => {
    const excusedFrom = new Set((excused.get(id) ?? []).map(({ eventId }) => eventId));
    return {
      id,
      memberships,
      isOutOn: (day) => isOutOn(statuses.get(id) ?? [], day),
      isExcusedFrom: (eventId) => excusedFrom.has(eventId),
    };
  };
  return { plans, plannedFor };
}
