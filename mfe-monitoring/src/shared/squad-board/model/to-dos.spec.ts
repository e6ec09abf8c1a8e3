import { LEDGER_STATES, type LedgerState } from '@touchline/contracts/session-ledger-rules';
import type { LedgerEvent } from '@touchline/contracts/session-ledger.schema';
import { toDoPage, toDosByUrgency } from './to-dos.js';

const event = (id: number, counts: Partial<Record<LedgerState, number>>): LedgerEvent => ({
  event_id: id,
  team_id: 2,
  date: '2026-11-17',
  event_title: 'Practice',
  event_time: '18:00',
  duration_min: 90,
  counts: { ...(Object.fromEntries(LEDGER_STATES.map((state) => [state, 0])) as LedgerEvent['counts']), ...counts },
});
const unmarked = event(1, { unmarked: 14 });
const withoutLoad = event(2, { present_without_load: 5, unmarked: 2 });

test('a missing RPE comes first', () => {
  const contradicted = event(3, { absent_with_load: 1 });
  expect(toDosByUrgency([unmarked, withoutLoad, contradicted])).toEqual([withoutLoad, unmarked, contradicted]);
});

test('missing marks are set at check-in, everything else in the grid', () => {
  expect(toDoPage(unmarked).address).toBe('/attendance?team=2&event=1&date=2026-11-17');
  expect(toDoPage(withoutLoad).address).toBe('/attendance/sessions?event=2');
});
