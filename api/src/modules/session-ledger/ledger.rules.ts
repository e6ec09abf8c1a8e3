import type { SaveGridBody } from '@touchline/contracts/session-ledger.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';
import { NOT_IN_TEAM } from '../attendance/index.js';

export const EVENT_WITHOUT_ATTENDANCE: FieldProblem = {
  path: 'event_id',
  message: 'Event id must be that of an event of a team at which attendance is taken.',
};
export const EVENT_NOT_BEGUN: FieldProblem = {
  path: 'event_id',
  message: 'Event id must be that of an event that is not in the future.',
};

/**
 * The rows that name an athlete again, and those of athletes who were not at the event: neither on its team on that
 * day nor marked at it.
 */
export function rowProblems(rows: SaveGridBody['rows'], isAtEvent: (athleteId: number) => boolean): FieldProblem[] {
  const seen = new Set<number>();
  return rows.flatMap(({ athlete_id: id }, at) => {
    const path = `rows.${at}.athlete_id`;
    const isTwice = seen.has(id);
    seen.add(id);
    if (isTwice) return [{ path, message: `Athlete id ${id} appears twice.` }];
    return isAtEvent(id) ? [] : [{ ...NOT_IN_TEAM, path }];
  });
}
