import type { QueryClient } from '@tanstack/react-query';
import type { HostServices } from './host.js';

/** The last version of each earlier major of the contract that has an adapter, the newest first. */
export const EARLIER_CONTRACTS: readonly string[] = ['2.6.0'];

/** What a shell needs of an earlier major of the contract, to run its areas. */
export interface ContractAdapter {
  /** The modules of the kit for its areas, by what they import. */
  modules: Readonly<Record<string, object>>;
  /** The services for the `background` of its areas. */
  adaptServices: (services: HostServices) => object;
  /** Connects the queries of its areas with what other areas announce. Called once per page. */
  connect: (cache: QueryClient) => void;
}
