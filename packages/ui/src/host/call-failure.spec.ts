import { ApiError } from './api-client.js';
import { failureOf, failureText } from './call-failure.js';

const NETWORK = new ApiError(0, 'network', null);
const BUSY = new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.');

test('says what failed, and what the coach can do', () => {
  expect(failureOf(NETWORK, 'Failed to save')).toEqual({ sentence: 'Failed to save', hint: 'You seem to be offline.' });
  expect(failureText(NETWORK, 'Failed to save')).toBe('Failed to save. You seem to be offline.');
});

test('adds no hint to a sentence of the server', () => {
  expect(failureOf(BUSY, 'Failed to save')).toEqual({
    sentence: 'The server is busy. Please try again in a moment.',
    hint: null,
  });
  expect(failureText(BUSY, 'Failed to save')).toBe('The server is busy. Please try again in a moment.');
  expect(failureText(new TypeError('undefined'), 'Failed to save')).toBe('Failed to save');
});
