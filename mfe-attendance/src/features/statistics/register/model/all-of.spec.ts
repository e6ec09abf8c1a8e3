import { allOf } from './all-of.js';

const there = { data: 1, error: null, refetch: jest.fn() };
const coming = { data: undefined, error: null, refetch: jest.fn() };
const failed = { data: undefined, error: new Error('no line'), refetch: jest.fn() };

test('is there once everything is', () => {
  expect(allOf([there, coming]).data).toBeUndefined();
  expect(allOf([there, { ...there, data: 'two' }]).data).toEqual([1, 'two']);
});

test('has failed where one has, and asks only for that again', () => {
  const all = allOf([there, failed, coming]);
  expect(all.error).toBe(failed.error);
  all.refetch();
  expect([there, coming, failed].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 0, 1]);
});
