import { srpe, type LoadSession } from './srpe.js';

/** What was trained on one day. */
export interface DailyLoad {
  sessions: number;
  /** Sum of the sessions' loads, arbitrary units. */
  load: number;
}

/** The load of every day that has a session, by date. A day that is not in it has none: 0. */
export function dailyLoads(sessions: readonly LoadSession[]): Map<string, DailyLoad> {
  const days = new Map<string, DailyLoad>();
  for (const session of sessions) {
    const day = days.get(session.date) ?? { sessions: 0, load: 0 };
    days.set(session.date, { sessions: day.sessions + 1, load: day.load + srpe(session) });
  }
  return days;
}
