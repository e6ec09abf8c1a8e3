import vectors from '../../../../test/vectors/metrics.json' with { type: 'json' };
import { hooperIndex, isCompleted } from './hooper.js';

describe('Hooper index', () => {
  it('has test vectors', () => {
    expect(vectors.hooper.length).toBeGreaterThan(5);
  });

  it.each(vectors.hooper)('$input → $expected.hooper_index', ({ input, expected }) => {
    expect(hooperIndex(input)).toBe(expected.hooper_index);
    expect(isCompleted(input)).toBe(expected.completed);
  });
});
