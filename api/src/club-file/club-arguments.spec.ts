import { readClubCommand } from './club-arguments.js';

describe('the arguments of npm run club', () => {
  const read = (...words: string[]) => readClubCommand(words, '/home/admin');

  it('names the club and a new file, from the folder of the command', () => {
    expect(read('export', '--institution', ' City Club ', '--to', 'out/club.zip')).toEqual({
      name: 'export',
      institution: 'City Club',
      file: '/home/admin/out/club.zip',
    });
    expect(read('import', '/mnt/club.zip')).toEqual({ name: 'import', file: '/mnt/club.zip' });
  });

  it.each([
    [[]],
    [['export']],
    [['export', '--institution', 'City Club']],
    [['export', '--institution', ' ', '--to', 'club.zip']],
    [['export', 'club.zip', '--institution', 'City Club', '--to', 'club.zip']],
    [['import']],
    [['import', 'a.zip', 'b.zip']],
    [['import', 'a.zip', '--to', 'b.zip']],
    [['move', 'a.zip']],
  ])('answers %j with the usage', (words) => {
    expect(() => read(...words)).toThrow(/^Usage: npm run club/);
  });

  it('says what is wrong with an option before the usage', () => {
    expect(() => read('import', 'a.zip', '--force')).toThrow(/^Unknown option '--force'.+\n\nUsage/s);
  });
});
