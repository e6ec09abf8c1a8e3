import { initialsOf } from '@touchline/contracts/initials';
import { arrivalOf, arriving } from './arrival.js';
import { wantedPath } from './wanted-path.js';

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

it.each([
  [arriving('needs-link'), 'needs-link'],
  [arriving('password-changed'), 'password-changed'],
  [{ arrival: 'something' }, null],
  [{ wanted: '/dashboard' }, null],
  ['needs-link', null],
  [null, null],
])('the state %j says that the arrival is %j', (state, arrival) => {
  expect(arrivalOf(state)).toBe(arrival);
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
