import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { Between, type EntityManager } from 'typeorm';
import { CalendarEvent } from './calendar-event.entity.js';
import { CopiedWeek } from './copied-week.entity.js';
import { EventChange } from './event-change.entity.js';

/** What is planned for the whole team in the week from this Monday on, in the order of the calendar. */
export function findTeamWeek(manager: EntityManager, teamId: number, monday: CalendarDate): Promise<CalendarEvent[]> {
  return manager.find(CalendarEvent, {
    where: { teamId, date: Between(monday, addDays(monday, 6)) },
    order: { date: 'ASC', eventTime: 'ASC', id: 'ASC' },
  });
}

/** What became of a copied week, with the id by which it is taken back; null where it has been, or is forgotten. */
export async function findCopiedWeek(
  manager: EntityManager,
  eventChangeId: number,
): Promise<{ changeId: string; week: CopiedWeek } | null> {
  const { entities, raw } = await manager
    .createQueryBuilder(CopiedWeek, 'week')
    .innerJoin(EventChange, 'change', 'change.id = week.eventChangeId')
    .addSelect('change.changeId', 'change_uuid')
    .where('week.eventChangeId = :eventChangeId', { eventChangeId })
    .getRawAndEntities<{ change_uuid: string }>();
  const [week] = entities;
  const [row] = raw;
  return week && row ? { changeId: row.change_uuid, week } : null;
}
