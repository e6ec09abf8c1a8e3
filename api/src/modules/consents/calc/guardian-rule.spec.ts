import { mayDecide, needsGuardian } from './guardian-rule.js';

describe('whether a guardian has to agree', () => {
  it('is known on the birthday itself', () => {
    expect(needsGuardian('2010-11-26', 16, '2026-11-25')).toBe(true);
    expect(needsGuardian('2010-11-26', 16, '2026-11-26')).toBe(false);
  });

  it('counts a person born on 29 February from 1 March', () => {
    expect(needsGuardian('2008-02-29', 18, '2026-02-28')).toBe(true);
    expect(needsGuardian('2008-02-29', 18, '2026-03-01')).toBe(false);
  });

  it('is not known without a birth date, and asks nobody at an age of 0', () => {
    expect(needsGuardian(null, 16, '2026-11-26')).toBeNull();
    expect(needsGuardian('2026-11-26', 0, '2026-11-26')).toBe(false);
  });

  it('takes a birth date that is still to come for a child’s', () => {
    expect(needsGuardian('2026-11-27', 16, '2026-11-26')).toBe(true);
  });
});

describe('who may decide about joining', () => {
  const on = (utcToday: string) => mayDecide('2010-11-26', 16, utcToday);

  it('is the guardian before the birthday, and the athlete after it', () => {
    expect(on('2026-11-24')).toEqual({ athlete: false, guardian: true });
    expect(on('2026-11-27')).toEqual({ athlete: true, guardian: false });
  });

  it('is either while it may be the birthday somewhere', () => {
    expect(on('2026-11-25')).toEqual({ athlete: true, guardian: true });
    expect(on('2026-11-26')).toEqual({ athlete: true, guardian: true });
  });
});
