import { dayValues, type Trial, type ValueRules } from './measure-values.js';

const HIGHEST: ValueRules = { trial_rule: 'best', day_rule: 'last', direction: 'higher' };
const trial = (value: number, changes: Partial<Trial> = {}): Trial => {
  return { day: '2026-11-20', measure_version: 1, side: 'none', trial: 1, event_id: null, value, ...changes };
};
const valuesOf = (trials: readonly Trial[], rules: Partial<ValueRules> = {}) =>
  dayValues(trials, () => ({ ...HIGHEST, ...rules })).map(({ value }) => value);

describe('the value of a day', () => {
  it.each([
    ['the best of three', { trial_rule: 'best' }, [410, 433, 398], 433],
    ['the best where lower is better', { trial_rule: 'best', direction: 'lower' }, [1.81, 1.78, 1.84], 1.78],
    ['the mean', { trial_rule: 'mean' }, [10, 20, 60], 30],
    ['zero, which is a value', { trial_rule: 'best' }, [0], 0],
  ] as const)('is %s', (_what, rules, values, expected) => {
    expect(
      valuesOf(
        values.map((value, at) => trial(value, { trial: at + 1 })),
        rules,
      ),
    ).toEqual([expected]);
  });

  it.each([
    ['the second is missing', [1, 3], 420],
    ['only the last was made', [3], 415],
  ])('comes from the trials there are when %s', (_what, made, expected) => {
    const values = new Map([
      [1, 420],
      [2, 999],
      [3, 415],
    ]);
    expect(valuesOf(made.map((number) => trial(values.get(number) ?? 0, { trial: number })))).toEqual([expected]);
  });

  it('is one for each side and day', () => {
    const sides = [trial(410, { side: 'left' }), trial(433, { side: 'left', trial: 2 }), trial(405, { side: 'right' })];
    expect(dayValues([...sides, trial(3, { day: '2026-11-21' })], () => HIGHEST)).toEqual([
      { day: '2026-11-20', measure_version: 1, side: 'left', value: 433 },
      { day: '2026-11-20', measure_version: 1, side: 'right', value: 405 },
      { day: '2026-11-21', measure_version: 1, side: 'none', value: 3 },
    ]);
  });

  it.each([
    ['sum', 9],
    ['mean', 4.5],
    ['best', 6],
    ['last', 3],
  ] as const)('joins two events by their %s', (day_rule, expected) => {
    const events = [trial(6, { event_id: 11 }), trial(3, { event_id: 12 })];
    expect(valuesOf(events, { day_rule })).toEqual([expected]);
  });

  it('by the last of two events is the one that was stored last, whichever event was planned first', () => {
    expect(valuesOf([trial(2, { event_id: 50 }), trial(7, { event_id: 40 })])).toEqual([7]);
  });

  it('is empty without trials', () => {
    expect(valuesOf([])).toEqual([]);
  });
});
