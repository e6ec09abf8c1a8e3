import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { DECISION_DAYS_MAX } from '@touchline/contracts/decision-rules';
import type { EntityManager } from 'typeorm';
import { select, type RowOf } from '../../../database/row-selection.js';
import { SquadDecisionEntity } from './squad-decision.entity.js';

export interface MadeDecision {
  decision: SquadDecisionEntity;
  /** Null when the account no longer exists. */
  coachName: string | null;
}

const MADE = select(SquadDecisionEntity, 'decision').and<{ coachName: string | null }>({ coachName: 'coach.name' });
const STANDING = `FROM squad_decisions decision LEFT JOIN coaches coach ON coach.id = decision.coach_id
  WHERE decision.taken_back_at IS NULL`;

/** The decision in force on a day, by athlete: made by then, not over, not ended and not taken back. One query. */
export async function findDecisionsInForce(
  manager: EntityManager,
  athleteIds: readonly number[],
  day: CalendarDate,
): Promise<Map<number, MadeDecision>> {
  if (athleteIds.length === 0) return new Map();
  const found = await MADE.read(
    manager,
    // The earliest day bounds the read: no decision lasts longer.
    `${STANDING} AND decision.athlete_id IN (:...athleteIds) AND decision.made_on BETWEEN :earliest AND :day
     AND decision.until_day >= :day AND (decision.ended_on IS NULL OR decision.ended_on > :day)`,
    { athleteIds, day, earliest: addDays(day, 1 - DECISION_DAYS_MAX) },
  );
  return new Map(found.map((row) => [row.athleteId, toMade(row)]));
}

/** The decisions about these athletes in a range of days, the last day first. One query. */
export async function findDecisionsMade(
  manager: EntityManager,
  athleteIds: readonly number[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<MadeDecision[]> {
  if (athleteIds.length === 0) return [];
  const found = await MADE.read(
    manager,
    `${STANDING} AND decision.athlete_id IN (:...athleteIds) AND decision.made_on BETWEEN :from AND :to
     ORDER BY decision.made_on DESC, decision.created_at DESC`,
    { athleteIds, from, to },
  );
  return found.map(toMade);
}

/** A decision that was not taken back; null for an unknown one. */
export async function findMadeDecision(manager: EntityManager, id: number): Promise<MadeDecision | null> {
  const row = await MADE.readOne(manager, `${STANDING} AND decision.id = :id`, { id });
  return row && toMade(row);
}

function toMade({ coachName, ...decision }: RowOf<typeof MADE>): MadeDecision {
  return { decision, coachName };
}
