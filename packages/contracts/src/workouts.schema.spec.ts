import { changeScheduledBodySchema, createWorkoutBodySchema, sortByOrder } from './workouts.schema.js';

/** Problems of a workout with these lines, by the index of the line. */
const problems = (exercises: readonly object[], name = 'Legs') => {
  const parsed = createWorkoutBodySchema.safeParse({ name, exercises });
  return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
};

describe('a workout in a write', () => {
  it('needs a name and an exercise; a line needs only its name', () => {
    expect(problems([{ name: 'Squat' }])).toEqual([]);
    expect(problems([])).toEqual(['exercises must hold at least one row that is an exercise']);
    expect(problems([{ name: ' ' }], ' ')).toEqual(
      expect.arrayContaining(['name must not be empty', 'exercises.0.name must not be empty']),
    );
  });

  it('cannot have only rests, whether by type or by name', () => {
    const [rest, named] = [
      { name: 'Pause', type: 'rest', duration: 30 },
      { name: 'Rest', duration: 30 },
    ];
    for (const rests of [[rest], [named], [rest, named]]) {
      expect(problems(rests)).toEqual(['exercises must hold at least one row that is an exercise']);
      expect(problems([...rests, { name: 'Squat' }])).toEqual([]);
    }
  });

  it('has a trimmed name of 1 to 50 characters', () => {
    expect(problems([{ name: 'Squat' }], ` ${'x'.repeat(50)} `)).toEqual([]);
    expect(problems([{ name: 'Squat' }], 'x'.repeat(51))).toEqual(['name must have at most 50 characters']);
  });

  it('has at most 200 lines', () => {
    const rows = Array.from({ length: 201 }, () => ({ name: 'Squat' }));
    expect(problems(rows.slice(1))).toEqual([]);
    expect(problems(rows)).toEqual(['exercises must hold at most 200 rows']);
  });

  test.each([
    ['a rest', { name: 'Pause', type: 'rest' }],
    ['a rest by its name alone', { name: 'Rest' }],
    ['an exercise by time', { name: 'Plank', is_time_based: true, duration: null }],
  ])('wants the duration of %s', (_, row) => {
    expect(problems([{ name: 'Squat' }, row])).toEqual([
      'exercises.1.duration must be given for a rest and for an exercise by time',
    ]);
    expect(problems([{ name: 'Squat' }, { ...row, duration: 30 }])).toEqual([]);
  });

  it('expects the other spelling of the duration when it is scheduled', () => {
    const parse = (row: object) =>
      changeScheduledBodySchema.safeParse({ plan_name: 'Legs', exercises: [{ name: 'Squat' }, row] });
    expect(parse({ name: 'Rest', duration_seconds: 30 }).success).toBe(true);
    expect(parse({ name: 'Rest' }).error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'exercises.1.duration_seconds',
    ]);
    expect(parse({ name: 'Rest', duration: 30 }).success).toBe(false);
  });

  test.each([
    ['sets', 0, 1, 99, 100],
    ['reps', 0, 1, 999, 1000],
    ['duration', 0, 1, 86_400, 86_401],
    ['rest_between_sets_seconds', -1, 0, 86_400, 86_401],
    ['order_in_workout', 0, 1, 1_000_000, 1_000_001],
    ['exercise_id', 0, 1, 2_147_483_647, 2_147_483_648],
  ])('takes %s of neither %p nor more than it may be', (field, under, least, most, over) => {
    for (const value of [least, most]) expect(problems([{ name: 'Squat', [field]: value }])).toEqual([]);
    for (const value of [under, over, 1.5, '3']) expect(problems([{ name: 'Squat', [field]: value }])).toHaveLength(1);
  });

  it('allows a superset only for two exercises', () => {
    const joined = { name: 'Squat', superset_with_next: true };
    expect(problems([joined, { name: 'Jump' }])).toEqual([]);
    for (const rows of [
      [joined],
      [joined, { name: 'Rest', duration: 30 }],
      [{ ...joined, type: 'rest', duration: 30 }, { name: 'Jump' }],
    ]) {
      expect(problems(rows)).toEqual([
        'exercises.0.superset_with_next must be false where no exercise follows this one',
      ]);
    }
    // By order number, the rest comes between the two.
    const placed = [
      { ...joined, order_in_workout: 1 },
      { name: 'Jump', order_in_workout: 3 },
      { name: 'Rest', duration: 30, order_in_workout: 2 },
    ];
    expect(problems(placed)).toEqual([
      'exercises.0.superset_with_next must be false where no exercise follows this one',
    ]);
  });

  it('has no date', () => {
    const parse = (date: unknown) =>
      createWorkoutBodySchema.safeParse({ name: 'Legs', exercises: [{ name: 'Squat' }], workout_date: date }).success;
    expect([parse(null), parse(undefined), parse('2026-11-22')]).toEqual([true, true, false]);
  });
});

describe('sortByOrder', () => {
  const placed = (...places: (number | undefined)[]) =>
    sortByOrder(places.map((order_in_workout, at) => ({ at, order_in_workout }))).map(({ at }) => at);
  test.each([
    ['by their places', [3, 1, 2], [1, 2, 0]],
    ['of one place as listed', [2, 1, 2, 1], [1, 3, 0, 2]],
    ['as listed where one has no place', [3, undefined, 1], [0, 1, 2]],
    ['none', [], []],
  ])('%s', (_, places, order) => expect(placed(...places)).toEqual(order));
});
