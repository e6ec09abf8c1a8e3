import { compareIdentities, findSamePerson, type Candidate, type Identity } from './registrations.rules.js';

const MARY: Identity = {
  firstName: 'Mary',
  lastName: 'Stone',
  dateOfBirth: '1990-03-03',
  emailKey: 'stone@home.test',
  externalId: null,
};

describe('whether two entries are of one person', () => {
  const compared = (other: Partial<Identity>, one: Partial<Identity> = {}) => {
    const pair = [
      { ...MARY, ...one },
      { ...MARY, ...other },
    ] as const;
    // The order says nothing.
    expect(compareIdentities(pair[1], pair[0])).toBe(compareIdentities(pair[0], pair[1]));
    return compareIdentities(pair[0], pair[1]);
  };

  it('is the same with name, address and date of birth', () => expect(compared({})).toBe('same'));
  it('is the same in other case and spacing', () =>
    expect(compared({ firstName: ' mary', lastName: 'STONE' })).toBe('same'));
  it('is another person with another known date of birth, such as a daughter of the same name', () =>
    expect(compared({ dateOfBirth: '2011-06-06' })).toBe('different'));
  it('is another person with another date, even with the number of the app', () =>
    expect(compared({ dateOfBirth: '2011-06-06', externalId: 'A-7' }, { externalId: 'A-7' })).toBe('different'));
  it('is another person with another number of the app while a date is unknown', () =>
    expect(compared({ dateOfBirth: null, externalId: 'A-8' }, { externalId: 'A-7' })).toBe('different'));
  it('is the same with a new number and an equal date: a new phone', () =>
    expect(compared({ externalId: 'A-8' }, { externalId: 'A-7' })).toBe('same'));
  it('is the same with an equal number while a date is unknown', () =>
    expect(compared({ dateOfBirth: null, externalId: 'A-7' }, { externalId: 'A-7' })).toBe('same'));
  it('is not certain while a date is unknown', () => {
    expect(compared({ dateOfBirth: null })).toBe('maybe');
    expect(compared({ dateOfBirth: null }, { dateOfBirth: null })).toBe('maybe');
  });
  it('is not certain when only accents differ', () =>
    expect(compared({ lastName: 'Muller' }, { lastName: 'Müller' })).toBe('maybe'));
  it('is not certain with another address or none', () => {
    expect(compared({ emailKey: 'mary@home.test' })).toBe('maybe');
    expect(compared({ emailKey: null }, { emailKey: null })).toBe('maybe');
  });
  it('is another person with another name, such as a twin', () =>
    expect(compared({ firstName: 'Mark' })).toBe('different'));
});

describe('athletes who are known', () => {
  const TEAM = 1;
  const OTHER = 2;
  const LEFT = new Date(0);
  const athlete = (id: number, partial: Partial<Candidate> = {}): Candidate => ({
    ...MARY,
    id,
    teamId: OTHER,
    archivedAt: null,
    ...partial,
  });
  const found = (...candidates: Candidate[]) => {
    const { same, maybe } = findSamePerson(candidates, { ...MARY, teamId: TEAM });
    return { same: same?.id ?? null, maybe: maybe.map(({ id }) => id) };
  };

  it('are none without candidates', () => expect(found()).toEqual({ same: null, maybe: [] }));

  it('leave out other persons', () =>
    expect(found(athlete(5, { dateOfBirth: '2011-06-06' }), athlete(6, { firstName: 'Eva' }))).toEqual({
      same: null,
      maybe: [],
    }));

  it('of the same team come first, then those on a roster, then the lower id', () => {
    const unknown = { dateOfBirth: null };
    const archived = { ...unknown, archivedAt: LEFT };
    const own = { ...archived, teamId: TEAM };
    expect(found(athlete(4, archived), athlete(9, unknown), athlete(8, unknown), athlete(7, own))).toEqual({
      same: null,
      maybe: [7, 8, 9, 4],
    });
  });

  it('have one who is certain, beside others of the name', () =>
    expect(found(athlete(4, { dateOfBirth: null, teamId: TEAM }), athlete(9), athlete(8))).toEqual({
      same: 8,
      maybe: [4, 9],
    }));
});
