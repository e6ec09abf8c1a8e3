import { readAthleteSearch, withAthlete } from './athlete-search.js';

test.each([
  ['', { team: '', search: '', athleteId: null }],
  ['team=3&q=an&athlete=7', { team: '3', search: 'an', athleteId: 7 }],
  ['athlete=0', { team: '', search: '', athleteId: null }],
  ['athlete=7x&team=Soccer', { team: 'Soccer', search: '', athleteId: null }],
])('reads %p', (search, expected) => expect(readAthleteSearch(new URLSearchParams(search))).toEqual(expected));

test.each([
  [{ team: '', athleteId: null }, '/dashboard/wellness'],
  [{ team: '3', athleteId: 7 }, '/dashboard/wellness?team=3&athlete=7'],
  [{ team: '', athleteId: 7 }, '/dashboard/wellness?athlete=7'],
])('a link with %j', (choice, address) => expect(withAthlete('/dashboard/wellness', choice)).toBe(address));
