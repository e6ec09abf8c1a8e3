import type { MigrationInterface, QueryRunner } from 'typeorm';
import { todayIn } from '../../common/time/local-time.js';
import {
  addColumn,
  createTable,
  day,
  dropColumn,
  dropTable,
  id,
  index,
  integer,
  nullable,
  references,
  text,
} from './portable-table.js';

const ROWS_AT_ONCE = 200;
const MOVED = ['joined_on', 'jersey_number', 'position'];

/**
 * Memberships, and roles of the staff. Every athlete gets the membership that their row described, with all records from
 * before it; all staff become head coaches, as which they did everything until now. A club stops its servers for it: the
 * version before knows neither, and would show everything to everybody.
 */
export class Memberships1764000000105 implements MigrationInterface {
  readonly name = 'Memberships1764000000105';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, {
      name: 'memberships',
      columns: [
        id(),
        integer('athlete_id'),
        integer('team_id'),
        text('kind', 10),
        day('joined_on', nullable),
        day('records_from', nullable),
        day('last_day', nullable),
        text('jersey_number', 3, nullable),
        text('position', 60, nullable),
      ],
      indices: [
        index('ix_memberships_team_id_athlete_id', 'team_id', 'athlete_id'),
        index('ix_memberships_athlete_id', 'athlete_id'),
      ],
      foreignKeys: [
        references('fk_memberships_athlete', 'athlete_id', 'athletes', 'RESTRICT'),
        references('fk_memberships_team', 'team_id', 'teams', 'RESTRICT'),
      ],
    });
    await addColumn(runner, 'team_staff', text('role', 20, { default: "'head_coach'" }));
    await addColumn(runner, 'pending_athletes', text('jersey', 3, nullable));

    if (runner.manager.dataSource.options.type === 'mariadb') await runner.query('COMMIT');
    if (await runner.hasColumn('athletes', 'joined_on')) await fillMemberships(runner);
    if (await runner.hasColumn('pending_athletes', 'jersey_number')) await moveJerseys(runner);

    for (const column of MOVED) await dropColumn(runner, 'athletes', column);
    await dropColumn(runner, 'pending_athletes', 'jersey_number');
  }

  async down(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pending_athletes', integer('jersey_number', nullable));
    await addColumn(runner, 'athletes', text('position', 60, nullable));
    await addColumn(runner, 'athletes', integer('jersey_number', nullable));
    await addColumn(runner, 'athletes', day('joined_on', nullable));
    await dropColumn(runner, 'pending_athletes', 'jersey');
    await dropColumn(runner, 'team_staff', 'role');
    await dropTable(runner, 'memberships');
  }
}

interface FormerAthlete {
  id: number;
  team_id: number;
  joined_on: string | null;
  archived_at: string | Date | null;
  jersey_number: number | null;
  position: string | null;
  time_zone: string;
}

/** Goes on with the athletes who have no membership yet. */
async function fillMemberships(runner: QueryRunner): Promise<void> {
  for (let last = 0; ;) {
    const athletes = (await runner.query(
      `SELECT athlete.id AS id, athlete.team_id AS team_id, athlete.joined_on AS joined_on,
         athlete.archived_at AS archived_at, athlete.jersey_number AS jersey_number, athlete.position AS position,
         institution.time_zone AS time_zone
       FROM athletes athlete
       INNER JOIN teams team ON team.id = athlete.team_id
       INNER JOIN institutions institution ON institution.id = team.institution_id
       WHERE athlete.id > ${last} AND NOT EXISTS (SELECT 1 FROM memberships own WHERE own.athlete_id = athlete.id)
       ORDER BY athlete.id LIMIT ${ROWS_AT_ONCE}`,
    )) as FormerAthlete[];
    if (athletes.length === 0) return;

    const values = athletes.flatMap((athlete) => [
      athlete.id,
      athlete.team_id,
      'member',
      athlete.joined_on,
      lastDayOf(athlete),
      jerseyText(athlete.jersey_number),
      athlete.position,
    ]);
    await runner.query(
      `INSERT INTO memberships (athlete_id, team_id, kind, joined_on, last_day, jersey_number, position)
       VALUES ${athletes.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
      values,
    );
    last = athletes.at(-1)?.id ?? last;
  }
}

/** The day on which the athlete was archived. */
function lastDayOf({ archived_at: archivedAt, time_zone: timeZone }: FormerAthlete): string | null {
  if (archivedAt === null) return null;
  // SQLite stores instants as text, in UTC.
  const instant = archivedAt instanceof Date ? archivedAt : new Date(`${archivedAt.replace(' ', 'T')}Z`);
  return todayIn(timeZone, instant);
}

async function moveJerseys(runner: QueryRunner): Promise<void> {
  for (;;) {
    const waiting = (await runner.query(
      `SELECT id, jersey_number FROM pending_athletes WHERE jersey_number IS NOT NULL AND jersey IS NULL
       LIMIT ${ROWS_AT_ONCE}`,
    )) as { id: number; jersey_number: number }[];
    if (waiting.length === 0) return;
    for (const { id: registrationId, jersey_number: number } of waiting)
      await runner.query(`UPDATE pending_athletes SET jersey = ? WHERE id IN (${registrationId})`, [
        jerseyText(number),
      ]);
  }
}

/** Each leading zero had added 1000 to the number. */
function jerseyText(stored: number | null): string | null {
  return stored === null ? null : '0'.repeat(Math.floor(stored / 1000)) + String(stored % 1000);
}
