import { readReleaseCommand, RELEASE_KEY_USAGE, RELEASE_USAGE } from './release-arguments.js';

describe('the arguments of the release command', () => {
  it('name what to print', () => expect(readReleaseCommand(['outcomes'])).toEqual({ name: 'outcomes' }));

  it.each([[], ['vetoes'], ['outcomes', 'mfe-teams'], ['--outcomes']])('%j: are explained', (...words) =>
    expect(() => readReleaseCommand(words)).toThrow(RELEASE_USAGE),
  );

  it.each([
    [['--area', 'mfe-teams'], { name: 'add-key', area: 'mfe-teams', keyName: 'mfe-teams' }],
    [['--area', 'shell', '--name', ' CI of teams '], { name: 'add-key', area: 'shell', keyName: 'CI of teams' }],
    [['--list'], { name: 'list-keys' }],
    [['--revoke', '3'], { name: 'revoke-key', id: 3 }],
  ])('key %j: are those of a key', (words, command) => expect(readReleaseCommand(['key', ...words])).toEqual(command));

  it.each([
    [],
    ['--help'],
    ['--area'],
    ['--list', '--revoke', '3'],
    ['--name', 'CI'],
    ['--list', '--name', 'CI'],
    ['mfe-teams'],
  ])('key %j: are explained', (...words) =>
    expect(() => readReleaseCommand(['key', ...words])).toThrow(RELEASE_KEY_USAGE),
  );

  it.each([
    [['--area', 'Teams'], '"Teams" is no name of an area'],
    [['--area', 'shell', '--name', 'CI\u202e'], '--name has 1 to 120 visible characters'],
    [['--area', '../shell'], 'is no name of an area'],
    [['--area', 'a'.repeat(65)], 'is no name of an area'],
    [['--area', 'shell', '--name', 'CI "of" teams'], '--name has 1 to 120 visible characters'],
    [['--area', 'shell', '--name', 'CI\nof teams'], '--name has'],
    [['--revoke', '0'], '"0" is no key\'s number'],
  ])('key %j: are refused with a reason', (words, reason) =>
    expect(() => readReleaseCommand(['key', ...words])).toThrow(reason),
  );
});
