import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../administration/command-error.js';
import { readKeyFile } from '../../backup/backup-key.js';
import { readTokenFile } from '../../config/token-file.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';

const OTHERS = 0o007;

/** The files that hold passwords and keys. */
export const secretsCheck: Check = {
  subject: 'Secrets',
  needs: ['BACKUP_KEY_FILE', 'METRICS_TOKEN_FILE'],
  async run({ settings: { backupDir, backupKeyFile, metrics }, folder }) {
    const answers: Answer[] = [];
    if (backupKeyFile !== null) {
      answers.push(keyFileAnswer(backupKeyFile));
      if (backupDir !== null && backupKeyFile.startsWith(join(backupDir, '/')))
        answers.push(
          failed('BACKUP_KEY_FILE is inside BACKUP_DIR, so a thief of the backups can read them: move it elsewhere.'),
        );
    }
    if (metrics !== null && metrics.tokenFile !== null) answers.push(await tokenFileAnswer(metrics.tokenFile));
    return [...answers, ...environmentFile(join(folder, '.env'))];
  },
};

/** As the commands of the backup read it. */
function keyFileAnswer(file: string): Answer {
  try {
    readKeyFile(file);
    return ok(`BACKUP_KEY_FILE (${file}) holds a key, which only its owner can read.`);
  } catch (error) {
    if (error instanceof CommandError) return failed(error.message);
    throw error;
  }
}

/** As a start reads it. */
async function tokenFileAnswer(file: string): Promise<Answer> {
  const read = await readTokenFile(file);
  if ('problem' in read) return failed(read.problem);
  return ok(`METRICS_TOKEN_FILE (${file}) holds a token, and is closed to other users of this machine.`);
}

function environmentFile(file: string): Answer[] {
  if (process.platform === 'win32' || !existsSync(file)) return [];
  if ((statSync(file).mode & OTHERS) === 0) return [ok(`${file} is closed to other users of this machine.`)];
  return [warning(`Everybody on this machine can read the passwords in ${file}: chmod 640 ${file}`)];
}
