import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { createReadStream } from 'node:fs';
import { AuditArchive } from '../common/audit/audit-archive.js';
import { appendDurably, syncFolder } from '../common/files/append-durably.js';
import { namesInFolder } from '../common/files/names-in-folder.js';
import type { Settings } from '../config/settings.js';
import { AUDIT_ARCHIVE, SITE, SITE_REGISTRY } from './backup-manifest.js';

const CHUNK_LINES = 5000;

/**
 * Adds the archive of the audit in `unpacked` to that of `dataDir`. No entry there is lost; an entry may be in
 * a file twice, which its readers know. Returns the number of months.
 */
export async function restoreAuditArchive(unpacked: string, dataDir: string): Promise<number> {
  const { folder } = new AuditArchive(dataDir);
  const months = await namesInFolder(join(unpacked, AUDIT_ARCHIVE));
  if (months.length === 0) return 0;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const month of months) await addMonth(join(unpacked, AUDIT_ARCHIVE, month), join(folder, month));
  await syncFolder(folder);
  return months.length;
}

/** Renames the archive of the audit, where there is one. Returns its new path. */
export async function setAuditArchiveAside(dataDir: string, installationId: string): Promise<string | null> {
  const { folder } = new AuditArchive(dataDir);
  if (!existsSync(folder)) return null;
  const aside = `${folder}-of-${installationId}-${Date.now()}`;
  await rename(folder, aside);
  await syncFolder(dataDir);
  return aside;
}

async function addMonth(from: string, to: string): Promise<void> {
  // Usually the file has only grown since the backup.
  if (await beginsWith(to, from)) return;
  let lines: string[] = [];
  const flush = async (): Promise<void> => {
    if (lines.length > 0) await appendDurably(to, lines.map((line) => `${line}\n`).join(''));
    lines = [];
  };
  const file = await open(from, 'r');
  for await (const line of file.readLines()) {
    lines.push(line);
    if (lines.length === CHUNK_LINES) await flush();
  }
  await flush();
}

/** Whether the file `path` exists and begins with all of the file `start`. */
async function beginsWith(path: string, start: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  const file = await open(path, 'r');
  try {
    let at = 0;
    for await (const chunk of createReadStream(start) as AsyncIterable<Buffer>) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(chunk.length), 0, chunk.length, at);
      if (!buffer.subarray(0, bytesRead).equals(chunk)) return false;
      at += chunk.length;
    }
    return true;
  } finally {
    await file.close();
  }
}

/** Restores the site of a backup, unless there is one and `replace` is false. Returns a sentence about it. */
export async function restoreSite(unpacked: string, { siteDir }: Settings, replace: boolean): Promise<string> {
  const from = join(unpacked, SITE);
  if (!existsSync(join(from, SITE_REGISTRY))) return 'The backup holds no site.';
  if (existsSync(join(siteDir, SITE_REGISTRY)) && !replace)
    return `The site in ${siteDir} was left as it is; --with-site replaces it by that of the backup.`;

  const entries = await readdir(from, { recursive: true, withFileTypes: true });
  const names = entries.filter((each) => each.isFile()).map((each) => relative(from, join(each.parentPath, each.name)));
  for (const name of names.filter((each) => each !== SITE_REGISTRY))
    await putFile(join(from, name), join(siteDir, name));
  await setLaterReleasesAside(join(from, RELEASE_LOG), join(siteDir, RELEASE_LOG));
  // Last, because everything that it names must be there.
  await putFile(join(from, SITE_REGISTRY), join(siteDir, SITE_REGISTRY));
  return `The site was restored into ${siteDir}: ${names.length} files.`;
}

/** Readers of the registry apply the log entries that follow it. */
const RELEASE_LOG = join('registry', 'log');

/** Renames the entries that the backup does not have: they would bring back the versions that were live before the restore. */
async function setLaterReleasesAside(from: string, to: string): Promise<void> {
  const restored = new Set(await namesInFolder(from));
  const later = (await namesInFolder(to)).filter((name) => name.endsWith('.json') && !restored.has(name));
  for (const name of later) await rename(join(to, name), join(to, `${name}.replaced-${Date.now()}`));
  if (later.length > 0) await syncFolder(to);
}

/** Versions never change, so most files of a site that exists are the same. */
async function putFile(from: string, to: string): Promise<void> {
  if (existsSync(to) && (await readFile(from)).equals(await readFile(to))) return;
  await mkdir(dirname(to), { recursive: true });
  const unfinished = `${to}.tmp`;
  await rm(unfinished, { force: true });
  await copyFile(from, unfinished);
  const file = await open(unfinished, 'r+');
  await file.chmod(0o644);
  await file.sync().finally(() => file.close());
  await rename(unfinished, to);
  await syncFolder(dirname(to));
}
