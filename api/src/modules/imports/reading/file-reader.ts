import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { PreviewImportBody } from '@touchline/contracts/imports.schema';
import type { FileAnswer, FileRows, FileTask } from '@touchline/sheets/file-worker';
import type { ReadRecords } from '@touchline/sheets/records';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { ConcurrencyLimit } from '../../../common/concurrency/concurrency-limit.js';
import { mapGroupsInTurns } from '../../../common/concurrency/map-in-turns.js';
import { busy, validationFailed } from '../../../common/errors/shared.errors.js';
import { sha256 } from '../../../common/text/sha256.js';
import { runInThread, ThreadLimitError } from '../../../common/threads/run-in-thread.js';
import { noRows, unreadableFile } from '../imports.errors.js';

/** What a file holds, and by what it is known again. */
export type ReadImport = ReadRecords & { sha256: string };

/** Files that are read at the same moment: each takes a thread and its memory. */
const AT_ONCE = 1;
const MAX_WAITING = 8;
/** Memory of a thread; a file that needs more is refused. */
const MAX_HEAP_MB = 192;
/** A file that takes longer is refused. */
const MAX_MS = 20_000;

const WORKER_FILE = createRequire(import.meta.url).resolve('@touchline/sheets/file-worker');

/** Reads files in threads of their own, so that a large one holds up no other call, and a bad one takes nothing with it. */
@Injectable()
export class FileReader {
  private readonly limit = new ConcurrencyLimit(AT_ONCE);

  /** Throws the sentence about a file that cannot be read, and "busy" when too many files wait. */
  async read(
    { content, file_name: fileName, plan }: PreviewImportBody,
    target: ImportTarget,
    { today, timeZone }: Pick<SignedInCoach, 'today' | 'timeZone'>,
  ): Promise<ReadImport> {
    if (this.limit.waiting >= MAX_WAITING) throw busy();
    const bytes = Buffer.from(content, 'base64');
    const teamDays = { lastDay: today, timeZone };
    const { reading } = plan;
    const [first = '', ...parts] = await this.limit.run(() =>
      readInThread({ bytes: new Uint8Array(bytes), fileName, target, reading, teamDays }),
    );
    const answer = JSON.parse(first) as FileAnswer;
    if ('problem' in answer) throw unreadableFile(answer.problem);
    const rows = await mapGroupsInTurns(parts, 1, (texts) => texts.map((text) => JSON.parse(text) as FileRows));
    const records = rows.flatMap((part) => part.records);
    const refusals = rows.flatMap((part) => part.refusals);
    if (records.length + refusals.length === 0) throw noRows();
    return { ...answer, records, refusals, sha256: sha256(bytes) };
  }
}

async function readInThread(data: FileTask & { bytes: Uint8Array<ArrayBuffer> }): Promise<string[]> {
  const transfer = [data.bytes.buffer];
  try {
    return await runInThread<string>({ file: WORKER_FILE, data, transfer, maxHeapMb: MAX_HEAP_MB, maxMs: MAX_MS });
  } catch (error) {
    throw error instanceof ThreadLimitError ? tooLarge() : error;
  }
}

const tooLarge = () =>
  validationFailed([
    { path: 'content', message: 'This file is too large to be read. Save only the sheet that is needed, or split it.' },
  ]);
