import { toCloseId } from './close-attendance.js';

/** A UUID of version 4, as RFC 9562 writes it. */
const UUID_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test.each(['0123456789abcdef0123456789abcdef', 'f'.repeat(32), '0'.repeat(32)])(
  'the retry key %s becomes a UUID of version 4',
  (key) => expect(toCloseId(key)).toMatch(UUID_4),
);
