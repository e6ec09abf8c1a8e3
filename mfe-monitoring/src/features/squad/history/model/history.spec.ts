import type { SquadHistory, SquadHistoryItem } from '@touchline/contracts/squad-history.schema';
import { labelsOf } from '@touchline/ui/pickers';
import { historyCsv, historyFileName } from './history-csv.js';
import { daysInForce, decidedText, followedText, valueText } from './history-texts.js';

const decision: SquadHistoryItem['decisions'][number] = {
  decision_id: 1,
  kind: 'rest',
  note: '=2 days',
  message: null,
  made_on: '2026-11-10',
  until: '2026-11-12',
  made_by: 'Kim Coach',
  own: true,
  ended_on: null,
};
const item: SquadHistoryItem = {
  athlete_id: 7,
  first_name: 'Ana',
  last_name: 'Test',
  jersey_number: null,
  date_of_birth: null,
  team_id: 1,
  team: { name: 'First' },
  date: '2026-11-10',
  state: 'talk',
  hooper_index: 24,
  mean: 14.25,
  delta: 9.75,
  decisions: [decision],
  followed: [
    { date: '2026-11-12', hooper_index: 18, delta: 3.75 },
    { date: '2026-11-13', hooper_index: 15, delta: 0.75 },
  ],
};

test('counts the days until the last one, or until another decision ended it', () => {
  expect(daysInForce(decision)).toBe(3);
  expect(daysInForce({ ...decision, ended_on: '2026-11-11' })).toBe(1);
  expect(decidedText({ ...decision, ended_on: '2026-11-10' }, '2026-11-28')).toContain(
    'Rest, replaced on the same day',
  );
});

test('says what followed', () => {
  expect(decidedText(decision, '2026-11-12')).toBe('Rest, 3 days: =2 days (Kim Coach)');
  expect(decidedText(decision, '2026-11-11')).toBe('Rest until Nov 12: =2 days (Kim Coach)');
  expect(valueText(item)).toBe('24, usual 14.3');
  expect(followedText(item)).toBe('Hooper 24 → 18 → 15');
  expect(followedText({ ...item, followed: [] })).toBe('');
});

test('the file has a row per decision, and no formula', () => {
  const history: SquadHistory = { from: '2026-11-01', to: '2026-11-28', total_athletes: 1, items: [item] };
  const [head, row] = historyCsv(history, labelsOf(history.items)).split('\r\n');
  expect(head).toMatch(/date,athlete_id,last_name/);
  expect(row).toBe(
    "2026-11-10,7,Test,Ana,First,Talk first,24,14.25,9.75,Rest,2026-11-12,,'=2 days,Kim Coach,2026-11-12,18,2026-11-13,15,,,Ana Test",
  );
  expect(historyFileName(history, 1, null)).toBe('squad-history-team-1-2026-11-01-to-2026-11-28.csv');
});

test('the last column of the file tells two athletes of one name apart', () => {
  const items = ['7', '00'].map((jersey_number, at) => ({ ...item, athlete_id: at + 1, jersey_number }));
  const history: SquadHistory = { from: '2026-11-01', to: '2026-11-28', total_athletes: 2, items };
  const [, ...rows] = historyCsv(history, labelsOf(items)).trimEnd().split('\r\n');
  expect(rows.map((row) => row.split(',').at(-1))).toEqual(['Ana Test #7', 'Ana Test #00']);
});
