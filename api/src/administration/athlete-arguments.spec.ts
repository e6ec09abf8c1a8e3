import { ATHLETE_USAGE, readAthleteCommand } from './athlete-arguments.js';

describe('the arguments of `npm run athlete`', () => {
  it('name an athlete and, if wanted, a first day', () => {
    expect(readAthleteCommand(['audit', '7'])).toEqual({ name: 'audit', athleteId: 7, since: null });
    expect(readAthleteCommand(['audit', '7', '--since', '2026-11-01'])).toEqual({
      name: 'audit',
      athleteId: 7,
      since: '2026-11-01',
    });
    expect(readAthleteCommand(['--since=2026-11-01', 'audit', '7'])).toMatchObject({ since: '2026-11-01' });
  });

  it('name the folder of an export, and the person whom an erasure is about', () => {
    expect(readAthleteCommand(['export', '7', '--to', 'out'])).toEqual({ name: 'export', athleteId: 7, folder: 'out' });
    const erase = { name: 'erase', athleteId: 7, person: 'Ada Byron' };
    expect(readAthleteCommand(['erase', '7', '--name', 'Ada Byron'])).toEqual({ ...erase, isConfirmed: false });
    expect(readAthleteCommand(['erase', '7', '--name', 'Ada Byron', '--yes'])).toEqual({ ...erase, isConfirmed: true });
  });

  it.each([[], ['audit'], ['forget', '7'], ['audit', '7', '8']])('%j: are explained', (...words) =>
    expect(() => readAthleteCommand(words)).toThrow(ATHLETE_USAGE),
  );

  it.each([
    [['audit', 'Ada'], '"Ada" is no athlete\'s number'],
    [['audit', '0'], "is no athlete's number"],
    [['audit', '1.5'], "is no athlete's number"],
    [['audit', '7', '--since', '1.11.2026'], '"1.11.2026" is no date written yyyy-mm-dd.'],
    [['audit', '7', '--since', '2026-02-30'], 'is no date'],
    [['audit', '7', '--since'], 'Usage'],
    [['export', '7'], 'export also needs --to <folder>.'],
    [['export', '7', '--to', 'out', '--yes'], 'This command takes no --yes.'],
    [['erase', '7', '--name', ' '], "erase also needs --name with the athlete's first and last name."],
    [['erase', '7', '--yes'], 'erase also needs --name'],
    [['audit', '7', '--name', 'Ada'], 'This command takes no --name.'],
    [['audit', '7', '--until', '2026-11-01'], "Unknown option '--until'.\n\nUsage"],
    [['audit', '7', '--since', '2026-11-01', '--since', '2026-11-02'], "Option '--since' is given twice."],
  ])('%j: are refused with a reason', (words, reason) => expect(() => readAthleteCommand(words)).toThrow(reason));
});
