import { withSameChange, dropsAttendance, type PlannedContent } from './series-change.js';

const OPENED: PlannedContent = {
  teamId: 1,
  athleteId: null,
  date: '2026-11-24',
  eventTime: '18:00',
  durationMin: 90,
  plannedRpe: null,
  title: 'Practice',
  type: 'practice',
  notes: null,
  attendanceTaken: true,
};
const event = (changes: Partial<PlannedContent> = {}): PlannedContent => ({
  ...OPENED,
  date: '2026-12-01',
  ...changes,
});
const like = (other: PlannedContent, changes: Partial<PlannedContent>) =>
  withSameChange(other, OPENED, { ...OPENED, ...changes });

describe('an event of a series, when another event of it is changed', () => {
  it('stays as it is when nothing is changed', () =>
    expect(like(event({ notes: 'Bring boots' }), {})).toEqual(event({ notes: 'Bring boots' })));

  it.each<[string, Partial<PlannedContent>]>([
    ['title', { title: 'Tactics' }],
    ['time', { eventTime: '07:15' }],
    ['duration', { durationMin: 45 }],
    ['type', { type: 'game' }],
    ['notes', { notes: 'Indoors' }],
    ['attendance', { attendanceTaken: false }],
    ['team', { teamId: 2 }],
    ['owner', { teamId: null, athleteId: 7, attendanceTaken: false }],
  ])('takes over the new %s', (_, changes) => expect(like(event(), changes)).toEqual(event(changes)));

  it('keeps its own earlier changes', () => {
    const single = event({ notes: 'Only today: the small pitch', eventTime: '19:00' });
    expect(like(single, { title: 'Tactics' })).toEqual({ ...single, title: 'Tactics' });
    expect(like(single, { eventTime: '17:00' })).toEqual({ ...single, eventTime: '17:00' });
  });

  it('takes over removed notes', () => {
    const noted = { ...OPENED, notes: 'Indoors' };
    expect(withSameChange(event({ notes: 'Indoors' }), noted, OPENED)).toEqual(event());
    expect(withSameChange(event({ notes: 'Something else' }), noted, OPENED)).toEqual(event());
  });

  it.each([
    ['2026-11-26', '2026-12-01', '2026-12-03'],
    ['2026-11-23', '2026-12-01', '2026-11-30'],
    ['2026-11-25', '2028-02-28', '2028-02-29'],
    ['2026-11-25', '2026-12-31', '2027-01-01'],
    ['2026-03-24', '2026-12-01', '2026-03-31'],
    // This event was moved alone earlier: its distance to the others stays.
    ['2026-11-25', '2026-12-03', '2026-12-04'],
  ])('moves along to %s: from %s to %s', (date, from, to) =>
    expect(like(event({ date: from }), { date })).toEqual(event({ date: to })),
  );

  it('cannot move beyond the years of the calendar', () => {
    expect(like(event({ date: '2999-12-31' }), { date: '2026-11-25' })).toBeNull();
    expect(like(event({ date: '1900-01-01' }), { date: '2026-11-23' })).toBeNull();
    expect(like(event({ date: '2999-12-31' }), { date: '1900-01-01' })).toEqual(event({ date: '2873-02-06' }));
    expect(like(event(), { date: '2999-12-31' })).toBeNull();
  });

  it('does not change its arguments', () => {
    const given = event();
    like(given, { title: 'Tactics', date: '2026-11-25' });
    expect(given).toEqual(event());
  });
});

describe('a change that drops attendance', () => {
  it.each<[string, Partial<PlannedContent>, boolean]>([
    ['another team', { teamId: 2 }, true],
    ['an athlete', { teamId: null, athleteId: 3 }, true],
    ['no attendance any more', { attendanceTaken: false }, true],
    [
      'another day, time and title',
      { date: '2026-11-25', eventTime: '07:00', title: 'Tactics', notes: 'x', durationMin: 5, type: 'other' },
      false,
    ],
    ['nothing else', {}, false],
  ])('%s: %s', (_, changes, forbidden) => expect(dropsAttendance(OPENED, { ...OPENED, ...changes })).toBe(forbidden));

  it('is never one for an event without attendance', () =>
    expect(dropsAttendance({ ...OPENED, attendanceTaken: false }, OPENED)).toBe(false));
});
