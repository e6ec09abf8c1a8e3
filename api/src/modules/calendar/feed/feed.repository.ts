import { In, type EntityManager } from 'typeorm';
import { INSTALLATION_TABLE } from '../../../database/foreign-key-order.js';
import { CalendarEventEntity } from '../events/calendar-event.entity.js';
import { CalendarFeedEntity } from './calendar-feed.entity.js';
import type { FeedEvent } from './ics/team-calendar.js';

/** The team of a feed, as the calendar file names it. */
export interface FeedTeam {
  teamId: number;
  name: string;
  timeZone: string;
  /** The number of the installation; null while it has none. */
  installationId: string | null;
}

/** The secret of the feed of a team; null when the team has none. */
export async function findSecret(manager: EntityManager, teamId: number): Promise<string | null> {
  return (await manager.findOneBy(CalendarFeedEntity, { teamId }))?.secret ?? null;
}

/** Which of these teams have a feed. */
export async function findTeamsWithFeed(manager: EntityManager, teamIds: readonly number[]): Promise<number[]> {
  const own = { teamId: In([...teamIds]) };
  return (await manager.find(CalendarFeedEntity, { select: { teamId: true }, where: own })).map(({ teamId }) => teamId);
}

/**
 * The team whose feed has this secret, or null, and the number of the installation. By table name, because this module does
 * not depend on teams and institutions, and because a feed reads no more than two statements.
 */
export async function findFeedTeam(manager: EntityManager, secret: string): Promise<FeedTeam | null> {
  const team = await manager
    .createQueryBuilder(CalendarFeedEntity, 'feed')
    .select('feed.teamId', 'teamId')
    .addSelect('team.name', 'name')
    .addSelect('institution.time_zone', 'timeZone')
    .addSelect('installation.installation_id', 'installationId')
    .innerJoin('teams', 'team', 'team.id = feed.team_id')
    .innerJoin('institutions', 'institution', 'institution.id = team.institution_id')
    .leftJoin(INSTALLATION_TABLE, 'installation', 'installation.slot = 1')
    .where('feed.secret = :secret', { secret })
    .getRawOne<FeedTeam>();
  return team ?? null;
}

/**
 * All events of the whole team, past and future, by date and time. Events of single athletes are private and left out.
 * One query.
 */
export function findFeedEvents(manager: EntityManager, teamId: number): Promise<FeedEvent[]> {
  return manager
    .createQueryBuilder(CalendarEventEntity, 'event')
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
