import { DURATION_SENTENCE, RPE_SENTENCE } from '@touchline/contracts/session-limits';
import { SESSION_COLUMNS, type SessionValue } from './session-rows.js';

const parsed = (key: SessionValue, text: string) => SESSION_COLUMNS.find((column) => column.key === key)?.parse(text);

test.each([
  ['rpe', '', 'required'],
  ['rpe', '  ', 'required'],
  ['rpe', '-0.5', RPE_SENTENCE],
  ['rpe', '10.5', RPE_SENTENCE],
  ['rpe', 'none', RPE_SENTENCE],
  ['duration_min', '', 'required'],
  ['duration_min', '0', DURATION_SENTENCE],
  ['duration_min', '601', DURATION_SENTENCE],
  ['duration_min', 'an hour', DURATION_SENTENCE],
] as const)('%s: %p is refused with a sentence and never becomes 0', (key, text, problem) =>
  expect(parsed(key, text)).toEqual({ problem }),
);

test('a typed RPE of 0 is rest', () => expect(parsed('rpe', '0')).toEqual({ value: 0 }));
