import { foldLine, escapeText } from './content-line.js';

const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const octets = (line: string) => Buffer.byteLength(line);

describe('a TEXT value', () => {
  it.each([
    ['Practice', 'Practice'],
    ['a, b; c \\ d', 'a\\, b\\; c \\\\ d'],
    ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['already \\n written', 'already \\\\n written'],
    ['a\tb', 'a\tb'],
    ['a\u0000b\u000bc\u001bd\u007fe', 'abcde'],
    ['a\u0085b\u2028c\u2029d\u009be', 'a\\nb\\nc\\nde'],
    ['a\u202eb\u202cc', 'a\u202eb\u202cc'],
    ['"quoted": Zoë 🏐', '"quoted": Zoë 🏐'],
    ['', ''],
  ])('writes %j as %j', (text, value) => expect(escapeText(text)).toBe(value));

  it('never contains a character that ends the line', () => {
    for (let code = 0; code < 0x100; code += 1)
      expect(escapeText(`a${String.fromCharCode(code)}b`)).not.toMatch(/[\r\n]/);
  });
});

describe('a folded line', () => {
  it('stays as it is up to 75 octets', () => {
    for (const line of ['', 'x', 'x'.repeat(75), 'é'.repeat(37), `${'x'.repeat(71)}🏐`])
      expect(foldLine(line)).toBe(line);
  });

  it('continues after a space behind 75 octets', () => {
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(
      foldLine('x'.repeat(75 + 74 + 1))
        .split('\r\n')
        .map(octets),
    ).toEqual([75, 75, 2]);
  });

  it.each(['x', 'é', '€', '🏐', '👨‍👩‍👧‍👦', 'a🏐é'])(
    'of %s splits no character at any position, is short enough and unfolds to the same text',
    (sign) => {
      for (let ahead = 0; ahead < 80; ahead += 1) {
        const line = `SUMMARY:${'x'.repeat(ahead)}${sign.repeat(120)}`;
        const text = foldLine(line);
        expect(unfolded(text)).toBe(line);
        expect(Buffer.from(text).toString()).toBe(text);
        const lengths = text.split('\r\n').map(octets);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
        // A piece may be shorter only when the next character does not fit: by at most three octets.
        expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(72);
      }
    },
  );
});
