import { ApiError } from './api-client.js';
import { callHint } from './call-hint.js';

const limited = (seconds: number | null) => new ApiError(429, 'rate_limited', 'x', [], seconds);

it.each([
  ['a limit of more than a minute', limited(61), 'Try again in 2 minutes.'],
  ['a limit of an hour', limited(3600), 'Try again in 60 minutes.'],
  ['a limit of a minute', limited(60), 'Try again in 1 minute.'],
  ['a limit of seconds', limited(4), 'Try again in 4 seconds.'],
  ['a limit of a second', limited(1), 'Try again in 1 second.'],
  ['a limit that is over', limited(0), 'Try again in 1 second.'],
  ['a limit without a time', limited(null), 'Try again in 1 minute.'],
  ['no line', new ApiError(0, 'network', null), 'You seem to be offline.'],
  ['a busy server', new ApiError(503, 'busy', 'x'), 'The server is busy. Try again in a moment.'],
  ['wrong credentials', new ApiError(401, 'bad_credentials', 'x'), null],
  ['something malformed', new ApiError(400, 'validation_failed', 'x'), null],
  ['a fault of the page', new Error('other'), null],
])('%s', (_, error, hint) => {
  expect(callHint(error)).toBe(hint);
});
