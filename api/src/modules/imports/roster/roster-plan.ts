import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportPlan } from '@touchline/contracts/import-plan.schema';
import type { ImportChange, ImportOutcome } from '@touchline/contracts/imports.schema';
import { isOfPerson, type ImportRecord, type PersonRecord } from '@touchline/sheets/records';
import type { GuardianContactEntity } from '../../guardian-contacts/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import { PeopleMatcher, type Candidate, type FilePerson, type Match } from '../people/match-people.js';
import { contactOf, guardianValues } from './guardian-values.js';
import { outcomeOf, rosterChanges, storedChanges } from './roster-rows.js';

/** An athlete of the coach as a roster's file is compared with them. */
export interface RosterCandidate extends Candidate {
  teamName: string;
  archivedAt: Date | null;
  email: string | null;
  /** Person and place on the team, without guardians. */
  values: ImportedValues;
  contacts: readonly GuardianContactEntity[];
  /** What imports wrote last. */
  written: ImportedValues;
}

/** A row of the file, who it is and what it does. */
export interface PlannedRow {
  record: ImportRecord;
  person: FilePerson;
  match: Match<RosterCandidate>;
  outcome: ImportOutcome;
  /** All differences; those of typed values are stored only with the coach's word. */
  changes: ImportChange[];
  stored: ImportChange[];
}

/** A row that names an athlete whom an earlier row has named under another name. */
export interface RepeatedRow {
  record: ImportRecord;
  firstLine: number;
}

export interface RosterPlan {
  rows: PlannedRow[];
  repeated: RepeatedRow[];
}

/** What each row of a roster's file does. Pure. */
export function planRoster(
  records: readonly ImportRecord[],
  { people, overwrite_lines: overwritten }: Pick<ImportPlan, 'people' | 'overwrite_lines'>,
  { athletes, aliases }: { athletes: readonly RosterCandidate[]; aliases: ReadonlyMap<string, number> },
  teamName: string,
): RosterPlan {
  const matcher = new PeopleMatcher({ athletes, answers: people, aliases });
  const overwrites = new Set(overwritten);
  const lineOf = new Map<number, number>();
  const plan: RosterPlan = { rows: [], repeated: [] };
  for (const record of records.filter(isOfPerson)) {
    const person = toFilePerson(record);
    const match = matcher.match(person);
    const athleteId = match.is === 'athlete' ? match.athlete.id : null;
    const firstLine = athleteId === null ? undefined : lineOf.get(athleteId);
    if (firstLine !== undefined) {
      plan.repeated.push({ record, firstLine });
      continue;
    }
    if (athleteId !== null) lineOf.set(athleteId, record.line);
    plan.rows.push({ record, person, match, ...effectOf(record, match, overwrites, teamName) });
  }
  return plan;
}

function effectOf(
  { line, values }: ImportRecord,
  match: Match<RosterCandidate>,
  overwrites: ReadonlySet<number>,
  teamName: string,
): Pick<PlannedRow, 'outcome' | 'changes' | 'stored'> {
  if (match.is !== 'athlete') return { outcome: match.is === 'skip' ? 'skipped' : 'new', changes: [], stored: [] };

  const { athlete } = match;
  const stored = { ...athlete.values, ...guardianValues(contactOf(athlete.contacts, values)) };
  const changes = rosterChanges(values, { ...athlete, values: stored }, teamName);
  const applied = storedChanges(changes, overwrites.has(line));
  return { outcome: outcomeOf(applied), changes, stored: applied };
}

export const toFilePerson = ({ name, values }: PersonRecord): FilePerson => ({
  firstName: name.first,
  lastName: name.last,
  dateOfBirth: (values['date_of_birth'] as CalendarDate | null | undefined) ?? null,
});
