import { ApiError } from '@touchline/ui/host';
import { initialsOf } from '../../app/layout/initials.js';
import { signInFailure } from './sign-in-failure.js';
import { wantedPath } from './wanted-path.js';

it.each([
  [new ApiError(401, 'bad_credentials', 'x'), null],
  [new ApiError(400, 'validation_failed', 'x'), null],
  [new ApiError(429, 'rate_limited', 'x', [], 61), 'Try again in 2 minutes.'],
  [new ApiError(429, 'rate_limited', 'x', [], 12), 'Try again in 1 minute.'],
  [new ApiError(429, 'rate_limited', 'x'), 'Try again in 1 minute.'],
  [new ApiError(0, 'network', null), 'You seem to be offline.'],
  [new ApiError(503, 'busy', 'x'), 'The server is busy. Try again in a moment.'],
  [new Error('other'), null],
])('a failed sign-in says one sentence for all, and a hint where one helps: %s', (error, hint) => {
  expect(signInFailure(error)).toEqual({ sentence: 'Failed to sign in. Please check your credentials.', hint });
});

it.each([
  [{ wanted: '/dashboard/wellness?athlete=3' }, '/dashboard/wellness?athlete=3'],
  [{ wanted: '//elsewhere.example' }, '/dashboard'],
  [{ wanted: '/\\elsewhere.example' }, '/dashboard'],
  [{ wanted: 'https://elsewhere.example' }, '/dashboard'],
  [{ wanted: 3 }, '/dashboard'],
  [null, '/dashboard'],
  [undefined, '/dashboard'],
])('after signing in with %j the coach goes to %s', (state, path) => {
  expect(wantedPath(state)).toBe(path);
});

it.each([['Dana Coach', 'DC'], ['Zoë', 'Z'], ['Anna Maria van der Berg', 'AB'], ['  ', ''], ['élan vital', 'ÉV']])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
