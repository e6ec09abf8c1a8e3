import { AVAILABLE } from '@touchline/contracts/availability-rules';
import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { buildAthlete, buildRow } from '../testing/build-workout.js';
import { checkSquad, selectSquad } from './squad-check.js';

const exercise = (exercise_id: number, name: string, exercise_type: Exercise['exercise_type']): Exercise => ({
  exercise_id,
  name,
  exercise_type,
  machines_used: 'Barbell',
  saved: false,
  video_url: null,
  video_version: 0,
  image_url: null,
  description: null,
  defaultSets: 3,
  defaultReps: 10,
  defaultDuration: null,
});
const EXERCISES = [
  exercise(1, 'Back Squat', 'Legs'),
  exercise(2, 'Bench Press', 'Chest'),
  exercise(3, 'Burpee', 'Full Body'),
];
const ROWS = [
  buildRow({ name: 'Heavy squat', exercise_id: 1 }),
  buildRow({ name: ' back squat ' }),
  buildRow({ name: 'Rest', type: 'rest', duration: 60 }),
  buildRow({ name: 'Bench Press', exercise_id: 2 }),
  buildRow({ name: 'Burpee' }),
];
const hurt = (first: string, part: string | null, severity: number | null = 5) =>
  buildAthlete({
    first_name: first,
    last_name: 'Test',
    injury_body_part: part,
    injury_severity: severity,
    injury_date: '2026-11-20',
  });
const fit = hurt('Fit', null, null);
const texts = (squad: ReturnType<typeof hurt>[], rows = ROWS) =>
  checkSquad(rows, squad, EXERCISES).warnings.map(({ text }) => text);

it('names the injured and the exercises that load the injury', () => {
  expect(checkSquad(ROWS, [hurt('Ana', 'Knee', 6), fit, hurt('Bo', 'knee '), fit], EXERCISES)).toEqual({
    out: null,
    warnings: [
      {
        bodyPart: 'knee',
        text: '2 of 4 have a knee injury; 3 exercises put load on the knee.',
        injured: ['Ana Test (Severity: 6)', 'Bo Test (Severity: 5)'],
        exercises: ['Heavy squat', 'back squat', 'Burpee'],
      },
    ],
    unknown: [],
  });
});

it('names who is out, and takes the staff’s body part before the reported one', () => {
  const out = buildAthlete({
    first_name: 'Ana',
    last_name: 'Test',
    injury_body_part: 'Shoulder',
    injury_severity: 4,
    injury_date: '2026-11-20',
    availability: { ...AVAILABLE, status: 'out', body_part: 'Knee', until: '2026-11-30' },
  });
  const modified = buildAthlete({
    first_name: 'Bo',
    last_name: 'Test',
    availability: { ...AVAILABLE, status: 'modified', body_part: 'knee' },
  });
  const check = checkSquad(ROWS, [out, modified, fit], EXERCISES);
  expect(check.out).toBe('1 of 3 is out: Ana Test (Out · Knee · until Nov 30).');
  expect(check.warnings.map(({ bodyPart, injured }) => [bodyPart, injured])).toEqual([
    ['knee', ['Ana Test (Out)', 'Bo Test (Modified)']],
  ]);
});

it('names the reported severity when report and staff speak of the same body part', () => {
  const ana = { ...hurt('Ana', 'knee ', 4), availability: { ...AVAILABLE, status: 'out' as const, body_part: 'Knee' } };
  expect(checkSquad(ROWS, [ana, fit], EXERCISES).warnings[0]?.injured).toEqual(['Ana Test (Severity: 4)']);
});

test.each([
  ['one of many', [hurt('Ana', 'Ankle'), fit], ['1 of 2 has an ankle injury; 3 exercises put load on the ankle.']],
  [
    'somebody alone, by name',
    [hurt('Ana', 'Shoulder')],
    ['Ana Test has a shoulder injury; 2 exercises put load on the shoulder.'],
  ],
  [
    'several parts, the most frequent first',
    [hurt('Ana', 'Shoulder'), hurt('Bo', 'Knee'), hurt('Cleo', 'Knee')],
    [
      '2 of 3 have a knee injury; 3 exercises put load on the knee.',
      '1 of 3 has a shoulder injury; 2 exercises put load on the shoulder.',
    ],
  ],
  [
    'one part, written in several ways',
    [hurt('Ana', 'Lower back'), hurt('Bo', 'lower  back'), hurt('Cleo', 'Lowerback')],
    ['3 of 3 have a lower back injury; 3 exercises put load on the lower back.'],
  ],
  [
    'a part that we do not know',
    [hurt('Ana', 'Little toe'), fit],
    ['1 of 2 has a little toe injury; it is not known which exercises put load on it.'],
  ],
  ['nobody where nobody is injured', [fit, fit], []],
  ['nobody of whom half is known', [hurt('Ana', 'Knee', null)], []],
  ['nobody of none', [], []],
])('%s', (_, squad, expected) => expect(texts(squad)).toEqual(expected));

it('leaves out injuries that no exercise loads', () =>
  expect(texts([hurt('Ana', 'Knee')], [buildRow({ name: 'Bench Press' })])).toEqual([]));

it('lists exercises whose load is not known', () => {
  expect(
    checkSquad([buildRow({ name: 'Own invention' }), buildRow({ name: 'Rest', type: 'rest' })], [fit], EXERCISES),
  ).toEqual({ out: null, warnings: [], unknown: ['Own invention'] });
});

it('lists a repeated exercise once with its number, and counts it once', () => {
  const rows = [
    ...Array.from({ length: 14 }, () => buildRow({ name: 'Back Squat' })),
    buildRow({ name: 'back squat ' }),
    buildRow({ name: 'Burpee' }),
    buildRow({ name: 'My own' }),
    buildRow({ name: 'my own' }),
  ];
  const { warnings, unknown } = checkSquad(rows, [hurt('Ana', 'Knee'), fit], EXERCISES);
  expect(warnings[0]).toMatchObject({
    text: '1 of 2 has a knee injury; 2 exercises put load on the knee.',
    exercises: ['Back Squat (15×)', 'Burpee'],
  });
  expect(unknown).toEqual(['My own (2×)']);
});

it('shows only the severity for a single athlete, whom the sentence names', () =>
  expect(checkSquad(ROWS, [hurt('Ana', 'Knee', 8)], EXERCISES).warnings[0]?.injured).toEqual(['Severity: 8']));

test.each([
  ['a team', 2, null, [8]],
  ['one athlete', 1, 7, [7]],
])('selects %s', (_, teamId, athleteId, ids) => {
  const athletes = [buildAthlete({ athlete_id: 7, team_id: 1 }), buildAthlete({ athlete_id: 8, team_id: 2 })];
  expect(selectSquad({ teamId, athleteId }, athletes).map((athlete) => athlete.athlete_id)).toEqual(ids);
});

it('tells two athletes of one name apart', () => {
  const kim = (id: number, jersey: string) => ({ ...hurt('Kim', 'Knee'), athlete_id: id, jersey_number: jersey });
  const out = { ...AVAILABLE, status: 'out' as const };
  const squad = [kim(1, '7'), { ...kim(2, '8'), availability: out }];
  const { warnings, out: outLine } = checkSquad(ROWS, squad, EXERCISES);
  expect(warnings[0]?.injured).toEqual(['Kim Test #7 (Severity: 5)', 'Kim Test #8 (Severity: 5)']);
  expect(outLine).toContain('Kim Test #8 (Out');
});
