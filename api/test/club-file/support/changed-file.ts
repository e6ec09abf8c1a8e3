import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { MANIFEST_NAME, type ClubManifest } from '../../../src/club-file/club-manifest.js';
import { writeZip } from '../../../src/club-file/zip-file.js';
import { openPromise } from 'yauzl';
import { newFolder } from './installations.js';

/** The parts of a club file by name, which a test changes. */
export class ClubParts {
  private constructor(private readonly parts: Map<string, Buffer>) {}

  static async of(file: string): Promise<ClubParts> {
    const parts = new Map<string, Buffer>();
    const zip = await openPromise(file);
    for await (const entry of zip.eachEntry()) {
      const chunks: Buffer[] = [];
      for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk as Buffer);
      parts.set(entry.fileName, Buffer.concat(chunks));
    }
    return new ClubParts(parts);
  }

  get manifest(): ClubManifest {
    return JSON.parse(String(this.parts.get(MANIFEST_NAME))) as ClubManifest;
  }

  setManifest(change: object): void {
    this.parts.set(MANIFEST_NAME, Buffer.from(JSON.stringify({ ...this.manifest, ...change })));
  }

  /** Sets or, with null, removes a part; the manifest goes on saying what it said. */
  set(name: string, content: string | null): void {
    if (content === null) this.parts.delete(name);
    else this.parts.set(name, Buffer.from(content));
  }

  /** The lines of a part. */
  rows(name: string): Record<string, unknown>[] {
    const lines = String(this.parts.get(name)).split('\n').slice(0, -1);
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  /** Sets a part, and what the manifest says of it. */
  setRows(name: string, rows: readonly unknown[]): void {
    const content = Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    this.parts.set(name, content);
    const sha256 = createHash('sha256').update(content).digest('hex');
    const facts = { rows: rows.length, bytes: content.length, sha256 };
    this.setManifest({ files: this.manifest.files.map((each) => (each.name === name ? { ...each, ...facts } : each)) });
  }

  /** Writes them as a new file. */
  async write(): Promise<string> {
    const file = join(newFolder(), 'club.zip');
    const members = [...this.parts].map(([name, content]) => ({
      name,
      content: async function* () {
        yield await Promise.resolve(content);
      },
    }));
    await writeZip(file, members, new Date());
    return file;
  }
}
