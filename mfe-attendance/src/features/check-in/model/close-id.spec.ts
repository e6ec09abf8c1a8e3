import { closeBodySchema } from '@touchline/contracts/attendance.schema';
import { closeIdOf } from './close-id.js';

test.each(['0123456789abcdef0123456789abcdef', 'f'.repeat(32), '0'.repeat(32)])('%s becomes an id that the server takes', (key) => {
  const sent = { event_id: 1, team_id: 1, date: '2026-11-20', close_id: closeIdOf(key) };
  expect(closeBodySchema.parse(sent)).toEqual(sent);
});
