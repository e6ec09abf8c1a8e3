import { constants } from 'node:fs';
import { access, mkdtemp, rmdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { loadSettings, SettingsError, type Settings } from './config/settings.js';

/** Whether a start can work, in a moment and without a trace: run before anything is built. Imports next to nothing. */

async function problemsOf(settings: Settings): Promise<string[]> {
  const found = await Promise.all([folderProblem('DATA_DIR', settings.dataDir), folderProblem('SITE_DIR', settings.siteDir), portProblem(settings)]);
  return found.filter((problem) => problem !== null);
}

/** Tried out for real in the folder, or where it would be created: permission bits do not know of read-only disks. */
async function folderProblem(name: string, folder: string): Promise<string | null> {
  let place = folder;
  for (;;) {
    try {
      const found = await stat(place);
      if (!found.isDirectory()) return place === folder ? `${name} is ${folder}, which is not a folder.` : `${name} is ${folder}, but ${place} is not a folder.`;
      await access(place, constants.W_OK | constants.X_OK);
      await rmdir(await mkdtemp(join(place, '.touchline-')));
      return null;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT' && dirname(place) !== place) place = dirname(place);
      else return `${name} is ${folder}, which cannot be ${place === folder ? 'written' : 'created'} (${code ?? 'unknown'}).`;
    }
  }
}

function portProblem({ port, host }: Settings): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') resolve(`PORT ${port} on ${host} is in use by another program: stop that one or set PORT to another number.`);
      else if (code === 'EACCES') resolve(`PORT ${port} may not be used by this user: set PORT to a number above 1023.`);
      else resolve(`HOST ${host} is not an address of this machine (${code ?? 'unknown'}).`);
    });
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

async function preflight(): Promise<void> {
  const settings = loadSettings();
  const problems = await problemsOf(settings);
  if (problems.length > 0) throw new SettingsError(problems);
  const { port, host, dataDir, siteDir, publicUrl, demoData, database } = settings;
  process.stdout.write(`${JSON.stringify({ port, host, dataDir, siteDir, publicUrl, demoData, database: database.kind })}\n`);
}

preflight().catch((error: unknown) => {
  const problems = error instanceof SettingsError ? error.problems : [`The settings could not be checked: ${error instanceof Error ? error.message : 'unknown'}.`];
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
});
