import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { selectExpressions } from '../../../database/row-selection.js';
import { CopiedWeekEntity } from './copied-week.entity.js';
import { EventChangeEntity } from '../undo/event-change.entity.js';

const LAST_COPY = selectExpressions<{ last: number | null }>({ last: 'MAX(week.copy_number)' });

/** The number of the next copy to this week. */
export async function nextCopyNumber(manager: EntityManager, teamId: number, toWeek: CalendarDate): Promise<number> {
  const found = await LAST_COPY.readOne(
    manager,
    'FROM copied_weeks week WHERE week.team_id = :teamId AND week.to_week = :toWeek',
    { teamId, toWeek },
  );
  return (found?.last ?? 0) + 1;
}

/**
 * The result of copying a week and the id by which it can be undone; null when it was undone or removed because of its
 * age.
 */
export async function findCopiedWeek(
  manager: EntityManager,
  eventChangeId: number,
): Promise<{ changeId: string; week: CopiedWeekEntity } | null> {
  const { entities, raw } = await manager
    .createQueryBuilder(CopiedWeekEntity, 'week')
    .innerJoin(EventChangeEntity, 'change', 'change.id = week.eventChangeId')
    .addSelect('change.changeId', 'change_uuid')
    .where('week.eventChangeId = :eventChangeId', { eventChangeId })
    .getRawAndEntities<{ change_uuid: string }>();
  const [week] = entities;
  const [row] = raw;
  return week && row ? { changeId: row.change_uuid, week } : null;
}
