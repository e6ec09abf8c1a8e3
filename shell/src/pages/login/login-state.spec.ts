import { initialsOf } from '@touchline/contracts/initials';
import { loginReason, loginState, returnPath } from './login-state.js';

it.each([
  [{ returnTo: '/dashboard/wellness?athlete=3' }, '/dashboard/wellness?athlete=3'],
  [{ returnTo: '//elsewhere.example' }, '/dashboard'],
  [{ returnTo: '/\\elsewhere.example' }, '/dashboard'],
  [{ returnTo: 'https://elsewhere.example' }, '/dashboard'],
  [{ returnTo: 3 }, '/dashboard'],
  [null, '/dashboard'],
  [undefined, '/dashboard'],
])('after signing in with %j the coach goes to %s', (state, path) => {
  expect(returnPath(state)).toBe(path);
});

it.each([
  [loginState('needs-link'), 'needs-link'],
  [loginState('password-changed'), 'password-changed'],
  [loginState('account-made'), 'account-made'],
  [{ reason: 'something' }, null],
  [{ returnTo: '/dashboard' }, null],
  ['needs-link', null],
  [null, null],
])('the router state %j has the reason %j', (state, reason) => {
  expect(loginReason(state)).toBe(reason);
});

it.each([
  ['Dana Coach', 'DC'],
  ['Zoë', 'Z'],
  ['Anna Maria van der Berg', 'AB'],
  ['  ', ''],
  ['élan vital', 'ÉV'],
])('initials of "%s" are "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
