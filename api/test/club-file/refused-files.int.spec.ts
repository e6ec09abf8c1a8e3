import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../../src/config/settings.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { TestDatabase } from '../support/test-database.js';
import { ClubParts } from './support/changed-file.js';
import { fullClub } from './support/full-club.js';
import {
  clubContent,
  exported,
  imported,
  newFolder,
  newInstallation,
  onDatabase,
  storedRows,
} from './support/installations.js';

/** A change of one column in the first row of a part, and the sentence about it. */
const WRONG_VALUES: [part: string, change: object, sentence: RegExp][] = [
  ['athletes', { first_name: 'x'.repeat(81) }, /athletes\.jsonl, line 1: first_name is no text\(80\)\. Nothing/],
  ['athletes', { first_name: null }, /athletes\.jsonl, line 1: first_name may not be null/],
  ['athletes', { last_name: 'a\0b' }, /last_name is no text/],
  ['athletes', { last_name: '\ud83d' }, /last_name is no text/],
  ['athletes', { first_name: undefined }, /first_name is missing/],
  ['athletes', { iban: 'DE00' }, /there is no column "iban"/],
  ['athletes', { date_of_birth: '2005-02-30' }, /date_of_birth is no day/],
  ['athletes', { weight_kg: 71.25 }, /weight_kg is no decimal\(5,1\)/],
  ['athletes', { weight_kg: '71.2' }, /weight_kg is no decimal/],
  ['athletes', { team_id: 2 ** 31 }, /team_id is no integer/],
  [
    'athletes',
    { team_id: 987_654 },
    /athletes\.jsonl has rows that contradict each other, or refer to rows that are not/,
  ],
  ['wellness_entries', { created_at: '2026-02-30T10:00:00.000Z' }, /created_at is no instant/],
  ['wellness_entries', { created_at: '2026-02-20T10:00:00Z' }, /created_at is no instant/],
  ['wellness_entries', { injury_recorded: 1 }, /injury_recorded is no boolean/],
  ['measures', { definition: 'x'.repeat(65_536) }, /definition is no json/],
  ['security_entries', { id: 2 ** 53 }, /security_entries\.jsonl, line 1: id is no wide integer/],
  [
    'security_entries',
    { institution_id: 1_000_001 },
    /security_entries\.jsonl has rows of another club than City Club/,
  ],
  ['institutions', { id: 1_000_001 }, /has rows (?:of another club|that contradict each other)/],
  ['audit_archive', { kind: 'x'.repeat(21) }, /audit_archive\.jsonl, line 1: kind is no text\(20\)/],
];

