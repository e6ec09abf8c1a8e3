import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { matchKey, sortKey } from '../../common/text/keys.js';

/** By what a person is recognised. Null is unknown. */
export interface Identity {
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDate | null;
  emailKey: string | null;
  /** The person's number in the athletes' app. */
  externalId: string | null;
}

/**
 * Whether two entries are of one person. Families share name and address: two known dates of birth that differ are two
 * persons, and so are two numbers of the app, unless the dates are known to be equal (a new phone brings a new number).
 * `same` needs the name as it is written, the e-mail address, and a date or number that both have. `maybe` is everything
 * else of one name, also when only its accents differ: a coach has to say.
 */
export function compareIdentities(one: Identity, other: Identity): 'same' | 'maybe' | 'different' {
  if (sortKey(one.lastName, one.firstName) !== sortKey(other.lastName, other.firstName)) return 'different';

  const dates = compareKnown(one.dateOfBirth, other.dateOfBirth);
  const numbers = compareKnown(one.externalId, other.externalId);
  if (dates === 'different' || (numbers === 'different' && dates !== 'same')) return 'different';

  const isProven = dates === 'same' || numbers === 'same';
  return isProven && hasSameSpelling(one, other) && compareKnown(one.emailKey, other.emailKey) === 'same'
    ? 'same'
    : 'maybe';
}

function compareKnown(one: string | null, other: string | null): 'same' | 'different' | 'unknown' {
  if (one === null || other === null) return 'unknown';
  return one === other ? 'same' : 'different';
}

const hasSameSpelling = (one: Identity, other: Identity): boolean =>
  matchKey(one.firstName) === matchKey(other.firstName) && matchKey(one.lastName) === matchKey(other.lastName);

/** An athlete of the coach's teams. */
export interface Candidate extends Identity {
  id: number;
  teamId: number;
  /** Null while the athlete is on the roster. */
  archivedAt: Date | null;
}

/**
 * The athlete who is certainly this person, and those who may be. Athletes of the same team come first, then those on
 * a roster before archived ones, then the lower id.
 */
export function findSamePerson<T extends Candidate>(
  candidates: readonly T[],
  person: Identity & { teamId: number },
): { same: T | null; maybe: T[] } {
  const sorted = candidates
    .filter((candidate) => compareIdentities(candidate, person) !== 'different')
    .sort(
      (a, b) =>
        Number(b.teamId === person.teamId) - Number(a.teamId === person.teamId) ||
        Number(a.archivedAt !== null) - Number(b.archivedAt !== null) ||
        a.id - b.id,
    );
  const same = sorted.find((candidate) => compareIdentities(candidate, person) === 'same') ?? null;
  return { same, maybe: sorted.filter((candidate) => candidate !== same) };
}
