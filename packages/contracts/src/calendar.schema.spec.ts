import { eventTimeSchema } from './calendar.schema.js';

test.each([
  ['00:00', true],
  ['09:05', true],
  ['17:30', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['9:05', false],
  ['17:30:00', false],
  [' 17:30', false],
  ['17.30', false],
  ['', false],
  [1730, false],
])('the time %p: %p', (time, taken) => expect(eventTimeSchema.safeParse(time).success).toBe(taken));