describe('a club file that is not right', () => {
  let at: TestApp;
  let file: string;
  let target: Settings;
  let database: TestDatabase;
  let institutionId: number;

  beforeAll(async () => {
    at = await createTestApp();
    ({
      institution: { id: institutionId },
    } = await fullClub(at, { name: 'City Club', mark: 'Quokka' }));
    file = await exported(at.app.get(UnitOfWork), at.settings, 'City Club');
    database = await createMigratedDatabase();
    target = newInstallation(at, database);
  });
  afterAll(async () => {
    await at.close();
    await database.drop();
  });
  afterEach(async () => {
    expect(await onDatabase(target, storedRows)).toEqual({});
    expect(existsSync(join(target.dataDir, 'audit-archive'))).toBe(false);
  });

  const changed = async (change: (parts: ClubParts) => void): Promise<string> => {
    const parts = await ClubParts.of(file);
    change(parts);
    return parts.write();
  };
  const refuses = async (path: string, sentence: RegExp): Promise<void> => {
    const message = await imported(target, path).then(
      () => 'imported',
      (error: Error) => error.message,
    );
    expect(message).toMatch(sentence);
    expect(message).toMatch(/Nothing was imported\.$/);
  };

  it.each(WRONG_VALUES)('is refused for a value in %s: %j', async (part, change, sentence) => {
    const name = `${part}.jsonl`;
    const path = await changed((parts) => {
      const [first, ...others] = parts.rows(name);
      parts.setRows(name, [{ ...first, ...change }, ...others]);
    });
    await refuses(path, sentence);
  });

  it('is refused with a row that is there twice, a row that is none, and a row that its club does not have', async () => {
    const twice = await changed((parts) =>
      parts.setRows(
        'teams.jsonl',
        parts.rows('teams.jsonl').flatMap((row) => [row, row]),
      ),
    );
    await refuses(twice, /teams\.jsonl has rows that contradict each other/);
    await refuses(await changed((parts) => parts.setRows('surveys.jsonl', [[1]])), /line 1: it is no row/);
    const second = await changed((parts) => {
      const [row] = parts.rows('institutions.jsonl');
      parts.setRows('institutions.jsonl', [row, { ...row, id: 1_000_001 }]);
    });
    await refuses(second, /institutions\.jsonl has rows of another club/);
  });

  it('is refused when it is of another format, or of the tables of another release', async () => {
    const newer = await changed((parts) => parts.setManifest({ format: 2 }));
    await refuses(newer, /has a format that this release does not know \(2 instead of 1\)/);
    const earlier = await changed((parts) => parts.setManifest({ product: '0.9.0', schema: 'Earlier1' }));
    await refuses(
      earlier,
      /tables of another release: 0\.9\.0, whose last migration is Earlier1.+Install that release/,
    );
    const strange = await changed((parts) => parts.setManifest({ files: 7 }));
    await refuses(strange, /list of its parts that cannot be read/);
  });

  it('is refused when it is cut off, was changed, or holds something else', async () => {
    const bytes = readFileSync(file);
    for (const content of [bytes.subarray(0, bytes.length - 40), Buffer.from('PK\x03\x04'), Buffer.alloc(0)]) {
      const path = join(newFolder(), 'club.zip');
      writeFileSync(path, content);
      await refuses(path, /is no club file, or only a part of one/);
    }
    await refuses(join(newFolder(), 'none.zip'), /none\.zip cannot be read \(ENOENT\)/);
    const other = await changed((parts) => parts.set('manifest.json', null));
    await refuses(other, /has no manifest\.json: it is no club file/);
    await refuses(await changed((parts) => parts.set('notes.txt', 'x')), /does not list: "notes\.txt"/);
  });

  it('is refused with a part that is not what the manifest says, as soon as it is longer', async () => {
    const text = (parts: ClubParts, name: string) =>
      parts
        .rows(name)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join('');
    const name = 'athletes.jsonl';
    const damaged = /is damaged or was changed: athletes\.jsonl is not what the manifest says/;
    await refuses(await changed((parts) => parts.set(name, text(parts, name).replace('Quokka', 'Quakka'))), damaged);
    await refuses(await changed((parts) => parts.set(name, text(parts, name).slice(0, -9))), damaged);
    await refuses(await changed((parts) => parts.set(name, `${text(parts, name)}{}\n`)), damaged);
    // Compresses to a thousandth, and is no line.
    await refuses(await changed((parts) => parts.set(name, ' '.repeat(2 ** 26))), damaged);
    const endless = await changed((parts) => parts.setRows(name, [' '.repeat(2 ** 22)]));
    await refuses(endless, damaged);
    const gone = await changed((parts) => parts.set(name, null));
    await refuses(gone, /has no athletes\.jsonl/);
  });

  it('is refused with a table or a column that nobody knows', async () => {
    const table = await changed((parts) => {
      parts.set('injuries.jsonl', '');
      const [first] = parts.manifest.files;
      parts.setManifest({ files: [...parts.manifest.files, { ...first, name: 'injuries.jsonl' }] });
    });
    await refuses(table, /has an unknown table: injuries\.jsonl/);
    const column = await changed((parts) => {
      const more = { name: 'iban', type: 'text(34)', nullable: true };
      const files = parts.manifest.files.map((each) => ({ ...each, columns: [...each.columns, more] }));
      parts.setManifest({ files });
    });
    await refuses(column, /has an unknown column: iban/);
    const missing = await changed((parts) => {
      parts.set('surveys.jsonl', null);
      parts.setManifest({ files: parts.manifest.files.filter((each) => each.name !== 'surveys.jsonl') });
    });
    await refuses(missing, /has no surveys\.jsonl/);
  });

  it('leaves the installation able to import the right one', async () => {
    const own = await createMigratedDatabase();
    const settings = newInstallation(at, own);
    const wrong = await changed((parts) => parts.set('audit_archive.jsonl', '{}\n'));
    await expect(imported(settings, wrong)).rejects.toThrow(/audit_archive/);
    await imported(settings, file);
    const content = await clubContent(at.read, institutionId);
    expect(await onDatabase(settings, ({ read }) => clubContent(read, institutionId))).toEqual(content);
    await own.drop();
  });
});
