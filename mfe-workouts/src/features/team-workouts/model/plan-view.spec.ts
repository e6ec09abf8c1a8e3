import { readView, writeView, type PlanView } from './plan-view.js';

const TODAY = '2026-11-22';
const DEFAULT: PlanView = {
  teamId: null,
  athleteId: null,
  day: TODAY,
  month: '2026-11',
  rosterTeam: '',
  status: null,
  search: '',
};
const read = (search: string) => readView(new URLSearchParams(search), TODAY);
const write = (search: string, change: Partial<PlanView>) =>
  writeView(new URLSearchParams(search), change, TODAY).toString();

test.each<[string, Partial<PlanView>]>([
  ['', {}],
  [
    'team=3&athlete=7&day=2026-12-29&month=2027-02&roster=4&status=Injury&q=an',
    { teamId: 3, athleteId: 7, day: '2026-12-29', month: '2027-02', rosterTeam: '4', status: 'Injury', search: 'an' },
  ],
  ['day=2026-12-29', { day: '2026-12-29', month: '2026-12' }],
  ['month=2027-02', { month: '2027-02' }],
  ['team=x&athlete=-1&day=2026-02-30&month=2026-13&status=injury', {}],
])('reads %p', (search, expected) => expect(read(search)).toEqual({ ...DEFAULT, ...expected }));

test('leaves out defaults and keeps the parameters of others', () => {
  expect(write('team=3&q=an&edit=5', { search: '' })).toBe('team=3&edit=5');
});

test('changing the month keeps the day, changing the day keeps the month', () => {
  expect(write('', { month: '2026-12' })).toBe('month=2026-12');
  expect(write('month=2026-12', { day: '2026-11-23' })).toBe('month=2026-12&day=2026-11-23');
});

test('a written view reads back', () => {
  const view: PlanView = {
    teamId: 3,
    athleteId: 7,
    day: '2026-12-29',
    month: '2027-01',
    rosterTeam: 'Soccer',
    status: 'Regular',
    search: 'Zoë & co ',
  };
  expect(readView(writeView(new URLSearchParams(), view, TODAY), TODAY)).toEqual(view);
});

test('changing the plan closes its dialogs', () => {
  expect([write('team=3&edit=5&notes=5.1', { athleteId: 7 }), write('team=3&edit=5', { teamId: 4 })]).toEqual([
    'team=3&athlete=7',
    'team=4',
  ]);
});
