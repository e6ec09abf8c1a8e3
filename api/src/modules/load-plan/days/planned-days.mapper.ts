import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import { roundHalfUp, roundedOrNull } from '@touchline/contracts/rounding';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { srpe, type AthleteLoad } from '../../training-load/index.js';
import type { PlannedSession } from '../calc/planned-sessions.js';

/** The planned load of an athlete. */
interface AthletePlan {
  athleteId: number;
  sessions: readonly PlannedSession[];
}

/**
 * The days with sessions in `plan` or with a recorded load, in order. `athletes` are those whose records count, with
 * the sessions that count for each.
 */
export function toPlannedDays(
  plan: readonly PlannedSession[],
  athletes: readonly AthletePlan[],
  loads: readonly AthleteLoad[],
): PlannedDay[] {
  const byDay = groupRows(loads, ({ date }) => date);
  const planned = groupRows(plan, ({ date }) => date);
  const dates = new Set([...planned.keys(), ...byDay.keys()]);
  return [...dates].sort().map((date) => {
    const sessions = planned.get(date);
    const done = loadsByAthlete(byDay.get(date) ?? []);
    const total = done.reduce((sum, load) => sum + load, 0);
    return {
      date,
      planned_load: sessions === undefined ? null : roundHalfUp(sumOf(sessions), 2),
      done_load: roundedOrNull(done.length === 0 ? null : total / done.length, 2),
      recorded: done.length,
      athletes: athletes.filter(({ sessions }) => sessions.some((session) => session.date === date)).length,
    };
  });
}

/** The loads of the athletes who have one, on one day. */
function loadsByAthlete(loads: readonly AthleteLoad[]): number[] {
  const groups = groupRows(loads, ({ athleteId }) => athleteId);
  return [...groups.values()].map((sessions) => sessions.reduce((sum, session) => sum + srpe(session), 0));
}

const sumOf = (sessions: readonly PlannedSession[]): number =>
  sessions.reduce((sum, session) => sum + srpe(session), 0);
