import { SPORTS } from './sports.js';

describe('the sports', () => {
  it('are 45, each for men and for women, sorted and each once', () => {
    expect(SPORTS).toHaveLength(90);
    expect([...SPORTS].sort()).toEqual(SPORTS);
    expect(new Set(SPORTS).size).toBe(90);
    for (const sport of SPORTS) expect(sport).toMatch(/^[A-Z][A-Za-z ]+ \([MW]\)$/);
  });

  it('fit their database column', () => {
    expect(Math.max(...SPORTS.map((sport) => sport.length))).toBeLessThanOrEqual(60);
  });

  it('include those of the fallback filters', () => {
    for (const name of ['Basketball', 'Rugby', 'Soccer', 'Volleyball', 'Tennis', 'Baseball'])
      expect(SPORTS).toContain(`${name} (W)`);
  });
});
