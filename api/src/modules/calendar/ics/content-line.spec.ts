import { folded, textValue } from './content-line.js';

const unfolded = (text: string) => text.replaceAll('\r\n ', '');
const octets = (line: string) => Buffer.byteLength(line);

describe('a text as a value', () => {
  it.each([
    ['Practice', 'Practice'],
    ['a, b; c \\ d', 'a\\, b\\; c \\\\ d'],
    ['one\ntwo\r\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['already \\n written', 'already \\\\n written'],
    ['a\tb', 'a\tb'],
    ['a\u0000b\u000bc\u001bd\u007fe', 'abcde'],
    ['"quoted": Zoë 🏐', '"quoted": Zoë 🏐'],
    ['', ''],
  ])('%j is written %j', (text, value) => expect(textValue(text)).toBe(value));

  it('never leaves what would end the line', () => {
    for (let code = 0; code < 0x100; code += 1)
      expect(textValue(`a${String.fromCharCode(code)}b`)).not.toMatch(/[\r\n]/);
  });
});

describe('a folded line', () => {
  it('stays as it is up to 75 octets', () => {
    for (const line of ['', 'x', 'x'.repeat(75), 'é'.repeat(37), `${'x'.repeat(71)}🏐`])
      expect(folded(line)).toBe(line);
  });

  it('goes on behind a space after 75', () => {
    expect(folded('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(
      folded('x'.repeat(75 + 74 + 1))
        .split('\r\n')
        .map(octets),
    ).toEqual([75, 75, 2]);
  });

  it.each(['x', 'é', '€', '🏐', '👨‍👩‍👧‍👦', 'a🏐é'])(
    'of %s, wherever the edge falls, tears no sign apart, is short enough and reads as before',
    (sign) => {
      for (let ahead = 0; ahead < 80; ahead += 1) {
        const line = `SUMMARY:${'x'.repeat(ahead)}${sign.repeat(120)}`;
        const text = folded(line);
        expect(unfolded(text)).toBe(line);
        expect(Buffer.from(text).toString()).toBe(text);
        const lengths = text.split('\r\n').map(octets);
        expect(Math.max(...lengths)).toBeLessThanOrEqual(75);
        // Only a sign that did not fit any more may leave room, at most three octets.
        expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThanOrEqual(72);
      }
    },
  );
});
