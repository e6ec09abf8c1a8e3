import { intakeTrainingLoadBodySchema, intakeWellnessBodySchema } from './intake.schema.js';

const day = { external_id: 'A-7', date: '2026-11-05', stress: 4 };
const session = { athlete_id: 3, date: '2026-11-05', rpe: 5, duration_min: 60 };
const takesDay = (changes: Record<string, unknown>) =>
  intakeWellnessBodySchema.safeParse({ entries: [{ ...day, ...changes }] }).success;
const takesSession = (changes: Record<string, unknown>) =>
  intakeTrainingLoadBodySchema.safeParse({ entries: [{ ...session, ...changes }] }).success;

describe('a day from the athletes’ own app', () => {
  it.each([
    {},
    { sleep_quality: null },
    { stress: undefined, fatigue: 10 },
    { injury_body_part: 'Knee', injury_severity: 4 },
    { stress: undefined, injury_body_part: null, injury_severity: null },
  ])('takes %j', (changes) => expect(takesDay(changes)).toBe(true));

  it.each([
    { external_id: undefined },
    { athlete_id: 3 },
    { external_id: '' },
    { external_id: ' ' },
    { external_id: 'x'.repeat(81) },
    { external_id: 7 },
    { external_id: undefined, athlete_id: '3' },
    { external_id: undefined, athlete_id: 0 },
    { date: undefined },
    { date: '2026-02-30' },
    { stress: undefined },
    { stress: 0 },
    { stress: 11 },
    { stress: 4.5 },
    { stress: '4' },
    { stress: true },
    { stress: -0 },
    { injury_body_part: 'Knee' },
    { injury_severity: 4 },
    { injury_body_part: null },
    { injury_body_part: 'Knee', injury_severity: null },
    { version: 1 },
    { hooper_index: 4 },
  ])('refuses %j', (changes) => expect(takesDay(changes)).toBe(false));
});

describe('a session from the athletes’ own app', () => {
  it.each([
    {},
    { rpe: 0 },
    { rpe: 0.5 },
    { rpe: 10 },
    { duration_min: 1 },
    { duration_min: 600 },
    { session_id: 'x'.repeat(80) },
  ])('takes %j', (changes) => expect(takesSession(changes)).toBe(true));

  it.each([
    { rpe: -0.5 },
    { rpe: 10.5 },
    { rpe: 5.25 },
    { rpe: '5' },
    { rpe: -0 },
    { rpe: null },
    { rpe: undefined },
    { rpe: Infinity },
    { rpe: NaN },
    { duration_min: 0 },
    { duration_min: 601 },
    { duration_min: 59.5 },
    { duration_min: '60' },
    { duration_min: null },
    { session_id: '' },
    { session_id: null },
    { session_id: 'x'.repeat(81) },
    { srpe: 300 },
    { external_id: 'A-7' },
  ])('refuses %j', (changes) => expect(takesSession(changes)).toBe(false));
});

it.each([intakeWellnessBodySchema, intakeTrainingLoadBodySchema])('a batch holds 1 to 500 entries', (schema) => {
  const [entry] = (schema.meta()?.examples as { entries: unknown[] }[])[0]?.entries ?? [];
  const takes = (count: number) =>
    (schema as typeof intakeWellnessBodySchema).safeParse({ entries: Array.from({ length: count }, () => entry) })
      .success;
  expect([0, 1, 500, 501].map(takes)).toEqual([false, true, true, false]);
});
