import { editProblems, recordingDayProblems, recordingProblems, writtenValue } from './performance-tests.rules.js';

describe('an edit of stored tests', () => {
  const edit = (kind: 'grip' | 'sprint' | 'jump', entry: object) => ({ entry: { id: 1, ...entry }, stored: { kind } });

  it('accepts each value in the field of its kind', () => {
    expect(
      editProblems([
        edit('grip', { grip_strength_kg: 40 }),
        edit('sprint', { id: 2, dash_10m_time: 1.8 }),
        edit('jump', { id: 3, vertical_jump_cm: 40 }),
      ]),
    ).toEqual([]);
  });

  it('reports every value in the field of another kind and every repeated record', () => {
    expect(
      editProblems([
        edit('sprint', { grip_strength_kg: 40 }),
        edit('jump', { id: 2, dash_10m_time: 1.8 }),
        edit('sprint', { dash_10m_time: 1.8 }),
      ]),
    ).toEqual([
      { path: 'entries.0.grip_strength_kg', message: 'Record 1 is a sprint test: its value is sent as dash_10m_time.' },
      { path: 'entries.1.dash_10m_time', message: 'Record 2 is a jump test: its value is sent as vertical_jump_cm.' },
      { path: 'entries.2.id', message: 'Id 1 appears twice.' },
    ]);
  });
});

it('reports athletes of a recording who are repeated or not in the team', () => {
  const isInTeam = (athleteId: number) => athleteId < 10;
  expect(recordingProblems([1, 2, 3], isInTeam)).toEqual([]);
  expect(recordingProblems([1, 12, 1], isInTeam)).toEqual([
    { path: 'recordings.1.athlete_id', message: 'Athlete 12 is not in this team.' },
    { path: 'recordings.2.athlete_id', message: 'Athlete 1 appears twice.' },
  ]);
});

it('reads the written value from the only value field', () => {
  expect(writtenValue({ id: 1, dash_10m_time: 1.8 })).toEqual({ kind: 'sprint', value: 1.8 });
  expect(() => writtenValue({ id: 1 })).toThrow(RangeError);
});

describe('the day of a recording', () => {
  const problems = (date: string | undefined) => recordingDayProblems(date, '2026-11-06');

  it.each([undefined, '2020-01-01', '2026-11-06'])('may be %s', (date) => expect(problems(date)).toEqual([]));

  it('is not in the future', () => {
    expect(problems('2026-11-07')).toEqual([{ path: 'date', message: 'Date must not be in the future.' }]);
  });
});
