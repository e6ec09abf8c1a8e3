import { createRequire } from 'node:module';
import { Injectable } from '@nestjs/common';
import type { WrittenTable } from '@touchline/sheets/write-file';
import type { WriteTask } from '@touchline/sheets/write-worker';
import { ConcurrencyLimit } from '../../../common/concurrency/concurrency-limit.js';
import { busy } from '../../../common/errors/shared.errors.js';
import { runInThread, ThreadLimitError } from '../../../common/threads/run-in-thread.js';
import { exportTooLarge } from './exports.errors.js';

/** Files that are written at the same moment: each takes a thread and its memory. */
const AT_ONCE = 1;
const MAX_WAITING = 8;
const MAX_HEAP_MB = 256;
const MAX_MS = 20_000;

const WORKER_FILE = createRequire(import.meta.url).resolve('@touchline/sheets/write-worker');

/** Writes files in threads of their own, so that a large one holds up no other call. */
@Injectable()
export class TableWriter {
  private readonly limit = new ConcurrencyLimit(AT_ONCE);

  /** Throws "export too large", and "busy" when too many files wait. */
  async write(format: WriteTask['format'], table: WrittenTable): Promise<Uint8Array> {
    if (this.limit.waiting >= MAX_WAITING) throw busy();
    const data: WriteTask = { format, table };
    try {
      const parts = await this.limit.run(() =>
        runInThread<Uint8Array>({ file: WORKER_FILE, data, maxHeapMb: MAX_HEAP_MB, maxMs: MAX_MS }),
      );
      return Buffer.concat(parts);
    } catch (error) {
      throw error instanceof ThreadLimitError ? exportTooLarge() : error;
    }
  }
}
