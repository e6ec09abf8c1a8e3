import { saveWellnessBodySchema, wellnessWriteSchema } from './wellness.schema.js';

const entry = { athlete_id: 1, date: '2026-11-05', sleep_quality: 3, fatigue: 4, muscle_soreness: 5, stress: 6 };
const accepts = (changes: Record<string, unknown>) => wellnessWriteSchema.safeParse({ ...entry, ...changes }).success;

describe('a wellness entry in a write', () => {
  it.each([1, 10])('takes the rating %p', (stress) => expect(accepts({ stress })).toBe(true));

  it.each([0, 11, -1, 5.5, '5', true, null, undefined, Infinity, NaN, [5], {}])('refuses the rating %p', (stress) =>
    expect(accepts({ stress })).toBe(false),
  );

  it.each([0, -1, 1.5, 2 ** 53, '1', null])('refuses the athlete id %p', (athlete_id) =>
    expect(accepts({ athlete_id })).toBe(false),
  );

  it.each(['2026-02-30', '2026-2-3', '2026-11-05T10:00:00Z', '', 20261105])('refuses the date %p', (date) =>
    expect(accepts({ date })).toBe(false),
  );

  it('refuses a field it does not know, so that no figure comes from a client', () => {
    expect(accepts({ hooper_index: 18 })).toBe(false);
  });

  it.each([
    [{ injury_body_part: 'Knee', injury_severity: 4 }, true],
    [{ injury_body_part: null, injury_severity: null }, true],
    [{ injury_body_part: 'Knee' }, false],
    [{ injury_severity: 4 }, false],
    [{ injury_body_part: 'Knee', injury_severity: null }, false],
    [{ injury_body_part: null }, false],
    [{ injury_body_part: '  ', injury_severity: 4 }, false],
  ])('injury fields %j: %p', (changes, expected) => expect(accepts(changes)).toBe(expected));

  it('takes 1 to 500 entries', () => {
    const body = (count: number) =>
      saveWellnessBodySchema.safeParse({ entries: Array.from({ length: count }, () => entry) }).success;
    expect([0, 1, 500, 501].map(body)).toEqual([false, true, true, false]);
  });
});
