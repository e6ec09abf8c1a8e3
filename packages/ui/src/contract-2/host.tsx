/**
 * `@touchline/ui/host` as areas of contract 2 import it. What it does not change is that of contract 3. The adapter imports the kit by
 * its entries only: webpack joins the modules behind an entry, unless another chunk needs one of them alone.
 */
import type { ReactNode } from 'react';
import {
  HostProvider as CurrentProvider,
  createApiClient as createTypedClient,
  useHost as useCurrentHost,
  type HostServices as CurrentServices,
} from '../host/index.js';
import { withPaths, type ApiClient } from './path-client.js';

export {
  ApiError,
  STILL_SAVING,
  callHint,
  createRetryKeys,
  createRetryKeys as createKeptKey,
  failureOf,
  failureText,
  newRetryKey,
  sentenceOf,
  useCoach,
  useHasPage,
  useNotify,
  useUnsavedWork,
  type CallAnswer,
  type CallFailure,
  type CallOptions,
  type Notice,
  type QueryValues,
  type RetryKeys,
  type RetryKeys as KeptKey,
  type Severity,
  type UnsavedPart,
} from '../host/index.js';
export { withCall, type ApiClient, type PathClient } from './path-client.js';

/** The last version of this major. */
export const HOST_CONTRACT: string = '2.6.0';

export interface HostServices extends Omit<CurrentServices, 'api'> {
  api: ApiClient;
}

const adapted = new WeakMap<CurrentServices, HostServices>();

/** The services for areas of this major: the same object for the same services, so that effects do not run again. */
export function adaptServices(services: CurrentServices): HostServices {
  let known = adapted.get(services);
  if (!known) {
    known = { ...services, api: withPaths(services.api) };
    adapted.set(services, known);
  }
  return known;
}

export const useHost = (): HostServices => adaptServices(useCurrentHost());
export const useApi = (): ApiClient => useHost().api;

export const HostProvider = ({ services, children }: { services: HostServices; children: ReactNode }) => (
  <CurrentProvider services={services}>{children}</CurrentProvider>
);

export const createApiClient = (onUnauthenticated: () => void): ApiClient =>
  withPaths(createTypedClient(onUnauthenticated));
