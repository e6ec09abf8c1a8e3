import fc from 'fast-check';
import type { Cast } from './support/cast.js';
import { resolved, valueArbitrary } from './support/fuzz-values.js';

/** Values generated for a field at a given instant. */
function sentAt(instant: string, schema: object, path: string, times = 200): unknown[] {
  jest.useFakeTimers({ now: Date.parse(instant) });
  try {
    const cast = { own: { things: { today: '2026-11-05' } } } as Cast;
    return fc
      .sample(valueArbitrary(schema, path, {}), { numRuns: times, seed: 1 })
      .map((value) => resolved(value, cast));
  } finally {
    jest.useRealTimers();
  }
}

describe('generated values', () => {
  it.each([
    ['an instant', { type: 'string', maxLength: 40 }, 'body.code_expires_at'],
    ['a day', { type: 'string', format: 'date' }, 'body.date'],
    ['a text', { type: 'string', maxLength: 80 }, 'body.name'],
  ])('%s of one seed is the same whenever it is sent', (_name, schema, path) => {
    const sent = sentAt('2026-01-01T00:00:00Z', schema, path);
    expect(sentAt('2027-06-30T12:34:56Z', schema, path)).toEqual(sent);
    expect(new Set(sent.map((value) => JSON.stringify(value))).size).toBeGreaterThan(10);
  });

  it.each([
    ['that must be there', { type: 'integer', minimum: 1, maximum: 99 }],
    ['that may be null', { anyOf: [{ type: 'integer', minimum: 1, maximum: 99 }, { type: 'null' }] }],
  ])('of a number %s lie on both sides of its bounds', (_name, schema) => {
    expect(sentAt('2026-01-01T00:00:00Z', schema, 'body.sets', 2000)).toEqual(expect.arrayContaining([0, 1, 99, 100]));
  });

  it('instants are before and after today', () => {
    const sent = sentAt('2026-01-01T00:00:00Z', { type: 'string' }, 'body.code_expires_at').filter((value) =>
      /^2026-\d\d-\d\dT23:59:59Z$/.test(String(value)),
    );
    expect(sent).toContain('2026-11-03T23:59:59Z');
    expect(sent).toContain('2026-11-14T23:59:59Z');
  });
});
