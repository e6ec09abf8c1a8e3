import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { CalendarEvent } from './calendar-event.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import type { FeedEvent } from './ics/team-calendar.js';

/** Whose calendar a secret opens. */
export interface FeedTeam {
  teamId: number;
  name: string;
  timeZone: string;
}

/** The secret of a team's calendar; null while there is none. */
export async function findSecret(manager: EntityManager, teamId: number): Promise<string | null> {
  return (await manager.findOneBy(CalendarFeed, { teamId }))?.secret ?? null;
}

/** The team whose calendar this secret opens, or null. By table names: a calendar knows of teams and institutions no more than this. */
export async function findFeedTeam(manager: EntityManager, secret: string): Promise<FeedTeam | null> {
  const team = await manager
    .createQueryBuilder(CalendarFeed, 'feed')
    .select('feed.teamId', 'teamId')
    .addSelect('team.name', 'name')
    .addSelect('institution.time_zone', 'timeZone')
    .innerJoin('teams', 'team', 'team.id = feed.team_id')
    .innerJoin('institutions', 'institution', 'institution.id = team.institution_id')
    .where('feed.secret = :secret', { secret })
    .getRawOne<FeedTeam>();
  return team ?? null;
}

/** Everything planned for the whole team, ever, in the order of the calendar. What is planned for one athlete is private and not among it. One query. */
export function findFeedEvents(manager: EntityManager, teamId: number): Promise<FeedEvent[]> {
  return manager
    .createQueryBuilder(CalendarEvent, 'event')
    .select([
      'event.id',
      'event.date',
      'event.eventTime',
      'event.durationMin',
      'event.title',
      'event.type',
      'event.notes',
      'event.version',
      'event.updatedAt',
    ])
    .where('event.teamId = :teamId', { teamId })
    .orderBy('event.date')
    .addOrderBy('event.eventTime')
    .addOrderBy('event.id')
    .getMany();
}

/** From now on the team's calendar opens with this secret and with no other. */
export async function saveSecret(tx: EntityManager, feed: CalendarFeed): Promise<void> {
  const { teamId, ...values } = feed;
  const { affected } = await tx.update(CalendarFeed, { teamId }, values);
  if (affected === 0) await insertOrRetry(tx, CalendarFeed, [feed]);
}

export async function deleteSecret(tx: EntityManager, teamId: number): Promise<void> {
  await tx.delete(CalendarFeed, { teamId });
}
