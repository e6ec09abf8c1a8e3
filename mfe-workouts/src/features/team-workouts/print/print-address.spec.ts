import { readView, type PlanView } from '../model/plan-view.js';
import { planAddress, printAddress } from './print-address.js';

const TODAY = '2026-11-22';
const VIEW: PlanView = {
  teamId: 3,
  athleteId: null,
  day: TODAY,
  month: '2026-11',
  rosterTeam: '',
  status: null,
  search: '',
};
const read = (address: string, today = TODAY) => readView(new URL(address, 'http://x').searchParams, today);

test.each<[string, Partial<PlanView>]>([
  ['a team’s day', { day: '2026-12-01', month: '2026-12' }],
  ['an athlete’s day', { teamId: null, athleteId: 7, day: '2025-01-31', month: '2025-01' }],
  ['a day whose month is not the one that is shown', { athleteId: 7, month: '2027-02' }],
  ['a roster that is filtered', { rosterTeam: '4', status: 'Injury', search: 'Zoë & co ' }],
])('%s leads to its sheet and back', (_, part) => {
  const view = { ...VIEW, ...part };
  expect(read(printAddress(view, TODAY))).toEqual(view);
  expect(read(planAddress(view, TODAY))).toEqual(view);
});

test('a sheet of today shows the same day tomorrow', () => {
  expect(read(printAddress(VIEW, TODAY), '2026-11-23').day).toBe(TODAY);
});

test('the way back leaves out defaults', () => {
  expect([planAddress(VIEW, TODAY), planAddress({ ...VIEW, teamId: null }, TODAY)]).toEqual([
    '/workouts?team=3',
    '/workouts',
  ]);
});
