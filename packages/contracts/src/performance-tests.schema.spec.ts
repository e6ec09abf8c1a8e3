import {
  PERFORMANCE_TEST_KINDS,
  PERFORMANCE_TEST_LIMITS,
  performanceTestSentence,
  type PerformanceTestKind,
} from './performance-test-kinds.js';
import {
  checkExistingBodySchema,
  performanceTestWriteSchema,
  recordTestsBodySchema,
  savePerformanceTestsBodySchema,
  testValueSchema,
} from './performance-tests.schema.js';

const ENTRY = { id: 12, grip_strength_kg: 43.5 };
const RECORD = { recordings: [{ athlete_id: 7, value: 43.5 }], recordingType: 'grip', teamId: 2, date: '2026-11-05' };
const CHECK = { athlete_ids: [7, 8], date: '2026-11-05', recordingType: 'sprint' };
const times = <T>(count: number, each: T): T[] => Array<T>(count).fill(each);

describe('the value of a test', () => {
  const takes = (kind: PerformanceTestKind, value: unknown) => testValueSchema(kind).safeParse(value).success;

  it.each([
    ['grip', 0.005, 0.004, 100],
    ['sprint', 0.0005, 0.0004, 30],
    ['jump', 0.005, 0.004, 120],
  ] as const)('%s: above 0 also after it was rounded, up to its most', (kind, least, tooLittle, most) => {
    for (const value of [least, 1, most, 1.7834]) expect([value, takes(kind, value)]).toEqual([value, true]);
    for (const value of [tooLittle, most + 0.0001, most + 1])
      expect([value, takes(kind, value)]).toEqual([value, false]);
  });

  it.each([
    0,
    -0,
    -1,
    NaN,
    Infinity,
    -Infinity,
    1e308,
    Number.MIN_VALUE,
    '43.5',
    '43,5',
    '',
    true,
    null,
    undefined,
    [43.5],
    {},
  ])('is never %p', (value) => {
    for (const kind of PERFORMANCE_TEST_KINDS) expect([kind, takes(kind, value)]).toEqual([kind, false]);
  });

  it.each(PERFORMANCE_TEST_KINDS)('of %s has one sentence for every problem', (kind) => {
    expect(
      testValueSchema(kind)
        .safeParse('x')
        .error?.issues.map(({ message }) => message),
    ).toEqual([performanceTestSentence(kind)]);
    expect(
      new Set(
        testValueSchema(kind)
          .safeParse(-1)
          .error?.issues.map(({ message }) => message),
      ),
    ).toEqual(new Set([performanceTestSentence(kind)]));
    expect(performanceTestSentence(kind)).toContain(
      `${PERFORMANCE_TEST_LIMITS[kind].max} (${PERFORMANCE_TEST_LIMITS[kind].unit})`,
    );
  });
});

describe('a change of a stored test', () => {
  const takes = (changes: object) => performanceTestWriteSchema.safeParse({ ...ENTRY, ...changes }).success;

  it.each([
    {},
    { version: 0 },
    { version: 3 },
    { grip_strength_kg: undefined, dash_10m_time: 30 },
    { grip_strength_kg: undefined, vertical_jump_cm: 120 },
  ])('takes %j', (changes) => expect(takes(changes)).toBe(true));

  it.each([
    { grip_strength_kg: undefined },
    { dash_10m_time: 1.7 },
    { dash_10m_time: null },
    { grip_strength_kg: null },
    { grip_strength_kg: undefined, dash_10m_time: 30.1 },
    { grip_strength_kg: 0.004 },
    { id: 0 },
    { id: '12' },
    { id: undefined },
    { version: -1 },
    { version: -0 },
    { version: 1.5 },
    { version: null },
    { recorded_at: '2026-11-05' },
    { value: 1 },
  ])('refuses %j', (changes) => expect(takes(changes)).toBe(false));

  it('carries exactly one of the three values', () => {
    for (const values of [
      {},
      { grip_strength_kg: 1, vertical_jump_cm: 1 },
      { grip_strength_kg: 1, dash_10m_time: 1, vertical_jump_cm: 1 },
    ]) {
      expect(
        performanceTestWriteSchema.safeParse({ id: 12, ...values }).error?.issues.map(({ message }) => message),
      ).toEqual(['must each carry exactly one of grip_strength_kg, dash_10m_time and vertical_jump_cm']);
    }
  });

  it('comes in batches of 1 to 500, all of one athlete', () => {
    const takesMany = (count: number) =>
      savePerformanceTestsBodySchema.safeParse({ athlete_id: 7, entries: times(count, ENTRY) }).success;
    expect([0, 1, 500, 501].map(takesMany)).toEqual([false, true, true, false]);
    expect(savePerformanceTestsBodySchema.safeParse({ entries: [ENTRY] }).success).toBe(false);
    expect(
      savePerformanceTestsBodySchema.safeParse({ athlete_id: 7, entries: times(501, ENTRY) }).error?.issues,
    ).toMatchObject([{ path: ['entries'], message: 'must hold at most 500 entries' }]);
  });
});

