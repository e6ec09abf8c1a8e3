import { randomInt } from 'node:crypto';

const COUNT = 2 ** 31;
/** The largest id stays an exact number in JavaScript: 22 + 31 bits. */
const MAX_PREFIX = 2 ** 22;

/**
 * Ids of audit entries, which are unique together with the instant: a random prefix per instance and a count. They come
 * before the insert, so that a repeated insert of the same entry finds it. They count nothing: order entries by `at`, then `id`.
 */
export class AuditIds {
  private readonly prefix = randomInt(1, MAX_PREFIX) * COUNT;
  private count = 0;

  next(): number {
    this.count = (this.count + 1) % COUNT;
    return this.prefix + this.count;
  }
}
