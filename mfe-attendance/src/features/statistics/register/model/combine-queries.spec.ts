import { combineQueries } from './combine-queries.js';

const loaded = { data: 1, error: null, refetch: jest.fn() };
const loading = { data: undefined, error: null, refetch: jest.fn() };
const failed = { data: undefined, error: new Error('no line'), refetch: jest.fn() };

test('has data once all queries have', () => {
  expect(combineQueries([loaded, loading]).data).toBeUndefined();
  expect(combineQueries([loaded, { ...loaded, data: 'two' }]).data).toEqual([1, 'two']);
});

test('fails if one query fails, and refetches only that one', () => {
  const all = combineQueries([loaded, failed, loading]);
  expect(all.error).toBe(failed.error);
  all.refetch();
  expect([loaded, loading, failed].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 0, 1]);
});
