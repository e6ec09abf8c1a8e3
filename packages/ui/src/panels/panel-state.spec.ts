import { panelState } from './panel-state.js';

const refetch = () => undefined;
const none = (data: unknown[]) => data.length === 0;

test.each([
  ['no data, no error: loading', { data: undefined, error: null }, { kind: 'loading' }],
  ['no data and an error', { data: undefined, error: 'down' }, { kind: 'error', error: 'down' }],
  ['data without content', { data: [], error: null }, { kind: 'empty', stale: false }],
  ['data', { data: [0], error: null }, { kind: 'data', data: [0], stale: false }],
  ['a failed refresh keeps the data', { data: [1], error: 'down' }, { kind: 'data', data: [1], stale: true }],
  ['a failed refresh of nothing', { data: [], error: 'down' }, { kind: 'empty', stale: true }],
])('%s', (_, query, expected) => {
  expect(panelState({ ...query, refetch }, none)).toEqual(expected);
});
