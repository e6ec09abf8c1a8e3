import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportPerson } from '@touchline/contracts/import-plan.schema';
import type { PersonRecord } from '@touchline/sheets/records';
import { groupRows } from '../../../common/grouping/group-rows.js';
import { matchKey, sortKey } from '../../../common/text/keys.js';

/** A person of a file. `dateOfBirth` is null where the file has none. */
export interface FilePerson {
  firstName: string;
  lastName: string;
  dateOfBirth: CalendarDate | null;
}

export const toFilePerson = ({ name, values }: PersonRecord): FilePerson => ({
  firstName: name.first,
  lastName: name.last,
  dateOfBirth: (values['date_of_birth'] as CalendarDate | null | undefined) ?? null,
});

/** An athlete of the coach, with what decides whether they are somebody of a file. */
export interface Candidate extends FilePerson {
  id: number;
  /** Whether the athlete is on the roster of the team today. */
  isMember: boolean;
}

/** Who somebody of a file is: an athlete, nobody yet, left out, or to be asked. */
export type Match<T extends Candidate> =
  { is: 'athlete'; athlete: T } | { is: 'new' } | { is: 'skip' } | { is: 'asked'; candidates: T[] };

/** What decides beside the names: answers of the coach, and those to earlier files of the team. */
export interface Known<T extends Candidate> {
  athletes: readonly T[];
  answers: readonly ImportPerson[];
  /** Athlete ids by `matchKey` of the name in the file. */
  aliases: ReadonlyMap<string, number>;
}

/** The whole name of somebody in a file, as answers and aliases name them. */
export const wholeName = ({ firstName, lastName }: Pick<FilePerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/**
 * Finds people of a file among the coach's athletes: by the coach's answer, by an alias, or by the exact name. Nobody is
 * found by a part of a name. An exact name counts where the birth date is the same, or where one of both is unknown and
 * the only athlete of the name is on the team. Everybody else who may be meant is asked about; a name that nobody has is new.
 */
export class PeopleMatcher<T extends Candidate> {
  private readonly byName: Map<string, T[]>;
  private readonly byPlainName: Map<string, T[]>;
  private readonly byId: Map<number, T>;
  private readonly answers: Map<string, ImportPerson>;

  constructor(private readonly known: Known<T>) {
    this.byName = groupRows(known.athletes, exactKey);
    this.byPlainName = groupRows(known.athletes, plainKey);
    this.byId = new Map(known.athletes.map((athlete) => [athlete.id, athlete]));
    this.answers = new Map(known.answers.map((answer) => [answerKey(answer.name, answer.date_of_birth), answer]));
  }

  match(person: FilePerson): Match<T> {
    const answer = this.answers.get(answerKey(wholeName(person), person.dateOfBirth));
    if (answer?.is_skipped) return { is: 'skip' };
    if (answer?.athlete_id === null) return { is: 'new' };
    const answered = this.byId.get(answer?.athlete_id ?? 0);
    if (answered) return { is: 'athlete', athlete: answered };

    const alias = this.byId.get(this.known.aliases.get(matchKey(wholeName(person))) ?? 0);
    if (alias && bornAlike(alias, person) !== 'different') return { is: 'athlete', athlete: alias };

    const exact = this.byName.get(exactKey(person)) ?? [];
    const [only] = certain(exact, person);
    if (only) return { is: 'athlete', athlete: only };
    const candidates = this.similar(person, exact);
    return candidates.length === 0 ? { is: 'new' } : { is: 'asked', candidates };
  }

  /** Those of the exact name, unless both birth dates differ elsewhere than on the team, and those who nearly have it. */
  private similar(person: FilePerson, exact: readonly T[]): T[] {
    const sameName = exact.filter((athlete) => athlete.isMember || bornAlike(athlete, person) !== 'different');
    const plain = this.byPlainName.get(plainKey(person)) ?? [];
    const swapped = this.byPlainName.get(plainKey({ firstName: person.lastName, lastName: person.firstName })) ?? [];
    const nearly = [...plain, ...swapped].filter((athlete) => bornAlike(athlete, person) !== 'different');
    return [...new Set([...sameName, ...nearly, ...this.bornOnDay(person)])];
  }

  /** Athletes of the birth date who share one of both names. */
  private bornOnDay(person: FilePerson): T[] {
    if (person.dateOfBirth === null) return [];
    const names = [person.firstName, person.lastName].map(matchKey);
    return this.known.athletes.filter(
      (athlete) =>
        athlete.dateOfBirth === person.dateOfBirth &&
        [athlete.firstName, athlete.lastName].some((name, at) => matchKey(name) === names[at]),
    );
  }
}

/** The one athlete of an exact name who is the person without a question; empty without one. */
function certain<T extends Candidate>(exact: readonly T[], person: FilePerson): T[] {
  const same = exact.filter((athlete) => bornAlike(athlete, person) === 'same');
  if (same.length > 0) return same.length === 1 ? same : [];
  const possible = exact.filter((athlete) => bornAlike(athlete, person) === 'unknown');
  return possible.length === 1 && exact.length === 1 && possible[0]?.isMember ? possible : [];
}

function bornAlike(one: FilePerson, other: FilePerson): 'same' | 'unknown' | 'different' {
  if (one.dateOfBirth === null || other.dateOfBirth === null) return 'unknown';
  return one.dateOfBirth === other.dateOfBirth ? 'same' : 'different';
}

/** The whole name, because a file in one column does not say where the last name begins. */
const exactKey = (person: Pick<FilePerson, 'firstName' | 'lastName'>): string => matchKey(wholeName(person));

/** Without accents. */
const plainKey = ({ firstName, lastName }: Pick<FilePerson, 'firstName' | 'lastName'>): string =>
  sortKey(lastName, firstName);

const answerKey = (name: string, dateOfBirth: CalendarDate | null): string => `${matchKey(name)}\t${dateOfBirth ?? ''}`;
