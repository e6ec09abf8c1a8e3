import { changesLoad, touchedWeeks, type LoadPlan } from './touched-weeks.js';

const plan: LoadPlan = { date: '2026-11-26', teamId: 1, athleteId: null, plannedRpe: 5, durationMin: 60 };
const unplanned = { ...plan, plannedRpe: null };

test.each([
  ['a new event with a plan', null, plan, true],
  ['a new event with a planned RPE of 0', null, { ...plan, plannedRpe: 0 }, true],
  ['a new event without a plan', null, unplanned, false],
  ['an event that stays as it is', plan, { ...plan }, false],
  ['another day', plan, { ...plan, date: '2026-11-27' }, true],
  ['another RPE', plan, { ...plan, plannedRpe: 5.5 }, true],
  ['other minutes', plan, { ...plan, durationMin: 61 }, true],
  ['another owner', plan, { ...plan, teamId: null, athleteId: 3 }, true],
  ['a plan that is taken back', plan, unplanned, true],
  ['another day of an event without a plan', unplanned, { ...unplanned, date: '2026-11-27' }, false],
])('%s', (_name, before: LoadPlan | null, after: LoadPlan, expected) =>
  expect(changesLoad({ before, after })).toBe(expected),
);

describe('the touched weeks', () => {
  const moved = (from: string, to: string) => ({ before: { ...plan, date: from }, after: { ...plan, date: to } });

  it('are those of the day before and of the day after a move, in order and once', () =>
    expect(touchedWeeks([moved('2026-12-06', '2026-11-29'), moved('2026-11-30', '2026-11-28')], '2026-11-25')).toEqual([
      '2026-11-23',
      '2026-11-30',
    ]));

  it('are not the weeks that are over, but the present one on its Sunday', () => {
    const change = moved('2026-11-22', '2026-11-27');
    expect(touchedWeeks([change], '2026-11-22')).toEqual(['2026-11-16', '2026-11-23']);
    expect(touchedWeeks([change], '2026-11-23')).toEqual(['2026-11-23']);
  });

  it('leave out the week into which an event moves without its plan', () =>
    expect(touchedWeeks([{ before: plan, after: { ...unplanned, date: '2026-12-02' } }], '2026-11-25')).toEqual([
      '2026-11-23',
    ]));
});