describe('the check for existing tests', () => {
  const takes = (changes: object) => checkExistingBodySchema.safeParse({ ...CHECK, ...changes }).success;

  it('asks about 1 to 1 000 athletes', () => {
    expect([0, 1, 1_000, 1_001].map((count) => takes({ athlete_ids: times(count, 7) }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(checkExistingBodySchema.safeParse({ ...CHECK, athlete_ids: [] }).error?.issues).toMatchObject([
      { path: ['athlete_ids'], message: 'must hold at least one athlete' },
    ]);
    expect(checkExistingBodySchema.safeParse({ ...CHECK, athlete_ids: times(1_001, 7) }).error?.issues).toMatchObject([
      { path: ['athlete_ids'], message: 'must hold at most 1000 athletes' },
    ]);
  });

  it.each([
    { recordingType: 'strength' },
    { recordingType: 'Grip' },
    { recordingType: null },
    { recordingType: undefined },
    { date: '2026-02-30' },
    { date: undefined },
    { athlete_ids: [0] },
    { athlete_ids: ['7'] },
    { athlete_ids: 7 },
    { teamId: 2 },
  ])('refuses %j', (changes) => expect(takes(changes)).toBe(false));
});

describe('the tests of a team', () => {
  const problems = (changes: object) =>
    recordTestsBodySchema
      .safeParse({ ...RECORD, ...changes })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  const one = (changes: object) => problems({ recordings: [{ athlete_id: 7, value: 43.5, ...changes }] });

  it.each([
    {},
    { date: undefined },
    { recordingType: 'jump' },
    { recordings: times(500, { athlete_id: 7, value: 1 }) },
  ])('take %j', (changes) => expect(problems(changes)).toBeUndefined());
  it.each([{ if_value: null }, { if_value: 40 }, { if_value: undefined }, { value: 100 }, { value: 0.005 }])(
    'take a recording of %j',
    (changes) => expect(one(changes)).toBeUndefined(),
  );

  it.each([0, -0, -1, 0.004, 100.001, 1e308])(
    'refuse the value %p, whether it is sent or said to be stored',
    (value) => {
      expect(one({ value })).toEqual([['recordings.0.value', performanceTestSentence('grip')]]);
      expect(one({ if_value: value })).toEqual([['recordings.0.if_value', performanceTestSentence('grip')]]);
    },
  );

  it.each([NaN, Infinity, '43.5', '43,5', true, null, undefined])(
    'refuse the value %p, which is no number',
    (value) => {
      expect(one({ value })).toEqual([['recordings.0.value', 'must be a number']]);
    },
  );

  it('check each value by the kind of the recording, and name every bad one', () => {
    const recordings = [1.7, 31, 40].map((value, at) => ({ athlete_id: at + 1, value }));
    expect(problems({ recordings, recordingType: 'sprint' })?.map(([path]) => path)).toEqual([
      'recordings.1.value',
      'recordings.2.value',
    ]);
    expect(problems({ recordings, recordingType: 'grip' })).toBeUndefined();
  });

  it.each([
    [{ recordings: [] }, 'recordings'],
    [{ recordings: times(501, { athlete_id: 7, value: 1 }) }, 'recordings'],
    [{ recordingType: 'height' }, 'recordingType'],
    [{ recordingType: undefined }, 'recordingType'],
    [{ teamId: undefined }, 'teamId'],
    [{ teamId: 0 }, 'teamId'],
    [{ date: '2026-02-30' }, 'date'],
    [{ recordings: [{ athlete_id: 7, value: 1, name: 'x' }] }, 'recordings.0'],
  ])('refuse %j', (changes, path) => expect(problems(changes)?.map(([at]) => at)).toEqual([path]));
});
