import { resolve } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { parseWords } from '../administration/parse-words.js';

const CLUB_USAGE = `Usage: npm run club -- <command>

  export --institution "City Club" --to <file.zip>
                                Everything of a club that another installation needs to go on with it, into a new file. Passwords and
                                other secrets stay behind. The product may be running.
  import <file.zip>             Puts such a file into an installation in which nobody has stored anything. All of it, or nothing.

docs/club-file.md says what the file holds, and what has to be done after an import.
`;

export type ClubCommand = { name: 'export'; institution: string; file: string } | { name: 'import'; file: string };

/** Parses the command line after the program's name. Throws CommandError with the problem. */
export function readClubCommand(words: readonly string[], folder = process.cwd()): ClubCommand {
  const { positionals, values } = parseWords(
    {
      args: [...words],
      options: { institution: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    },
    CLUB_USAGE,
  );
  const [name, file, ...more] = positionals;
  const [institution, to] = [values.institution?.trim(), values.to?.trim()];
  if (name === 'export' && file === undefined && institution && to)
    return { name, institution, file: resolve(folder, to) };
  if (name === 'import' && file !== undefined && more.length === 0 && Object.keys(values).length === 0)
    return { name, file: resolve(folder, file) };
  throw new CommandError(CLUB_USAGE);
}
