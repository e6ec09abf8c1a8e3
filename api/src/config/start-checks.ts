import { mkdtemp, rmdir, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Settings } from './settings.js';
import { readTokenFile } from './token-file.js';

/** Tries whether a start can work, and leaves nothing behind. Returns one sentence per problem. */
export async function startProblems(
  settings: Pick<Settings, 'dataDir' | 'siteDir' | 'host' | 'port' | 'metrics'>,
): Promise<string[]> {
  const found = await Promise.all([
    folderProblem('DATA_DIR', settings.dataDir),
    folderProblem('SITE_DIR', settings.siteDir),
    portProblem(settings),
    ...metricsProblems(settings.metrics),
  ]);
  return found.filter((problem) => problem !== null);
}

/**
 * Creates a temporary folder in the folder, or in its nearest existing parent, because permission bits do not show a
 * read-only disk.
 */
export async function folderProblem(name: string, folder: string): Promise<string | null> {
  const place = await nearestExisting(folder);
  if (!place.isFolder) return `${name} is ${folder}, but ${place.path} is not a folder.`;
  try {
    await rmdir(await mkdtemp(join(place.path, '.touchline-')));
    return null;
  } catch (error) {
    return `${name} is ${folder}, which cannot be ${place.path === folder ? 'written' : 'created'} (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`;
  }
}

/** The path, or the nearest folder above it that exists. */
export async function nearestExisting(path: string): Promise<{ path: string; isFolder: boolean }> {
  try {
    return { path, isFolder: (await stat(path)).isDirectory() };
  } catch {
    const parent = dirname(path);
    return parent === path ? { path, isFolder: false } : nearestExisting(parent);
  }
}

function metricsProblems(metrics: Settings['metrics']): Promise<string | null>[] {
  if (metrics === null) return [];
  const token = metrics.tokenFile === null ? null : readTokenFile(metrics.tokenFile);
  return [
    portProblem(metrics, (code) => metricsPortProblem(code, metrics)),
    Promise.resolve(token).then((read) => (read !== null && 'problem' in read ? read.problem : null)),
  ];
}

export function portProblem(
  { port, host }: Pick<Settings, 'host' | 'port'>,
  sentence = (code: string | undefined): string => listenProblem(code, port, host),
): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }: NodeJS.ErrnoException) => resolve(sentence(code)));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** The reason why listening failed, in a sentence that says what to do. */
export function listenProblem(code: string | undefined, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `PORT ${port} on ${host} is in use by another program: stop that one or set PORT to another number.`;
  if (code === 'EACCES') return `PORT ${port} may not be used by this user: set PORT to a number above 1023.`;
  return `HOST ${host} is not an address of this machine (${code ?? 'unknown'}).`;
}

/** As `listenProblem`, for the port of the metrics. */
export function metricsPortProblem(code: string | undefined, { port, host }: Pick<Settings, 'host' | 'port'>): string {
  return listenProblem(code, port, host).replace(/\b(PORT|HOST)\b/g, 'METRICS_$1');
}
