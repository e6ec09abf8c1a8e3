import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { DECISION_DAYS_MAX } from '@touchline/contracts/decision-rules';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { SquadDecisionEntity } from './squad-decision.entity.js';

export interface MadeDecision {
  decision: SquadDecisionEntity;
  /** Null when the account no longer exists. */
  coachName: string | null;
}

/** The decision in force on a day, by athlete: made by then, not over, not ended and not taken back. One query. */
export async function findDecisionsInForce(
  manager: EntityManager,
  athleteIds: readonly number[],
  day: CalendarDate,
): Promise<Map<number, MadeDecision>> {
  if (athleteIds.length === 0) return new Map();
  const found = await withNames(
    decisionsOf(manager, athleteIds)
      // The earliest day bounds what is read: no decision lasts longer.
      .andWhere('decision.madeOn BETWEEN :earliest AND :day', { day, earliest: addDays(day, 1 - DECISION_DAYS_MAX) })
      .andWhere('decision.untilDay >= :day')
      .andWhere('(decision.endedOn IS NULL OR decision.endedOn > :day)'),
  );
  return new Map(found.map((made) => [made.decision.athleteId, made]));
}

/** What was decided about these athletes on the days of a range, the last day first. One query. */
export function findDecisionsMade(
  manager: EntityManager,
  athleteIds: readonly number[],
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<MadeDecision[]> {
  if (athleteIds.length === 0) return Promise.resolve([]);
  return withNames(
    decisionsOf(manager, athleteIds)
      .andWhere('decision.madeOn BETWEEN :from AND :to', { from, to })
      .orderBy('decision.madeOn', 'DESC')
      .addOrderBy('decision.createdAt', 'DESC'),
  );
}

/** A decision that was not taken back; null for an unknown one. */
export async function findMadeDecision(manager: EntityManager, id: number): Promise<MadeDecision | null> {
  const [made] = await withNames(decisions(manager).andWhere('decision.id = :id', { id }));
  return made ?? null;
}

function decisions(manager: EntityManager): SelectQueryBuilder<SquadDecisionEntity> {
  return manager.createQueryBuilder(SquadDecisionEntity, 'decision').where('decision.takenBackAt IS NULL');
}

function decisionsOf(manager: EntityManager, athleteIds: readonly number[]): SelectQueryBuilder<SquadDecisionEntity> {
  return decisions(manager).andWhere('decision.athleteId IN (:...athleteIds)', { athleteIds });
}

async function withNames(query: SelectQueryBuilder<SquadDecisionEntity>): Promise<MadeDecision[]> {
  const { entities, raw } = await query
    .leftJoin('coaches', 'coach', 'coach.id = decision.coachId')
    .addSelect('coach.name', 'coach_name')
    .getRawAndEntities<{ coach_name: string | null }>();
  return entities.map((decision, at) => ({ decision, coachName: raw[at]?.coach_name ?? null }));
}
