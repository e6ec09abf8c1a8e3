import { unitSymbol } from '@touchline/contracts/measure-rules';
import type { MeasureVersion } from '@touchline/contracts/measures.schema';
import { In, type EntityManager } from 'typeorm';
import { selectExpressions } from '../../database/row-selection.js';
import type { ExportedRow } from '../../database/table-rows.js';
import { findCatalogue } from '../../modules/measures/index.js';
import { CoachEntity, InstitutionEntity } from '../../modules/coaches/index.js';
import { TeamEntity } from '../../modules/teams/index.js';
import type { AthleteKeys } from '../athlete-tables.js';

/** What numbers and keys in the rows of an athlete stand for, by column and `namedBy`: `coach_id` → "7" → "Kim Lee". */
export interface ExportNames {
  institution: string;
  byColumn: Readonly<Record<string, ReadonlyMap<string, string>>>;
}

/** A measure has another label, question or unit with another version. */
const NAMED_WITH: Readonly<Record<string, string>> = { measure_key: 'measure_version' };

/** What the name of a cell is found by: `7` for a coach, `own.1 2` for the second version of a measure. */
export function namedBy(row: ExportedRow, column: string): string {
  const further = NAMED_WITH[column];
  return [column, ...(further === undefined ? [] : [further])].map((name) => String(row[name] ?? '')).join(' ');
}

const EVENT = selectExpressions<{ id: number; day: string; title: string }>({
  id: 'event.id',
  day: 'event.date',
  title: 'event.title',
});
/** A join, because MariaDB tries every event for an IN with a UNION. */
const EVENTS = `FROM (
  SELECT event_id FROM attendance_records WHERE athlete_id = :athleteId
  UNION SELECT event_id FROM training_sessions WHERE athlete_id = :athleteId) own
  INNER JOIN calendar_events event ON event.id = own.event_id`;

/**
 * Names of the institution's coaches, of teams, of each version of measures with its question or unit, and of the events at
 * which the athlete was marked. Of a coach only the name is included: who recorded something about a person belongs to the
 * answer, how to reach that coach does not.
 */
export async function exportNames(manager: EntityManager, keys: AthleteKeys): Promise<ExportNames> {
  const { institutionId } = keys;
  const coaches = await manager.find(CoachEntity, { select: { id: true, name: true }, where: { institutionId } });
  const teams = await manager.find(TeamEntity, { select: { id: true, name: true }, where: { institutionId } });
  const { name } = await manager.findOneByOrFail(InstitutionEntity, { id: In([institutionId]) });
  const events = await EVENT.read(manager, EVENTS, keys);
  const measures = [...(await findCatalogue(manager, institutionId)).values()];
  return {
    institution: name,
    byColumn: {
      coach_id: new Map(coaches.map((coach) => [String(coach.id), coach.name])),
      team_id: new Map(teams.map((team) => [String(team.id), team.name])),
      // An answer that follows no event has the number 0.
      event_id: new Map([
        ['0', ''],
        ...events.map((event) => [String(event.id), `${event.day} ${event.title}`] as const),
      ]),
      measure_key: new Map(
        measures.flatMap(({ key, versions }) =>
          versions.map((version) => [`${key} ${version.measure_version}`, measureText(version)] as const),
        ),
      ),
    },
  };
}

/** `Groin (How does your groin feel?)`, `Nordbord (N)`. */
function measureText({ label, question, unit }: MeasureVersion): string {
  const told = question ?? unitSymbol(unit);
  return told === '' ? label : `${label} (${told})`;
}
