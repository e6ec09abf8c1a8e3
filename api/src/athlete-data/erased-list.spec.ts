import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERASED_LIST, mergeErasedLists, readErasedAthletes, recordErasure } from './erased-list.js';

describe('the list of erased athletes', () => {
  let data: string;
  let backups: string;
  const at = new Date('2026-11-26T10:00:00Z');
  const later = new Date('2026-11-27T10:00:00Z');

  beforeEach(() => {
    data = mkdtempSync(join(tmpdir(), 'touchline-list-'));
    backups = join(mkdtempSync(join(tmpdir(), 'touchline-list-')), 'backups');
  });
  afterEach(() => {
    for (const folder of [data, join(backups, '..')]) rmSync(folder, { recursive: true, force: true });
  });

  const read = (...folders: string[]) => readErasedAthletes(folders, 'ours');
  const textIn = (folder: string) => readFileSync(join(folder, ERASED_LIST), 'utf8');

  it('tells a list without an erasure from a missing one', async () => {
    expect(await read(data, backups)).toBeNull();
    await mergeErasedLists([data], 'another');
    expect(await read(data)).toBeNull();
    await mergeErasedLists([data, backups], 'ours');
    expect([await read(data), await read(backups)]).toEqual([[], []]);
    expect(textIn(backups)).toBe('{"installation":"ours"}\n');
  });

  it('is the same in every folder, and says nothing but installation, number and time', async () => {
    await recordErasure([data], 'ours', { athleteId: 9, at });
    await recordErasure([backups], 'ours', { athleteId: 7, at: later });
    await recordErasure([data, backups], 'ours', { athleteId: 9, at: later });
    const all = [
      { athleteId: 7, at: later },
      { athleteId: 9, at },
    ];
    expect([await read(data), await read(backups)]).toEqual([all, all]);
    expect(textIn(data)).toBe(
      '{"installation":"ours"}\n{"installation":"ours","athlete":9,"at":"2026-11-26T10:00:00.000Z"}\n{"installation":"ours","athlete":7,"at":"2026-11-27T10:00:00.000Z"}\n',
    );
  });

  it('goes on after a line that was cut', async () => {
    await recordErasure([data], 'ours', { athleteId: 7, at });
    appendFileSync(join(data, ERASED_LIST), '{"installation":"ours","athl');
    await recordErasure([data], 'ours', { athleteId: 8, at });
    expect((await read(data))?.map(({ athleteId }) => athleteId)).toEqual([7, 8]);
  });

  it('fails when a folder cannot be written', async () => {
    writeFileSync(backups, 'no folder');
    await expect(recordErasure([data, backups], 'ours', { athleteId: 7, at })).rejects.toThrow();
    expect((await read(data)) ?? []).toEqual([]);
  });
});
