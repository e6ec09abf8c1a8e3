import { ApiError } from './api-client.js';
import { failureOf, failureText } from './call-failure.js';

const NETWORK = new ApiError(0, 'network', null);
const BUSY = new ApiError(503, 'busy', 'The server is busy. Please try again in a moment.');

test('says what failed, and what can be done about it', () => {
  expect(failureOf(NETWORK, 'Failed to save')).toEqual({ sentence: 'Failed to save', hint: 'You seem to be offline.' });
  expect(failureText(NETWORK, 'Failed to save')).toBe('Failed to save. You seem to be offline.');
});

test('leaves it at the sentence of the server, which says all there is', () => {
  expect(failureOf(BUSY, 'Failed to save')).toEqual({
    sentence: 'The server is busy. Please try again in a moment.',
    hint: null,
  });
  expect(failureText(BUSY, 'Failed to save')).toBe('The server is busy. Please try again in a moment.');
  expect(failureText(new TypeError('undefined'), 'Failed to save')).toBe('Failed to save');
});
