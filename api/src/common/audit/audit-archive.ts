import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { appendDurably, syncFolder } from '../files/append-durably.js';
import { namesInFolder } from '../files/names-in-folder.js';
import { groupRows } from '../grouping/group-rows.js';
import type { AuditEntryEntity } from './audit-entry.entity.js';

/** `2024-11.jsonl`: the entries of a month (UTC), one JSON object per line. */
const NAME = /^\d{4}-\d\d\.jsonl$/;

/**
 * Audit entries that have left the database, as files that only their owner can read. A kill between export and removal
 * writes an entry twice; `at` and `id` together tell that it is the same one. A kill within a line leaves a line that
 * is no JSON, whose entry follows again.
 */
export class AuditArchive {
  readonly folder: string;

  constructor(dataDir: string) {
    this.folder = join(dataDir, 'audit-archive');
  }

  /** Appends entries; they are on the disk when it resolves. */
  async append(entries: readonly AuditEntryEntity[]): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const byMonth = groupRows(entries, ({ at }) => at.toISOString().slice(0, 7));
    for (const [month, rows] of byMonth) {
      const lines = rows.map((entry) => `${JSON.stringify(toLine(entry))}\n`).join('');
      await appendDurably(join(this.folder, `${month}.jsonl`), lines);
    }
    // The names of new files, and of a new folder.
    for (const folder of [this.folder, dirname(this.folder)]) await syncFolder(folder);
  }

  /** The entries of an athlete, each once, by instant and id. */
  async entriesOf(athleteId: number): Promise<AuditEntryEntity[]> {
    const entries = new Map<string, AuditEntryEntity>();
    for await (const entry of this.entriesWith(`"athlete_id":${athleteId},`))
      if (entry.athleteId === athleteId) entries.set(entryKey(entry), entry);
    return [...entries.values()].sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
  }

  /** The lines with entries of a club, month by month; an entry may come twice. */
  async *linesOf(institutionId: number): AsyncGenerator<Readonly<Record<string, unknown>>> {
    for await (const entry of this.entriesWith(`"institution_id":${institutionId},`))
      if (entry.institutionId === institutionId) yield toLine(entry);
  }

  /** The entries whose line has a text in it. */
  private async *entriesWith(text: string): AsyncGenerator<AuditEntryEntity> {
    for (const name of (await namesInFolder(this.folder)).filter((each) => NAME.test(each)).sort()) {
      const lines = createInterface({ input: createReadStream(join(this.folder, name)), crlfDelay: Infinity });
      for await (const line of lines) {
        const entry = line.includes(text) ? fromLine(line) : null;
        if (entry) yield entry;
      }
    }
  }
}

/** Identifies an entry, both in the database and in the archive. */
export function entryKey({ at, id }: AuditEntryEntity): string {
  return `${at.toISOString()}/${id}`;
}

function toLine(entry: AuditEntryEntity): Readonly<Record<string, unknown>> {
  return {
    id: entry.id,
    at: entry.at.toISOString(),
    actor_kind: entry.actorKind,
    coach_id: entry.coachId,
    api_key_id: entry.apiKeyId,
    institution_id: entry.institutionId,
    athlete_id: entry.athleteId,
    kind: entry.kind,
    action: entry.action,
    read_key: entry.readKey,
  };
}

/** The entry of a line; null for the rest of an unfinished one. */
function fromLine(text: string): AuditEntryEntity | null {
  let line: Record<string, unknown>;
  try {
    line = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
  return {
    id: line['id'],
    at: new Date(String(line['at'])),
    actorKind: line['actor_kind'],
    coachId: line['coach_id'],
    apiKeyId: line['api_key_id'],
    institutionId: line['institution_id'],
    athleteId: line['athlete_id'],
    kind: line['kind'],
    action: line['action'],
    readKey: line['read_key'],
  } as AuditEntryEntity;
}
