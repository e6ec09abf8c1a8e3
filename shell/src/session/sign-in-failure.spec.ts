import { ApiError } from '@touchline/ui/host';
import { signInFailure } from './sign-in-failure.js';

it.each([
  [new ApiError(401, 'bad_credentials', 'x'), null],
  [new ApiError(429, 'rate_limited', 'x', [], 12), 'Try again in 12 seconds.'],
  [new ApiError(0, 'network', null), 'You seem to be offline.'],
])('a failed sign-in shows one sentence for all failures, with a hint if there is one: %s', (error, hint) => {
  expect(signInFailure(error)).toEqual({ sentence: 'Failed to sign in. Please check your credentials.', hint });
});
