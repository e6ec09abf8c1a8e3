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

it('the choice takes the place of the one in the view of the page', () => {
  expect(withChoice('/workouts', '?team=3', 'team=4&day=2026-11-05')).toBe('/workouts?team=3&day=2026-11-05');
  expect(withChoice('/workouts', '', 'team=4&day=2026-11-05')).toBe('/workouts?team=4&day=2026-11-05');
});
