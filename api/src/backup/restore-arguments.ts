import { resolve } from 'node:path';
import { CommandError } from '../administration/command-error.js';
import { parseWords } from '../administration/parse-words.js';

const RESTORE_USAGE = `Usage: npm run restore -- <backup> [<options>]
  Puts a backup into the database of the settings, which must be empty. The product must be stopped.

  --replace              the database has data: makes a backup of it first, and then replaces all of it
  --other-installation   with --replace: the backup is of another installation, and is to take the place of this one
  --without-erased-list  restores although no list says who was erased since the backup: they come back
  --with-site            also replaces the pages in SITE_DIR; without it they are restored only where there are none
`;

export interface RestoreCommand {
  file: string;
  replace: boolean;
  otherInstallation: boolean;
  withoutErasedList: boolean;
  withSite: boolean;
}

/** Parses the command line after the program's name. Throws CommandError with the problem. */
export function readRestoreCommand(words: readonly string[], folder = process.cwd()): RestoreCommand {
  const flag = { type: 'boolean' } as const;
  const { positionals, values } = parseWords(
    {
      args: [...words],
      options: { replace: flag, 'other-installation': flag, 'without-erased-list': flag, 'with-site': flag },
      allowPositionals: true,
    },
    RESTORE_USAGE,
  );
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new CommandError(RESTORE_USAGE);
  return {
    file: resolve(folder, file),
    replace: values['replace'] === true,
    otherInstallation: values['other-installation'] === true,
    withoutErasedList: values['without-erased-list'] === true,
    withSite: values['with-site'] === true,
  };
}
