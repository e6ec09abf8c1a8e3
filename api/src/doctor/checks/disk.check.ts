import { statfs } from 'node:fs/promises';
import { isLoopback } from '../../config/loopback.js';
import { nearestExisting } from '../../config/start-checks.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';
import { databaseSize } from '../database-size.js';
import type { DoctorContext } from '../doctor-context.js';
import { bytesText, countText } from '../figures.js';

const GB = 1024 ** 3;
/** A day of logs, an upload of a release and the database's own temporary files fit into it; with less, the next save may fail. */
const FAILED_BYTES = GB;
/** Time to act: a club's records grow by far less than this in a month. */
const WARNING_BYTES = 3 * GB;
const FAILED_INODES = 0.01;
/** A backup in the making and the finished one, each as large as the database at worst. */
const DATABASES_PER_BACKUP = 2;

interface Place {
  name: string;
  folder: string;
  /** Bytes that it takes soon. */
  needed: number;
}

export const diskCheck: Check = {
  subject: 'Disk',
  needs: ['DATA_DIR', 'SITE_DIR'],
  async run(context) {
    const places = await placesOf(context);
    return (await Promise.all(places.map(judge))).flat();
  },
};

async function placesOf({ settings, database }: DoctorContext): Promise<Place[]> {
  const { dataDir, siteDir, backupDir } = settings;
  const size = (await databaseSize(settings, database)) ?? 0;
  const places: Place[] = [
    { name: 'DATA_DIR', folder: dataDir, needed: 0 },
    { name: 'SITE_DIR', folder: siteDir, needed: 0 },
  ];
  if (backupDir !== null) places.push({ name: 'BACKUP_DIR', folder: backupDir, needed: size * DATABASES_PER_BACKUP });
  if (settings.database.kind === 'mariadb' && isLoopback(new URL(settings.database.url).hostname)) {
    const rows = await database.rows<{ folder: string }>('SELECT @@datadir AS folder').catch(() => []);
    if (rows[0]) places.push({ name: 'the folder of MariaDB', folder: rows[0].folder, needed: 0 });
  }
  return places;
}

async function judge({ name, folder, needed }: Place): Promise<Answer[]> {
  const disk = await statfs((await nearestExisting(folder)).path);
  const free = disk.bavail * disk.bsize;
  const sentence = `The disk of ${name} (${folder}) has ${bytesText(free)} free of ${bytesText(disk.blocks * disk.bsize)}`;
  // Some file systems have no fixed number of files.
  if (disk.files > 0 && disk.ffree / disk.files < FAILED_INODES)
    return [
      failed(
        `The disk of ${name} (${folder}) has room for ${countText(disk.ffree, 'more file')} only: remove many small ones.`,
      ),
    ];
  if (free < FAILED_BYTES) return [failed(`${sentence}: make room now, because nothing can be saved on a full disk.`)];
  if (free < needed) return [warning(`${sentence}, and the next backup may need ${bytesText(needed)}: make room.`)];
  if (free < WARNING_BYTES) return [warning(`${sentence}: make room soon.`)];
  return [ok(`${sentence}.`)];
}
