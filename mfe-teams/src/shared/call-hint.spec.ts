import { ApiError } from '@touchline/ui/host';
import { callHint } from './call-hint.js';

test.each([
  ['no line', new ApiError(0, 'network', null), 'You seem to be offline.'],
  ['too many tries', new ApiError(429, 'rate_limited', null, [], 120), 'Try again in 2 minutes.'],
  ['a busy server', new ApiError(503, 'busy', null), 'The server is busy. Try again in a moment.'],
  ['a refusal', new ApiError(409, 'team_name_taken', 'Taken.'), null],
  ['a fault of ours', new TypeError('undefined'), null],
])('what can be done about %s', (_what, error, hint) => expect(callHint(error)).toBe(hint));
