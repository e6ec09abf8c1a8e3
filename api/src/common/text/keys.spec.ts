import { matchKey, sortKey } from './keys.js';

describe('keys', () => {
  it('ignores case, width and extra space', () => {
    expect(matchKey('  Coach@Demo.Test ')).toBe('coach@demo.test');
    expect(matchKey('Ｒｅｄ   Team')).toBe('red team');
  });

  it('distinguishes accents in a key but not in the order', () => {
    expect(matchKey('Éva')).not.toBe(matchKey('Eva'));
    expect(sortKey('Éva', 'X')).toBe(sortKey('Eva', 'x'));
  });

  it('orders by last, then first name', () => {
    const names = [
      ['De La Cruz', 'Ana'],
      ['De', 'Zoë'],
      ['Álvarez', 'Bo'],
      ['Alvarez', 'Al'],
    ] as const;
    const sorted = [...names].sort((a, b) => (sortKey(a[0], a[1]) < sortKey(b[0], b[1]) ? -1 : 1));
    expect(sorted.map(([last, first]) => `${first} ${last}`)).toEqual([
      'Al Alvarez',
      'Bo Álvarez',
      'Zoë De',
      'Ana De La Cruz',
    ]);
  });
});
