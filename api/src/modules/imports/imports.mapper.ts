import {
  IMPORT_LISTED_MAX,
  type Import,
  type ImportCounts,
  type ImportedRow,
  type ImportPreview,
  type ImportRefusal,
  type StandingRow,
  type Teammate,
} from '@touchline/contracts/imports.schema';
import type { ImportRecord } from '@touchline/sheets/records';
import { placeKey } from '@touchline/contracts/import-fields';
import { refusalText, type Refusal } from '@touchline/sheets/refusal';
import { toKnownPerson } from '../registrations/index.js';
import type { ImportedRowEntity } from './imported-row.entity.js';
import type { ListedImport } from './imports.repository.js';
import { wholeName, type FilePerson } from './people/match-people.js';
import type { NamedCandidate } from './people/named-candidate.js';
import type { DescribedRow, FilePlan, PlannedRow, RefusedRow } from './plan/file-plan.js';

export function toImport(file: ListedImport): Import {
  return {
    import_id: file.id,
    target: file.target,
    file_name: file.fileName,
    created_at: file.createdAt.toISOString(),
    coach: file.coachName === null ? null : { name: file.coachName },
    counts: { new: file.newRows, same: file.sameRows, changed: file.changedRows, refused: file.refusedRows },
    undone_at: file.undoneAt?.toISOString() ?? null,
  };
}

/** What a file would do. Rows that wait for an answer count as nothing yet. */
export function toPreview(plan: FilePlan, refusals: readonly Refusal[]): ImportPreview {
  const { rows, refused, team, minorIds, newEvents } = plan;
  const asked = toAsked(rows);
  return {
    counts: countsOf(plan, refusals),
    asked,
    team: asked.length === 0 ? [] : team.map(toTeammate),
    minors: minorIds.length,
    new_events: newEvents,
    rows: rows
      .filter(({ match }) => match.is !== 'asked')
      .slice(0, IMPORT_LISTED_MAX)
      .map(toRow),
    refusals: [...refusals.map(toRefusal), ...refused.map(toRefused)].slice(0, IMPORT_LISTED_MAX),
  };
}

/** Of records; cells that keep a record out count once. */
export function countsOf({ rows, refused }: FilePlan, refusals: readonly Refusal[]): ImportCounts {
  const count = (outcome: string) => rows.filter((row) => row.match.is !== 'asked' && row.outcome === outcome).length;
  const refusedRecords = new Set([...refusals, ...refused.map(({ record }) => record)].map(placeKey));
  return {
    new: count('new'),
    same: count('same'),
    changed: count('changed'),
    skipped: count('skipped'),
    refused: refusedRecords.size,
  };
}

function toRow({ record, person, match, outcome, changes }: PlannedRow): ImportedRow {
  return {
    sheet: record.sheet,
    line: record.line,
    first_name: person?.firstName ?? null,
    last_name: person?.lastName ?? null,
    outcome,
    athlete_id: match.is === 'athlete' ? match.athlete.id : null,
    day: record.day,
    values: record.values,
    changes,
  };
}

/** One question for all records of a name. */
function toAsked(rows: readonly PlannedRow[]): ImportPreview['asked'] {
  const asked = new Map<string, ImportPreview['asked'][number]>();
  for (const { record, person, match } of rows) {
    if (match.is !== 'asked' || person === null) continue;
    const key = `${wholeName(person)} ${person.dateOfBirth ?? ''}`;
    const known = asked.get(key);
    if (known) known.rows += 1;
    else asked.set(key, { ...toPerson(record, person), candidates: match.candidates.map(toKnownPerson) });
  }
  return [...asked.values()];
}

const toPerson = ({ sheet, line }: ImportRecord, person: FilePerson) => ({
  ...{ sheet, line, rows: 1 },
  name: wholeName(person),
  date_of_birth: person.dateOfBirth,
});

const toTeammate = ({ id, firstName, lastName }: Pick<NamedCandidate, 'id' | 'firstName' | 'lastName'>): Teammate => ({
  athlete_id: id,
  first_name: firstName,
  last_name: lastName,
});

const toRefusal = (refusal: Refusal): ImportRefusal => ({
  sheet: refusal.sheet,
  line: refusal.line,
  heading: refusal.column,
  cell: refusal.column === null ? null : refusal.text,
  message: refusalText(refusal),
});

const toRefused = ({ record, message }: RefusedRow): ImportRefusal => ({
  sheet: record.sheet,
  line: record.line,
  heading: null,
  cell: null,
  message,
});

export const toStandingRow = (
  { id, kind, day }: ImportedRowEntity,
  { athlete, title, written, changedBy, cost, version }: DescribedRow,
): StandingRow => ({
  ...{ row_id: id, kind, athlete: athlete && toTeammate(athlete), title: title ?? null, day },
  ...{ written, changed_by: changedBy, cost, version },
});
