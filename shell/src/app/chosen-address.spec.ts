import { withChoice } from './chosen-address.js';

it.each([
  ['', '/calendar'],
  ['?team=3', '/calendar?team=3'],
  ['?athlete=12&team=3&day=2026-11-05&q=ana', '/calendar?team=3&athlete=12'],
  ['?team=Soccer+%28W%29&athlete=12', '/calendar?athlete=12'],
  ['?team=0&athlete=-1', '/calendar'],
])('from a page with %j the calendar is at %s', (search, address) => {
  expect(withChoice('/calendar', search)).toBe(address);
});
