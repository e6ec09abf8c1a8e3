import { ApiError } from '../errors/api-error.js';
import { coachToday } from './coach-today.js';

const LATE = new Date('2026-11-20T23:30:00Z');
const LONDON = { timeZone: 'Europe/London' };

describe('coachToday', () => {
  it.each([
    ['Europe/London', '2026-11-20'],
    ['Pacific/Auckland', '2026-11-21'],
    ['America/Chicago', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-21'],
  ])('is the day at the institution: %s', (timeZone, day) => {
    expect(coachToday(undefined, { timeZone }, LATE)).toBe(day);
  });

  it.each(['2026-11-19', '2026-11-20', '2026-11-21'])('is the day that the screen says: %s', (sent) => {
    expect(coachToday(sent, LONDON, LATE)).toBe(sent);
  });

  it("accepts a coach abroad, whose day may differ by two from the institution's", () => {
    // At 10:30 UTC it is already the 21st on Kiritimati and still the 19th in American Samoa.
    expect(coachToday('2026-11-19', { timeZone: 'Pacific/Kiritimati' }, new Date('2026-11-20T10:30:00Z'))).toBe(
      '2026-11-19',
    );
  });

  it.each(['2026-11-18', '2026-11-22', '2025-11-20'])('refuses %s, which is today nowhere', (sent) => {
    expect(() => coachToday(sent, LONDON, LATE)).toThrow(ApiError);
    expect(() => coachToday(sent, LONDON, LATE)).toThrow('Today must be at most one day from the date of the server.');
  });
});
