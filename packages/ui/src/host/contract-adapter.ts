import type { QueryClient } from '@tanstack/react-query';
import type { HostServices } from './host.js';

/** What a shell needs of an earlier major of the contract, to run its areas. */
export interface ContractAdapter {
  /** The modules of the kit for its areas, by what they import. */
  modules: Readonly<Record<string, object>>;
  /** The services for the `background` of its areas. */
  adaptServices: (services: HostServices) => object;
  /** Connects the queries of its areas with what other areas announce. Called once per page. */
  connect: (cache: QueryClient) => void;
}

export interface EarlierContract {
  /** The last version of that major. */
  contract: string;
  /** Fetches its adapter, which is a chunk of its own. */
  load: () => Promise<ContractAdapter>;
}
