import { importTargetOf } from '@touchline/contracts/import-targets';
import { may } from '@touchline/contracts/permissions';
import { isOfPerson, type ImportRecord } from '@touchline/sheets/records';
import type { EntityManager } from 'typeorm';
import { findOwnAthletes } from '../../athletes/index.js';
import { findAliases } from '../people/aliases.js';
import { toNamedCandidate, type NamedCandidate } from '../people/named-candidate.js';
import { PeopleMatcher, toFilePerson, type Match } from '../people/match-people.js';
import type { ImportRequest } from '../plan/file-plan.js';
import type { DayRecord } from './plan-days.js';

/** A record of an athlete's day, and whose it is. */
export interface NamedRecord {
  record: DayRecord;
  match: Match<NamedCandidate>;
}

const isOfDay = (record: ImportRecord): record is DayRecord => isOfPerson(record) && record.day !== null;

/**
 * The athletes of the coach of whom the role may write what the file holds, with birth date and mail address where the role
 * may read them, too. One query.
 */
export async function findCandidates(
  manager: EntityManager,
  { coach, teamId, body }: ImportRequest,
): Promise<NamedCandidate[]> {
  const { permission } = importTargetOf(body.plan.target, []);
  const roster = await findOwnAthletes(manager, coach, permission);
  const isKnown = (id: number) => {
    const role = coach.roles.get(id);
    return role !== undefined && may(role, 'people.read');
  };
  return roster.map((entry) => {
    const candidate = toNamedCandidate(entry, teamId);
    const mayRead = entry.memberships.some((membership) => isKnown(membership.teamId));
    return mayRead ? candidate : { ...candidate, email: null, dateOfBirth: null };
  });
}

/** The records of days, and whose they are: nobody is new, so that a name without an athlete is asked about. */
export async function nameRecords(
  manager: EntityManager,
  { teamId, body, file }: ImportRequest,
  athletes: readonly NamedCandidate[],
): Promise<NamedRecord[]> {
  const aliases = await findAliases(manager, teamId);
  const matcher = new PeopleMatcher({ athletes, answers: body.plan.people, aliases });
  const matches = new Map<string, Match<NamedCandidate>>();
  return file.records.filter(isOfDay).map((record) => {
    const key = `${record.name.first}\t${record.name.last}`;
    const known = matches.get(key) ?? matcher.match(toFilePerson(record));
    matches.set(key, known);
    return { record, match: known.is === 'new' ? { is: 'asked', candidates: [] } : known };
  });
}
