/** What shell and areas share at run time. Its version is `HOST_CONTRACT`. */
export { ApiError, createApiClient, sentenceOf, withCall, type ApiClient, type PathClient } from './api-client.js';
export type { CallAnswer, CallOptions, QueryValues } from './route-call.js';
export { callHint, type CallFailure } from './call-hint.js';
export { failureOf, failureText } from './call-failure.js';
export { createRetryKeys, newRetryKey, type RetryKeys } from './retry-keys.js';
export { createKeptKey, type KeptKey } from './deprecated-names.js';
export { HOST_CONTRACT } from './host-contract.js';
export {
  HostProvider,
  STILL_SAVING,
  useApi,
  useCoach,
  useHasPage,
  useHost,
  useNotify,
  useUnsavedWork,
  type HostServices,
  type Notice,
  type Severity,
  type UnsavedPart,
} from './host.js';
