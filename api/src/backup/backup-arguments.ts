import { resolve } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { parseWords } from '../administration/parse-words.js';

const BACKUP_USAGE = `Usage: npm run backup [-- <options>]
  Writes the database, the archive of the audit and the site into one encrypted file in BACKUP_DIR, also while the product runs.

  --to-also <folder>   also copies it into this folder, which must exist: on another disk or machine
  --keep <days>        then removes the backups that are older, in both folders, but never the newest

       npm run backup -- --verify <file>   checks a backup completely and restores nothing
       npm run backup -- --new-key         writes a new key to BACKUP_KEY_FILE
`;

export type BackupCommand =
  | { name: 'backup'; alsoTo: string | null; keepDays: number | null }
  | { name: 'verify'; file: string }
  | { name: 'new-key' };

/** Parses the command line after the program's name. Throws CommandError with the problem. */
export function readBackupCommand(words: readonly string[], folder = process.cwd()): BackupCommand {
  const { values } = parseWords(
    {
      args: [...words],
      options: {
        keep: { type: 'string' },
        'to-also': { type: 'string' },
        verify: { type: 'string' },
        'new-key': { type: 'boolean' },
      },
    },
    BACKUP_USAGE,
  );
  const { keep, verify } = values;
  if (verify !== undefined || values['new-key'] === true) {
    if (Object.keys(values).length > 1) throw new CommandError(BACKUP_USAGE);
    return verify === undefined ? { name: 'new-key' } : { name: 'verify', file: resolve(folder, verify) };
  }
  if (keep !== undefined && !/^[1-9]\d{0,4}$/.test(keep))
    throw new CommandError(`"${keep}" is no number of days: a positive whole number is.`);
  const alsoTo = values['to-also'];
  return {
    name: 'backup',
    alsoTo: alsoTo === undefined ? null : resolve(folder, alsoTo),
    keepDays: keep === undefined ? null : Number(keep),
  };
}
