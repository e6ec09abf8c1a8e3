import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import { roundHalfUp, roundedOrNull } from '@touchline/contracts/rounding';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { dailyLoads, type LoadSession, srpe } from '../../training-load/index.js';
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
  loads: (athleteId: number) => readonly LoadSession[],
): PlannedDay[] {
  const done = athletes.map(({ athleteId }) => dailyLoads(loads(athleteId)));
  const planned = groupRows(plan, ({ date }) => date);
  const dates = new Set([...planned.keys(), ...done.flatMap((days) => [...days.keys()])]);
  return [...dates].sort().map((date) => {
    const sessions = planned.get(date);
    const loadsOfDay = done.flatMap((days) => days.get(date)?.load ?? []);
    const total = loadsOfDay.reduce((sum, load) => sum + load, 0);
    return {
      date,
      planned_load: sessions === undefined ? null : roundHalfUp(sumOf(sessions), 2),
      done_load: roundedOrNull(loadsOfDay.length === 0 ? null : total / loadsOfDay.length, 2),
      recorded: loadsOfDay.length,
      athletes: athletes.filter(({ sessions }) => sessions.some((session) => session.date === date)).length,
    };
  });
}

const sumOf = (sessions: readonly PlannedSession[]): number =>
  sessions.reduce((sum, session) => sum + srpe(session), 0);
