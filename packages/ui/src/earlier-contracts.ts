import type { EarlierContract } from './host/contract-adapter.js';

/** The earlier majors of the contract that the shell speaks, the newest first. `docs/majors.md` says how one is added. */
export const EARLIER_CONTRACTS: readonly EarlierContract[] = [];
