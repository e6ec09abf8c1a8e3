import type { EntityManager } from 'typeorm';

/** Transactions whose work has looked up the key of its call, and stores the key with what it writes. */
const keyed = new WeakSet<EntityManager>();

/**
 * Says that the work of `tx` creates nothing when it runs again after it was stored: it looks its key up first, and a
 * unique key of the database lets one of two simultaneous runs through.
 */
export function markKeyed(tx: EntityManager): void {
  keyed.add(tx);
}

export function isKeyed(tx: EntityManager): boolean {
  return keyed.has(tx);
}
