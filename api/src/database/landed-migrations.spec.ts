import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('migrations', import.meta.url));
/** Each file of a migration with the begin of its SHA-256. A new migration adds a line; no line is ever changed. */
const LANDED: Readonly<Record<string, string>> = {
  '104-baseline.ts': 'f3ef2282104da795',
  '105-memberships.ts': '57a4c0be4d0f62e4',
  '106-staff-invitations.ts': '0f753fc40dddb549',
  '107-posters-and-consents.ts': 'd4b7439b82c4fd02',
  '108-club-settings.ts': 'e7d011032c25140f',
  '109-late-marks.ts': 'f7294c02c2a73a0a',
  '110-measures.ts': '436b86305259fddd',
  '111-imports.ts': '76ccccd7df8da882',
  '112-read-keys.ts': 'c1701bdb65d685f3',
  'baseline/athlete-access.ts': '4913f4b237c3083f',
  'baseline/athletes.ts': '0d0d0ee97912c2af',
  'baseline/attendance.ts': '10f6e134e1dbb548',
  'baseline/calendar.ts': 'a74eacd887f31deb',
  'baseline/coaches.ts': '9c2e543fe11083be',
  'baseline/consents.ts': '8307b61d9c540acf',
  'baseline/former-tables.ts': 'e274a39aca5f78ab',
  'baseline/operation.ts': '1c229702c24880b5',
  'baseline/records.ts': '47c98eec88f0587d',
  'baseline/releases.ts': 'c8605c64cfa24c86',
  'baseline/squad.ts': '98700b34df2487b1',
  'baseline/workouts.ts': '3267c18386f92a2c',
};

it('a landed migration is never edited: a change of the schema is a new migration', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !['index.ts', 'portable-table.ts'].includes(file),
  );
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(FOLDER, file)))
      .digest('hex')
      .slice(0, 16);
  expect(Object.fromEntries(files.sort().map((file) => [file, hash(file)]))).toEqual(LANDED);
});
