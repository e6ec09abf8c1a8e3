import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { RegistryDocument } from '@touchline/contracts/area';
import { registryLogFile, type LogEntry } from '@touchline/release/registry-store';
import { SETTINGS, type Settings } from '../config/settings.js';

/**
 * The registry of the site's folder: which versions of shell and areas are live. Release commands write it while the server
 * runs, each time as a new file.
 */
@Injectable()
export class SiteRegistry {
  private newest: { stamp: string; document: RegistryDocument | null } = { stamp: '', document: null };

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The newest registry; null while there is none, or when the file is none. */
  async read(): Promise<RegistryDocument | null> {
    const file = join(this.settings.siteDir, 'registry.json');
    try {
      const { ino, mtimeMs, size } = await stat(file);
      const stamp = `${ino} ${mtimeMs} ${size}`;
      if (stamp !== this.newest.stamp) this.newest = { stamp, document: asRegistry(await readFile(file, 'utf8')) };
      return this.newest.document;
    } catch {
      return null;
    }
  }

  /**
   * The registry of number `seq` of a site, from its log. Null when this folder has another site, or has not reached that number:
   * another instance may be ahead.
   */
  async at(site: string, seq: number): Promise<RegistryDocument | null> {
    const newest = await this.read();
    if (newest?.site !== site) return null;
    if (newest.seq === seq) return newest;
    try {
      const entry = JSON.parse(await readFile(registryLogFile(this.settings.siteDir, seq), 'utf8')) as LogEntry;
      return entry.registry.site === site && seq < newest.seq ? entry.registry : null;
    } catch {
      return null;
    }
  }
}

function asRegistry(text: string): RegistryDocument | null {
  const value = JSON.parse(text) as RegistryDocument | null;
  return typeof value?.remotes === 'object' && value.remotes !== null ? value : null;
}
