import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from './settings.js';
import { loadUsableSettings } from './usable-settings.js';

describe('loadUsableSettings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-usable-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const load = (environment: Record<string, string>) => loadUsableSettings(folder, environment);

  it('keeps valid settings beside invalid ones', () => {
    const { settings, problems, invalid } = load({ PORT: 'x', HOST: '0.0.0.0', METRICS_PORT: '9' });
    expect(settings).toMatchObject({ port: 3000, host: '0.0.0.0', metrics: { port: 9 } });
    expect(problems).toEqual(['PORT must be a whole number from 1 to 65535.']);
    expect([...invalid]).toEqual(['PORT']);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ BACKUP_DIR: '/b' }, ['BACKUP_DIR']],
    [{ BACKUP_KEY_FILE: '/k' }, ['BACKUP_KEY_FILE']],
    [{ BACKUP_DIR: './data/b', BACKUP_KEY_FILE: '/k' }, ['BACKUP_DIR', 'BACKUP_KEY_FILE']],
    [{ DATA_DIR: '/a', SITE_DIR: '/a/b' }, ['DATA_DIR']],
    [{ SITE_DIR: './data' }, ['SITE_DIR']],
    [{ SMTP_URL: 'smtp://mail' }, ['SMTP_URL']],
    [{ PUBLIC_URL: 'https://club.example', SMTP_URL: 'smtp://mail' }, ['PUBLIC_URL', 'SMTP_URL']],
    [{ METRICS_PORT: '3000' }, ['METRICS_PORT']],
    [{ METRICS_PORT: '9', METRICS_HOST: '0.0.0.0' }, ['METRICS_HOST']],
  ])('takes from %j what contradicts: %j', (environment, names) => {
    const { problems, invalid } = load(environment);
    expect(problems.length).toBeGreaterThan(0);
    expect([...invalid]).toEqual(names);
  });

  it('takes everything from settings that are valid', () => {
    expect(load({ PORT: '4000' })).toMatchObject({ settings: { port: 4000 }, problems: [], invalid: new Set() });
  });

  it('says that the file cannot be read', () => {
    const other = join(folder, 'other');
    mkdirSync(join(other, '.env'), { recursive: true });
    expect(() => loadUsableSettings(other, {})).toThrow(
      new SettingsError([`The file ${other}/.env cannot be read (EISDIR).`]),
    );
    rmSync(join(other, '.env'), { recursive: true });
    writeFileSync(join(other, '.env'), 'PORT=4000');
    expect(loadUsableSettings(other, {}).settings.port).toBe(4000);
  });
});
