import { planWeekCopy, type WeekEvent } from './week-copy.js';

const event = (date: string, rest: Partial<WeekEvent> = {}): WeekEvent => ({
  date,
  eventTime: '18:00',
  title: 'Practice',
  type: 'practice',
  ...rest,
});
const dates = (events: readonly WeekEvent[]) => events.map(({ date }) => date);

describe('a copied week', () => {
  it('has the same events on the same weekdays', () => {
    const week = [
      { ...event('2026-11-02'), notes: 'both kits', durationMin: 75 },
      { ...event('2026-11-08', { eventTime: null, type: 'game' }), notes: null, durationMin: 60 },
    ];
    expect(planWeekCopy(week, [], 7)).toEqual({
      copies: [
        { ...week[0], date: '2026-11-09' },
        { ...week[1], date: '2026-11-15' },
      ],
      alreadyThere: 0,
      workoutsLeft: 0,
    });
  });

  it.each([
    ['back', '2026-11-02', -7, '2026-10-26'],
    ['over the end of a year', '2026-12-28', 7, '2027-01-04'],
    ['over a leap day', '2028-02-28', 7, '2028-03-06'],
    ['over a year', '2026-11-02', 364, '2027-11-01'],
    ['over the change of clocks', '2026-03-23', 7, '2026-03-30'],
  ])('moves events %s', (_, from, days, to) =>
    expect(dates(planWeekCopy([event(from)], [], days).copies)).toEqual([to]),
  );

  it('leaves out workouts', () => {
    expect(planWeekCopy([event('2026-11-02', { type: 'workout' }), event('2026-11-02')], [], 7)).toMatchObject({
      copies: [event('2026-11-09')],
      alreadyThere: 0,
      workoutsLeft: 1,
    });
  });

  it('leaves out events that the target week has with the same day, time, title and type', () => {
    const week = [event('2026-11-02'), event('2026-11-04'), event('2026-11-05', { eventTime: null })];
    const { copies } = planWeekCopy(week, [], 7);
    expect(planWeekCopy(week, copies, 7)).toEqual({ copies: [], alreadyThere: 3, workoutsLeft: 0 });
    expect(planWeekCopy(week, copies.slice(1), 7)).toMatchObject({ copies: [event('2026-11-09')], alreadyThere: 2 });
  });

  it.each([
    ['another day', event('2026-11-10')],
    ['another time', event('2026-11-09', { eventTime: '18:01' })],
    ['no time', event('2026-11-09', { eventTime: null })],
    ['another title', event('2026-11-09', { title: 'practice' })],
    ['another type', event('2026-11-09', { type: 'other' })],
    ['a workout of that name', event('2026-11-09', { type: 'workout' })],
  ])('copies an event beside one with %s', (_, there) =>
    expect(planWeekCopy([event('2026-11-02')], [there], 7)).toMatchObject({ alreadyThere: 0, copies: { length: 1 } }),
  );

  it('matches equal events one by one', () => {
    const twice = [event('2026-11-02'), event('2026-11-02')];
    expect(planWeekCopy(twice, [], 7)).toMatchObject({ alreadyThere: 0, copies: { length: 2 } });
    expect(planWeekCopy(twice, [event('2026-11-09')], 7)).toMatchObject({ alreadyThere: 1, copies: { length: 1 } });
    expect(planWeekCopy([event('2026-11-02')], [event('2026-11-09'), event('2026-11-09')], 7)).toMatchObject({
      alreadyThere: 1,
      copies: { length: 0 },
    });
  });

  it('is empty for an empty week', () =>
    expect(planWeekCopy([], [event('2026-11-09')], 7)).toEqual({ copies: [], alreadyThere: 0, workoutsLeft: 0 }));
});
