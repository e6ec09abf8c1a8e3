import { deviceDays, dueDays, dueWindow, type DueAthlete } from './due-days.js';

const DAYS = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];
const day = (at: number) => DAYS[at] ?? '';

describe('the window', () => {
  it('is eight weeks and the present one up to today', () => {
    const friday = dueWindow('2026-11-20');
    expect([friday[0], friday.at(-1), friday.length]).toEqual(['2026-09-21', '2026-11-20', 61]);
    const monday = dueWindow('2026-11-16');
    expect([monday[0], monday.at(-1), monday.length]).toEqual(['2026-09-21', '2026-11-16', 57]);
    const sunday = dueWindow('2026-11-22');
    expect([sunday[0], sunday.length]).toEqual(['2026-09-21', 63]);
  });
});

describe('the days with a device', () => {
  const daysOf = (present: number, ...changes: [at: number, by: 1 | -1][]) =>
    [...deviceDays(DAYS, { present, changes: changes.map(([at, by]) => ({ day: day(at), by })) })].map((each) =>
      DAYS.indexOf(each),
    );

  it.each([
    ['without any', daysOf(0), []],
    ['with one that was there before', daysOf(1), [0, 1, 2, 3, 4]],
    ['from the day of the pairing', daysOf(1, [2, 1]), [2, 3, 4]],
    ['up to the day of the end', daysOf(0, [2, -1]), [0, 1, 2]],
    ['with a gap', daysOf(1, [1, -1], [3, 1]), [0, 1, 3, 4]],
    ['on a day of pairing and end', daysOf(0, [1, 1], [1, -1]), [1]],
    [
      'on a day of end and pairing, which an instant does not put in order',
      daysOf(0, [1, -1], [1, -1], [1, 1]),
      [0, 1],
    ],
    ['with a second one that ends', daysOf(1, [1, 1], [3, -1]), [0, 1, 2, 3, 4]],
    // Of a log that is not complete: never fewer than none.
    ['with one that is not there any more', daysOf(0, [2, 1]), [2, 3, 4]],
  ])('%s', (_, found, wanted) => expect(found).toEqual(wanted));
});

describe('the days on which an answer is due', () => {
  const athlete: DueAthlete = {
    memberships: [{ joinedOn: null, lastDay: null }],
    consents: [{ from: '2026-01-01', to: null }],
    devices: { present: 1, changes: [] },
    answered: new Set([day(0), day(3)]),
  };
  const due = (part: Partial<DueAthlete>) =>
    dueDays(DAYS, { ...athlete, ...part }).map((each) => `${DAYS.indexOf(each.day)}${each.isAnswered ? '+' : ''}`);

  it.each([
    ['all, with consent and a device', {}, ['0+', '1', '2', '3+', '4']],
    ['none without consent', { consents: [] }, []],
    ['from the consent on', { consents: [{ from: day(2), to: null }] }, ['2', '3+', '4']],
    [
      'but for days between two consents',
      {
        consents: [
          { from: day(0), to: day(1) },
          { from: day(3), to: null },
        ],
      },
      ['0+', '1', '3+', '4'],
    ],
    ['none without a device', { devices: { present: 0, changes: [] } }, []],
    ['since they joined', { memberships: [{ joinedOn: day(3), lastDay: null }] }, ['3+', '4']],
    ['until they left', { memberships: [{ joinedOn: null, lastDay: day(1) }] }, ['0+', '1']],
  ])('are %s', (_, part, wanted) => expect(due(part)).toEqual(wanted));
});
