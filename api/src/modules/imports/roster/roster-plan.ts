import type { ImportChange } from '@touchline/contracts/imports.schema';
import { placeKey } from '@touchline/contracts/import-fields';
import type { ImportPlan } from '@touchline/contracts/import-plan.schema';
import { isOfPerson, type ImportRecord } from '@touchline/sheets/records';
import type { GuardianContactEntity } from '../../guardian-contacts/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import { PeopleMatcher, toFilePerson, type FilePerson, type Match } from '../people/match-people.js';
import type { NamedCandidate } from '../people/named-candidate.js';
import type { PlannedRow, RefusedRow } from '../plan/file-plan.js';
import { contactOf, guardianValues } from './guardian-values.js';
import { outcomeOf, rosterChanges, storedChanges } from './roster-rows.js';

/** An athlete of the coach as a roster's file is compared with them. */
export interface RosterCandidate extends NamedCandidate {
  /** Person and place on the team, without guardians. */
  values: ImportedValues;
  contacts: readonly GuardianContactEntity[];
  /** What imports wrote last. */
  written: ImportedValues;
}

export interface PlannedRosterRow extends PlannedRow<RosterCandidate> {
  person: FilePerson;
  /** Those of the changes that are stored. */
  stored: ImportChange[];
}

export interface RosterPlan {
  rows: PlannedRosterRow[];
  refused: RefusedRow[];
}

/** What each row of a roster's file does. Pure. */
export function planRoster(
  records: readonly ImportRecord[],
  { people, overwritten }: Pick<ImportPlan, 'people' | 'overwritten'>,
  { athletes, aliases }: { athletes: readonly RosterCandidate[]; aliases: ReadonlyMap<string, number> },
  teamName: string,
): RosterPlan {
  const matcher = new PeopleMatcher({ athletes, answers: people, aliases });
  const overwrites = new Set(overwritten.map(placeKey));
  const lineOf = new Map<number, number>();
  const plan: RosterPlan = { rows: [], refused: [] };
  for (const record of records.filter(isOfPerson)) {
    const person = toFilePerson(record);
    const match = matcher.match(person);
    const athleteId = match.is === 'athlete' ? match.athlete.id : null;
    const firstLine = athleteId === null ? undefined : lineOf.get(athleteId);
    if (firstLine !== undefined) {
      const message = `This athlete is in line ${firstLine} already. Delete one of the two rows.`;
      plan.refused.push({ record, message });
      continue;
    }
    if (athleteId !== null) lineOf.set(athleteId, record.line);
    plan.rows.push({ record, person, match, ...effectOf(record, match, overwrites, teamName) });
  }
  return plan;
}

function effectOf(
  record: ImportRecord,
  match: Match<RosterCandidate>,
  overwrites: ReadonlySet<string>,
  teamName: string,
): Pick<PlannedRosterRow, 'outcome' | 'changes' | 'stored'> {
  if (match.is !== 'athlete') return { outcome: match.is === 'skip' ? 'skipped' : 'new', changes: [], stored: [] };

  const { athlete } = match;
  const { values } = record;
  const stored = { ...athlete.values, ...guardianValues(contactOf(athlete.contacts, values)) };
  const changes = rosterChanges(values, { ...athlete, values: stored }, teamName);
  const applied = storedChanges(changes, overwrites.has(placeKey(record)));
  return { outcome: outcomeOf(applied), changes, stored: applied };
}
