import {
  IMPORT_LISTED_MAX,
  type Import,
  type ImportCounts,
  type ImportedRow,
  type ImportPreview,
  type ImportRefusal,
} from '@touchline/contracts/imports.schema';
import { refusalText, type Refusal } from '@touchline/sheets/refusal';
import type { ListedImport } from './imports.repository.js';
import { wholeName } from './people/match-people.js';
import type { PlannedRow, RepeatedRow, RosterPlan } from './roster/roster-plan.js';

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
export function toPreview({ rows, repeated }: RosterPlan, refusals: readonly Refusal[]): ImportPreview {
  return {
    counts: countsOf({ rows, repeated }, refusals),
    asked: rows.flatMap(toAsked),
    rows: rows
      .filter(({ match }) => match.is !== 'asked')
      .slice(0, IMPORT_LISTED_MAX)
      .map(toRow),
    refusals: [...refusals.map(toRefusal), ...repeated.map(toRepeated)].slice(0, IMPORT_LISTED_MAX),
  };
}

export function countsOf({ rows, repeated }: RosterPlan, refusals: readonly Refusal[]): ImportCounts {
  const count = (outcome: string) => rows.filter((row) => row.match.is !== 'asked' && row.outcome === outcome).length;
  const refusedLines = new Set(refusals.map(({ sheet, line }) => `${sheet}\t${line}`));
  return {
    new: count('new'),
    same: count('same'),
    changed: count('changed'),
    skipped: count('skipped'),
    refused: refusedLines.size + repeated.length,
  };
}

function toRow({ record, person, match, outcome, changes }: PlannedRow): ImportedRow {
  return {
    sheet: record.sheet,
    line: record.line,
    first_name: person.firstName,
    last_name: person.lastName,
    outcome,
    athlete_id: match.is === 'athlete' ? match.athlete.id : null,
    values: record.values,
    changes,
  };
}

function toAsked({ record, person, match }: PlannedRow): ImportPreview['asked'] {
  if (match.is !== 'asked') return [];
  return [
    {
      sheet: record.sheet,
      line: record.line,
      name: wholeName(person),
      date_of_birth: person.dateOfBirth,
      rows: 1,
      candidates: match.candidates.map((athlete) => ({
        athlete_id: athlete.id,
        first_name: athlete.firstName,
        last_name: athlete.lastName,
        email: athlete.email,
        date_of_birth: athlete.dateOfBirth,
        team_name: athlete.teamName,
        archived: athlete.archivedAt !== null,
      })),
    },
  ];
}

const toRefusal = (refusal: Refusal): ImportRefusal => ({
  sheet: refusal.sheet,
  line: refusal.line,
  heading: refusal.column,
  cell: refusal.column === null ? null : refusal.text,
  message: refusalText(refusal),
});

const toRepeated = ({ record, firstLine }: RepeatedRow): ImportRefusal => ({
  sheet: record.sheet,
  line: record.line,
  heading: null,
  cell: null,
  message: `This athlete is in line ${firstLine} already. Delete one of the two rows.`,
});
