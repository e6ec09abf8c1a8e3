import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { removeLeftovers, withWorkFolder } from '../../src/backup/work-folder.js';
import { buildApi, builtModule, ended, runScript } from '../support/built-api.js';

jest.setTimeout(120_000);

describe('a work folder', () => {
  let parent: string;
  beforeAll(buildApi);
  beforeEach(() => (parent = mkdtempSync(join(tmpdir(), 'touchline-work-'))));
  const folders = () => readdirSync(parent).filter((name) => name.startsWith('.touchline'));

  /** Another process that writes into a work folder until a signal ends it. */
  async function busyProcess() {
    const child = runScript(
      `import { writeFileSync } from 'node:fs';
       import { withWorkFolder } from '${builtModule('backup/work-folder')}';
       setInterval(() => undefined, 1000);
       await withWorkFolder('${parent}', (folder) => { writeFileSync(folder + '/health', 'data'); return new Promise(() => undefined); });`,
    );
    const isReady = () => folders().some((name) => existsSync(join(parent, name, 'health')));
    while (!isReady() && child.exitCode === null) await delay(10);
    return child;
  }

  it('is left alone while its process runs, and removed by the next one after a kill, whatever its number was', async () => {
    const child = await busyProcess();
    await removeLeftovers(parent);
    expect(folders()).toHaveLength(1);

    child.kill('SIGKILL');
    await ended(child);
    // In a container the next process often has the same number.
    mkdirSync(join(parent, `.touchline-work-${process.pid}-ab12`));
    writeFileSync(join(parent, `.touchline-work-${process.pid}-ab12/health`), 'data');
    await withWorkFolder(parent, (folder) => {
      expect(folders()).toEqual([folder.slice(parent.length + 1)]);
      return Promise.resolve();
    });
    expect(folders()).toEqual([]);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('is removed on %s, which then ends the process', async (signal, code) => {
    const child = await busyProcess();
    child.kill(signal);
    expect(await ended(child)).toBe(code);
    expect(folders()).toEqual([]);
  });
});
