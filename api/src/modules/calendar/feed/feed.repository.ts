import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import { INSTALLATION_TABLE } from '../../../database/foreign-key-order.js';
import { selectExpressions } from '../../../database/row-selection.js';
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

/** Days, both inclusive. */
export interface FeedPeriod {
  from?: CalendarDate | undefined;
  to?: CalendarDate | undefined;
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
export function findFeedTeam(manager: EntityManager, secret: string): Promise<FeedTeam | null> {
  return FEED_TEAM.readOne(
    manager,
    `FROM calendar_feeds feed INNER JOIN teams team ON team.id = feed.team_id ${WITH_INSTALLATION}
     WHERE feed.secret = :secret`,
    { secret },
  );
}

/** The same of a team with this number, which need not have a feed. */
export function findTeamOfCalendar(manager: EntityManager, teamId: number): Promise<FeedTeam | null> {
  return FEED_TEAM.readOne(manager, `FROM teams team ${WITH_INSTALLATION} WHERE team.id = :teamId`, { teamId });
}

const FEED_TEAM = selectExpressions<FeedTeam>({
  teamId: 'team.id',
  name: 'team.name',
  timeZone: 'institution.time_zone',
  installationId: 'installation.installation_id',
});
const WITH_INSTALLATION = `INNER JOIN institutions institution ON institution.id = team.institution_id
  LEFT JOIN ${INSTALLATION_TABLE} installation ON installation.slot = 1`;

/**
 * The events of the whole team, past and future ones without a period, by date and time. Events of single athletes are
 * private and left out. One query.
 */
export function findFeedEvents(
  manager: EntityManager,
  teamId: number,
  { from, to }: FeedPeriod = {},
): Promise<FeedEvent[]> {
  const query = manager
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
    .where('event.teamId = :teamId', { teamId });
  if (from !== undefined) query.andWhere('event.date >= :from', { from });
  if (to !== undefined) query.andWhere('event.date <= :to', { to });
  return query.orderBy('event.date').addOrderBy('event.eventTime').addOrderBy('event.id').getMany();
}
