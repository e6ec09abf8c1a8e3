import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { select, type RowOf } from '../../../database/row-selection.js';
import { SquadDecisionEntity } from './squad-decision.entity.js';

const MESSAGE = select(SquadDecisionEntity, 'decision', ['madeOn', 'messageToAthlete', 'createdAt']).and<{
  coachName: string | null;
}>({ coachName: 'coach.name' });

/** What a coach wrote to an athlete with a decision. The name is null when the account no longer exists. */
export type Message = RowOf<typeof MESSAGE> & { messageToAthlete: string };

/** The messages of decisions of these days that were not taken back, the first one first. One query. */
export async function findMessages(
  manager: EntityManager,
  athleteId: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<Message[]> {
  const rows = await MESSAGE.read(
    manager,
    `FROM squad_decisions decision LEFT JOIN coaches coach ON coach.id = decision.coach_id
     WHERE decision.athlete_id = :athleteId AND decision.made_on BETWEEN :from AND :to
     AND decision.message_to_athlete IS NOT NULL AND decision.taken_back_at IS NULL
     ORDER BY decision.created_at, decision.id`,
    { athleteId, from, to },
  );
  return rows as Message[];
}
