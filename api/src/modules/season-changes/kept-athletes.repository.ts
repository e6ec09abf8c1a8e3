import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { SeasonAction } from '@touchline/contracts/season-changes.schema';
import type { EntityManager } from 'typeorm';
import { DeletedRecordEntity } from '../../common/versioned/deleted-record.entity.js';
import { RESTORABLE_MS } from '../../common/versioned/remove-record.js';
import { select } from '../../database/row-selection.js';
import { AthleteEntity } from '../athletes/index.js';
import type { ChangedMemberships } from '../memberships/index.js';

/** What is kept of an athlete whose teams a season's change changed, to undo it. */
export interface KeptContent {
  /** The team that was changed. */
  teamId: number;
  action: SeasonAction;
  /** The team that the athlete joined. */
  toTeamId: number | null;
  coachId: number;
  firstDay: CalendarDate;
  /** The main team before. */
  mainTeamId: number;
  memberships: ChangedMemberships;
}

/** A kept athlete with their name. The athletes of one change have one `changedAt`. */
export interface KeptAthlete extends KeptContent {
  athleteId: number;
  firstName: string;
  lastName: string;
  changedAt: Date;
}

const KEPT = select(DeletedRecordEntity, 'kept', ['athleteId', 'content', 'deletedAt']).with(
  select(AthleteEntity, 'athlete', ['firstName', 'lastName']),
);

/** The athletes of a team whose season was changed in the day before `now`, the latest change first, by name. One query. */
export async function findKept(manager: EntityManager, teamId: number, now: Date): Promise<KeptAthlete[]> {
  const rows = await KEPT.read(
    manager,
    `FROM memberships membership
     INNER JOIN deleted_records kept ON kept.kind = 'season' AND kept.record_id = membership.athlete_id
     INNER JOIN athletes athlete ON athlete.id = kept.athlete_id
     WHERE membership.team_id = :teamId AND kept.deleted_at > :since
     GROUP BY kept.athlete_id, kept.content, kept.deleted_at, athlete.first_name, athlete.last_name, athlete.sort_key
     ORDER BY kept.deleted_at DESC, athlete.sort_key, kept.athlete_id`,
    { teamId, since: new Date(now.getTime() - RESTORABLE_MS) },
  );
  return rows
    .map(({ content, deletedAt, ...athlete }) => ({
      ...(JSON.parse(content) as KeptContent),
      ...athlete,
      changedAt: deletedAt,
    }))
    .filter((kept) => kept.teamId === teamId);
}
