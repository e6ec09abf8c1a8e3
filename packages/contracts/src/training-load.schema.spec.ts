import { saveTrainingLoadBodySchema, sessionWriteSchema } from './training-load.schema.js';

const entry = { athlete_id: 1, date: '2026-11-05', rpe: 6.5, duration_min: 75 };
const accepts = (changes: Record<string, unknown>) => sessionWriteSchema.safeParse({ ...entry, ...changes }).success;

describe('a session in a write', () => {
  it.each([0, 0.5, 6.5, 10])('takes the RPE %p', (rpe) => expect(accepts({ rpe })).toBe(true));

  it.each([-0, -0.5, 0.25, 10.5, 11, '5', true, null, undefined, Infinity, NaN, [5], {}])('refuses the RPE %p', (rpe) =>
    expect(accepts({ rpe })).toBe(false),
  );

  it.each([1, 600])('takes %p minutes', (duration_min) => expect(accepts({ duration_min })).toBe(true));

  it.each([0, -0, -1, 601, 60.5, '60', null, undefined, NaN])('refuses %p minutes', (duration_min) =>
    expect(accepts({ duration_min })).toBe(false),
  );

  it.each(['2026-02-30', '2026-2-3', '2026-11-05T10:00:00Z', '', 20261105, null])('refuses the date %p', (date) =>
    expect(accepts({ date })).toBe(false),
  );

  it.each([
    ['a new session on a day', {}, true],
    ['a new session of which nothing was seen', { version: 0 }, true],
    ['a new session without a day', { date: undefined }, false],
    ['a new session of which a version was seen', { version: 1 }, false],
    ['a stored one on its day', { workout_id: 3, date: undefined }, true],
    ['a stored one that moves', { workout_id: 3 }, true],
    ['a stored one as it was seen', { workout_id: 3, version: 2 }, true],
    ['no number', { workout_id: 0 }, false],
    ['null as a number', { workout_id: null }, false],
    ['-0 as a version', { workout_id: 3, version: -0 }, false],
  ])('%s', (_name, changes, expected) => expect(accepts(changes)).toBe(expected));

  it.each(['srpe', 'acute_workload', 'session_id'])(
    'refuses %s: no figure and no name of the athletes’ app comes from a coach',
    (field) => expect(accepts({ [field]: 1 })).toBe(false),
  );

  it('takes 1 to 500 entries', () => {
    const body = (count: number) =>
      saveTrainingLoadBodySchema.safeParse({ entries: Array.from({ length: count }, () => entry) }).success;
    expect([0, 1, 500, 501].map(body)).toEqual([false, true, true, false]);
  });
});
