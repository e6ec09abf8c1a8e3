import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { failed, ok, warning, type Answer, type Check } from '../check.js';

const OTHERS = 0o007;
const GROUP_AND_OTHERS = 0o077;

/** The files that hold passwords and keys. */
export const secretsCheck: Check = {
  subject: 'Secrets',
  needs: ['BACKUP_KEY_FILE', 'METRICS_TOKEN_FILE'],
  run({ settings: { backupDir, backupKeyFile, metrics }, folder }) {
    const answers: Answer[] = [];
    if (backupKeyFile !== null) {
      answers.push(secretFile('BACKUP_KEY_FILE', backupKeyFile, 'make it with `npm run backup -- --new-key`'));
      if (backupDir !== null && backupKeyFile.startsWith(join(backupDir, '/')))
        answers.push(
          failed(
            'BACKUP_KEY_FILE is inside BACKUP_DIR, so whoever takes the backups can read them: move it elsewhere.',
          ),
        );
    }
    if (metrics !== null && metrics.tokenFile !== null)
      answers.push(secretFile('METRICS_TOKEN_FILE', metrics.tokenFile, 'write a long random text into it'));
    return [...answers, ...environmentFile(join(folder, '.env'))];
  },
};

function secretFile(name: string, file: string, how: string): Answer {
  if (!existsSync(file))
    return failed(`${name} is ${file}, which does not exist, or in a folder that this user cannot see: ${how}.`);
  try {
    accessSync(file, constants.R_OK);
  } catch {
    return failed(`${name} is ${file}, which this user cannot read: give it to the user who runs the product.`);
  }
  const { mode, size } = statSync(file);
  if (size === 0) return failed(`${name} is ${file}, which is empty: ${how}.`);
  if (process.platform !== 'win32' && mode & GROUP_AND_OTHERS)
    return failed(`Other users of this machine can read ${name}: chmod 600 ${file}`);
  return ok(`${name} (${file}) is readable by its owner only.`);
}

function environmentFile(file: string): Answer[] {
  if (process.platform === 'win32' || !existsSync(file)) return [];
  if ((statSync(file).mode & OTHERS) === 0) return [ok(`${file} is closed to other users of this machine.`)];
  return [warning(`Everybody on this machine can read the passwords in ${file}: chmod 640 ${file}`)];
}
