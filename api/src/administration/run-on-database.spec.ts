import { DatabaseUnavailableError, OutcomeUnknownError } from '../database/database-errors.js';
import { CommandError } from './command-error.js';
import { reportFailure } from './run-on-database.js';

describe('a failed command', () => {
  afterEach(() => {
    process.exitCode = 0;
    jest.restoreAllMocks();
  });

  it.each([
    [new CommandError('There is no team.'), /^There is no team\.\n$/],
    [new DatabaseUnavailableError('away'), /^The database does not answer\. Nothing was changed\.\n$/],
    [
      new OutcomeUnknownError(new Error('lost')),
      /^The database did not confirm the change: it may have been made\. Look/,
    ],
    [new TypeError('plantedNote'), /^The command failed because of an unexpected error: TypeError\./],
  ])('says what happened, and whether anything was changed: %s', (error, sentence) => {
    const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    reportFailure(error);
    const [[text]] = write.mock.calls as [[string]];
    expect(text).toMatch(sentence);
    expect(text).not.toContain('plantedNote');
    expect(process.exitCode).toBe(1);
  });
});
