import { parseSettings } from '../../config/settings.js';
import { DoctorContext } from '../doctor-context.js';
import { bytesText, durationText } from '../figures.js';
import { backupsCheck } from './backups.check.js';
import { judgeChecks } from './complete-run.check.js';
import { mariaDbEncryptionCheck } from './mariadb-connection.check.js';
import { isWithin } from './node-range.js';
import { isNetworkFileSystem } from './sqlite-file.check.js';

describe('what checks decide without looking at the machine', () => {
  it.each([
    ['20.18.9', false],
    ['20.19.0', true],
    ['21.9.0', false],
    ['22.13.1', true],
    ['23.0.0', false],
    ['24.10.9', false],
    ['24.11.0', true],
    ['25.0.0', true],
  ])('Node.js %s fits what the product is tested with: %s', (version, expected) => {
    expect(isWithin(version, '^20.19 || ^22.13 || >=24.11')).toBe(expected);
  });

  it('warns of a build without a complete run of the checks', () => {
    const at = '2026-03-01T09:30:00.000Z';
    expect(judgeChecks({ isComplete: true, at, passed: 12_705 })).toEqual({
      status: 'ok',
      sentence: 'All 12705 checks passed for this version on 2026-03-01.',
    });
    expect(judgeChecks({ isComplete: false, at, passed: 12_705 })).toMatchObject({
      status: 'warning',
      sentence: expect.stringContaining('The last one, on 2026-03-01, was of other sources.') as unknown,
    });
    expect(judgeChecks({ isComplete: false, at: null, passed: null })).toMatchObject({ status: 'warning' });
  });

  it('refuses a range of another form', () => {
    expect(() => isWithin('20.19.0', '~20.19')).toThrow(RangeError);
  });

  it('knows network file systems, also by a number with a sign', () => {
    for (const type of [0x6969, 0xfe534d42, 0xfe534d42 | 0, 0xff534d42 | 0])
      expect(isNetworkFileSystem(type)).toBe(true);
    // ext4, tmpfs, btrfs
    for (const type of [0xef53, 0x01021994, 0x9123683e]) expect(isNetworkFileSystem(type)).toBe(false);
  });

  it('warns of a connection in clear text to a database on another machine', async () => {
    const settings = parseSettings(
      new Map([['DATABASE_URL', 'mariadb://app:hunter2@db.club.example/touchline']]),
      '/srv',
    );
    const answer = await mariaDbEncryptionCheck.run(new DoctorContext(settings, [], '/srv', 1000, null));
    expect(answer).toMatchObject({
      status: 'warning',
      sentence: expect.stringMatching(/is not encrypted.+\?ssl=true/),
    });
  });

  it('says so when the folder of the backups cannot be read', async () => {
    const variables = new Map([
      ['BACKUP_DIR', __filename],
      ['BACKUP_KEY_FILE', '/srv/key'],
    ]);
    const answer = await backupsCheck.run(new DoctorContext(parseSettings(variables, '/srv'), [], '/srv', 1000, null));
    expect(answer).toMatchObject({ status: 'failed', sentence: expect.stringMatching(/cannot be read \(ENOTDIR\)/) });
  });

  it.each([
    [0, '0 bytes'],
    [1023, '1023 bytes'],
    [1024, '1.0 kB'],
    [5.5 * 1024 ** 3, '5.5 GB'],
    [512 * 1024 ** 2, '512 MB'],
    [3 * 1024 ** 5, '3072 TB'],
  ])('writes %d bytes as %s', (bytes, text) => {
    expect(bytesText(bytes)).toBe(text);
  });

  it.each([
    [0, '0 hours'],
    [1.9, '1 hour'],
    [47.9, '47 hours'],
    [48, '2 days'],
  ])('writes %d hours as %s', (hours, text) => {
    expect(durationText(hours * 3_600_000)).toBe(text);
  });
});
