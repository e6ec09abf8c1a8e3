import { findKnownAthlete } from './known-athlete.js';

const ANA = 'nunez\tana';
const EVA = 'nunez\teva';
const TEAM = 1;
const OTHER = 2;
const athlete = (id: number, teamId: number, sortKey: string, archived = false) => ({ id, teamId, sortKey, archived });
const known = (...candidates: ReturnType<typeof athlete>[]) =>
  findKnownAthlete(candidates, { teamId: TEAM, sortKey: ANA })?.id ?? null;

describe('a registration with a known e-mail address', () => {
  it('matches nobody without candidates', () => expect(known()).toBeNull());

  it('matches the athlete of the same name in another team', () => expect(known(athlete(5, OTHER, ANA))).toBe(5));

  it('is a new athlete beside a sister, in the same team or another, archived or not', () => {
    expect(known(athlete(5, TEAM, EVA))).toBeNull();
    expect(known(athlete(5, OTHER, EVA))).toBeNull();
    expect(known(athlete(5, OTHER, EVA, true))).toBeNull();
  });

  it('matches the athlete of the same name, not the sister in another team', () => {
    expect(known(athlete(5, OTHER, EVA), athlete(6, OTHER, ANA))).toBe(6);
    expect(known(athlete(5, OTHER, EVA), athlete(6, TEAM, ANA))).toBe(6);
  });

  it('prefers the athlete of the same team', () =>
    expect(known(athlete(5, OTHER, ANA), athlete(6, TEAM, ANA))).toBe(6));

  it('prefers an athlete on a roster to an archived one', () => {
    expect(known(athlete(5, OTHER, ANA, true), athlete(6, OTHER, ANA))).toBe(6);
    expect(known(athlete(5, TEAM, ANA, true))).toBe(5);
  });

  it('prefers the lower id of equal candidates, in any order', () =>
    expect(known(athlete(9, OTHER, ANA), athlete(8, OTHER, ANA))).toBe(8));
});
