import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { folderProblem } from '../../config/start-checks.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';
import type { DoctorContext } from '../doctor-context.js';

/** Bits of a mode: anybody on the machine may read. */
const READABLE_BY_ALL = 0o004;
const REACHABLE_BY_ALL = 0o001;

export const foldersCheck: Check = {
  subject: 'Folders',
  needs: ['DATA_DIR', 'SITE_DIR'],
  async run(context) {
    const { dataDir, siteDir, backupDir } = context.settings;
    const folders = [
      ['DATA_DIR', dataDir],
      // A start makes the folder when it is missing; this program must not.
      ...(existsSync(join(dataDir, 'audit-archive'))
        ? [['the archive of the audit', join(dataDir, 'audit-archive')]]
        : []),
      ['SITE_DIR', siteDir],
      ...(backupDir === null ? [] : [['BACKUP_DIR', backupDir]]),
    ] as [string, string][];
    const answers = await Promise.all(folders.map(([name, folder]) => folderAnswer(name, folder)));
    return [...answers.flat(), ...privacyAnswers(context), ...ownerAnswers(dataDir)];
  },
};

async function folderAnswer(name: string, folder: string): Promise<Answer[]> {
  const problem = await folderProblem(name, folder);
  if (problem !== null)
    return [failed(`${problem} Give the user who runs the product the right to write there, or name another folder.`)];
  if (!existsSync(folder))
    return [
      warning(`${name} is ${folder}, which does not exist yet: the product makes it, unless the setting is wrong.`),
    ];
  return [ok(`${name} (${folder}) can be written.`)];
}

/** Windows has no such modes. */
function privacyAnswers({ settings: { dataDir, database } }: DoctorContext): Answer[] {
  if (process.platform === 'win32' || !existsSync(dataDir)) return [];
  const folder = statSync(dataDir).mode;
  const isOpen =
    database.kind === 'sqlite' && existsSync(database.file) && statSync(database.file).mode & READABLE_BY_ALL;
  if (isOpen && folder & REACHABLE_BY_ALL)
    return [failed(`Everybody on this machine can read the health data in ${dataDir}: chmod 700 ${dataDir}`)];
  if (folder & READABLE_BY_ALL)
    return [warning(`Everybody on this machine can list the files of ${dataDir}: chmod 700 ${dataDir}`)];
  return [ok(`DATA_DIR is closed to other users of this machine.`)];
}

/** Root may write everywhere, so the lines above would say nothing about the user who runs the product. */
function ownerAnswers(dataDir: string): Answer[] {
  if (process.getuid?.() !== 0 || !existsSync(dataDir)) return [];
  const { uid } = statSync(dataDir);
  if (uid === 0) return [];
  return [
    warning(
      `This check runs as root, and ${dataDir} belongs to another user: run it as that user (sudo -u '#${uid}'), because root may write where the product may not.`,
    ),
  ];
}
