import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import type { Condition } from '../paging/athlete-rows.js';
import { staffOf, TEAM_STAFF } from './coach-reach.js';
import type { Reach } from './reach.js';

/**
 * The only place that decides which training sessions a club with hidden sessions of other teams shows to a coach: those
 * without an event, those of an athlete's own event, and those of teams where the coach's role reads load. The tables are
 * named, as in `coach-reach`.
 */

const eventOfOtherTeam = (eventId: string): string =>
  `FROM calendar_events event WHERE event.id = ${eventId} AND event.team_id IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM ${TEAM_STAFF} staff WHERE ${staffOf('event.team_id', 'load.read')})`;

/** The condition that the coach sees the training session `row`. Needs the parameter `coachId`. */
export const IS_SHOWN_SESSION = `NOT EXISTS (SELECT 1 ${eventOfOtherTeam('row.event_id')})`;

/** The condition that the training session `row` is one that this reach shows. It costs nothing where all are shown. */
export function isShownSession({ onlyTeamsOf }: Pick<Reach, 'onlyTeamsOf'>): Required<Condition> {
  if (onlyTeamsOf === null) return { condition: 'TRUE', parameters: {} };
  return { condition: IS_SHOWN_SESSION, parameters: { coachId: onlyTeamsOf } };
}

const HIDDEN_EVENT = selectExpressions<{ id: number }>({ id: 'event.id' });

/** Whether the reach shows sessions of this event. A query only where sessions of other teams are hidden. */
export async function isShownEvent(
  manager: EntityManager,
  { onlyTeamsOf }: Reach,
  eventId: number | null,
): Promise<boolean> {
  if (onlyTeamsOf === null || eventId === null) return true;
  const parameters = { coachId: onlyTeamsOf, eventId };
  return (await HIDDEN_EVENT.readOne(manager, eventOfOtherTeam(':eventId'), parameters)) === null;
}
