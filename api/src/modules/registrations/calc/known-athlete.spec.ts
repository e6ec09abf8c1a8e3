import { knownAthlete } from './known-athlete.js';

const ANA = 'nunez\tana';
const EVA = 'nunez\teva';
const TEAM = 1;
const OTHER = 2;
const athlete = (id: number, teamId: number, sortKey: string, archived = false) => ({ id, teamId, sortKey, archived });
const known = (...candidates: ReturnType<typeof athlete>[]) =>
  knownAthlete(candidates, { teamId: TEAM, sortKey: ANA })?.id ?? null;

describe('who registers with an address that is known', () => {
  it('is nobody where there is nobody', () => expect(known()).toBeNull());

  it('is the athlete of that name in another team', () => expect(known(athlete(5, OTHER, ANA))).toBe(5));

  it('is somebody new beside a sister, in the same team or in another, on a roster or not', () => {
    expect(known(athlete(5, TEAM, EVA))).toBeNull();
    expect(known(athlete(5, OTHER, EVA))).toBeNull();
    expect(known(athlete(5, OTHER, EVA, true))).toBeNull();
  });

  it('is the athlete of that name rather than the sister in another team', () => {
    expect(known(athlete(5, OTHER, EVA), athlete(6, OTHER, ANA))).toBe(6);
    expect(known(athlete(5, OTHER, EVA), athlete(6, TEAM, ANA))).toBe(6);
  });

  it('is the one in the team rather than the same one elsewhere', () =>
    expect(known(athlete(5, OTHER, ANA), athlete(6, TEAM, ANA))).toBe(6));

  it('is who is on a roster rather than who has left', () => {
    expect(known(athlete(5, OTHER, ANA, true), athlete(6, OTHER, ANA))).toBe(6);
    expect(known(athlete(5, TEAM, ANA, true))).toBe(5);
  });

  it('is the first of equals, in whatever order they come', () =>
    expect(known(athlete(9, OTHER, ANA), athlete(8, OTHER, ANA))).toBe(8));
});
