/**
 * `npm run bench:backup [sqlite|mariadb]`: measures a backup and a restore of about 0.65 GB while 50 writers write, and compares
 * every table. BACKUP_ATHLETES and BACKUP_DAYS change the size.
 */
import { benchDatabases } from './bench-databases.mjs';

await benchDatabases('backup/backup.bench.ts', process.argv[2]);
