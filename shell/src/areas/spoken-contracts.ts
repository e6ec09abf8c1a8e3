/**
 * The majors of the contract that this shell speaks. Areas of the newest one get the kit itself. Those of an earlier one get its
 * adapter, which is fetched when the first of them is loaded, so that a site without such areas does not pay for it.
 */
import type { HostOffer } from '@touchline/contracts/release-problems';
import { contractMajor } from '@touchline/contracts/shared-keys';
import type { ContractAdapter, EarlierContract } from '@touchline/ui/contract-adapter';
import { EARLIER_CONTRACTS } from '@touchline/ui/earlier-contracts';
import { HOST_CONTRACT } from '@touchline/ui/host';
import { queryClient } from '../session/query-client.js';
import { providedNames, provideToAreas } from './federation.js';
import { providedVersions } from './shared-libraries.js';

export const NEWEST_MAJOR = contractMajor(HOST_CONTRACT);

const loaded = new Map<number, ContractAdapter>();

/** What this page gives to areas. The names of an earlier major are known when its adapter is there. */
export const hostOffer = (): HostOffer => ({
  contract: HOST_CONTRACT,
  runtime: process.env.FEDERATION_RUNTIME ?? '',
  provides: providedVersions,
  kit: providedNames[NEWEST_MAJOR] ?? {},
  earlier: EARLIER_CONTRACTS.map(({ contract }) => ({ contract, kit: providedNames[contractMajor(contract)] ?? {} })),
});

const earlierContract = (major: number): EarlierContract | undefined =>
  EARLIER_CONTRACTS.find(({ contract }) => contractMajor(contract) === major);

/** Whether areas of a contract range run through an adapter that is not there yet. */
export const awaitsAdapter = (range: string): boolean =>
  earlierContract(contractMajor(range)) !== undefined && !loaded.has(contractMajor(range));

/**
 * The adapter for areas of a contract range; null for the newest major, and for one that this shell does not speak. Rejects when
 * its file does not arrive; the next call fetches it again.
 */
export async function loadAdapter(range: string): Promise<ContractAdapter | null> {
  const major = contractMajor(range);
  const adapter = loaded.get(major) ?? (await earlierContract(major)?.load()) ?? null;
  if (adapter === null || loaded.has(major)) return adapter;
  loaded.set(major, adapter);
  provideToAreas(adapter.modules, major);
  adapter.connect(queryClient);
  return adapter;
}
