import { execFile } from 'node:child_process';
import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failed, notChecked, ok, warning, type Answer, type Check } from '../check.js';
import { NotPossible } from '../not-possible.js';
import { bytesText } from '../figures.js';

/** Runs in a process of its own, which can be ended: SQLite blocks the one it runs in. */
const QUICK_CHECK = fileURLToPath(new URL('../quick-check.js', import.meta.url));

/** Kinds of file systems (`statfs`) whose files are on another machine, where SQLite's log does not work: NFS, SMB, CIFS, AFS, Ceph. */
const NETWORK_FILE_SYSTEMS = new Set([0x6969, 0x517b, 0xfe534d42, 0xff534d42, 0x5346414f, 0x00c36400]);

export const sqliteFileCheck: Check = {
  subject: 'Database file',
  needs: ['DATABASE_URL', 'DATA_DIR'],
  async run({ settings: { database }, waitMs }) {
    if (database.kind !== 'sqlite') return [];
    const { file } = database;
    if (!existsSync(file)) throw new NotPossible('There is no database yet: a first start creates it.');
    return [await placeOf(file), logOf(file), await contentOf(file, waitMs)].flat();
  },
};

async function placeOf(file: string): Promise<Answer[]> {
  const { type } = await statfs(dirname(file));
  if (!isNetworkFileSystem(type)) return [];
  return [
    failed(
      'DATA_DIR is on another machine, where the embedded database can be damaged: use a folder on a disk of this machine, or MariaDB.',
    ),
  ];
}

export function isNetworkFileSystem(type: number): boolean {
  // Some platforms give the 32 bits with a sign.
  return NETWORK_FILE_SYSTEMS.has(type >>> 0);
}

/** The 19th byte of the file is 2 where changes are written to a log first, as a start sets it. */
function logOf(file: string): Answer[] {
  const bytes = Buffer.alloc(20);
  const handle = openSync(file, 'r');
  const read = readSync(handle, bytes, 0, bytes.length, 0);
  closeSync(handle);
  if (read < bytes.length || !bytes.toString('latin1').startsWith('SQLite format 3') || bytes[18] === 2) return [];
  return [
    warning(
      'The embedded database is not in WAL mode, so readers and writers wait for each other: the next start sets it. Unless it does, the disk does not support it.',
    ),
  ];
}

function contentOf(file: string, waitMs: number): Promise<Answer> {
  const size = bytesText(statSync(file).size);
  return new Promise((resolve) => {
    execFile(process.execPath, [QUICK_CHECK, file], { timeout: waitMs, killSignal: 'SIGKILL' }, (error, stdout) => {
      if (error?.killed)
        return resolve(
          notChecked(
            `SQLite's check of ${size} takes longer than ${waitMs / 1000} seconds: give it more with --seconds 300.`,
          ),
        );
      if (error) return resolve(notChecked('SQLite could not check the file: see the line about the database.'));
      if (stdout.trim() === 'ok') return resolve(ok(`SQLite's check of ${size} has found no damage.`));
      resolve(
        failed(
          `The file ${file} is damaged: stop the product, keep a copy of the folder, and restore the newest backup.`,
        ),
      );
    });
  });
}
