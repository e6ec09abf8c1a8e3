/** What shell and areas share at run time. Its version is `HOST_CONTRACT`. */
export { ApiError, createApiClient, sentenceOf, type ApiClient } from './api-client.js';
export { aroundCalls } from './around-calls.js';
export { areaNames, type AreaName, type AreaNames } from './area-names.js';
export { requestOf, type CallAnswer, type CallOptions, type QueryValues, type RouteRequest } from './route-call.js';
export { callHint, type CallFailure } from './call-hint.js';
export { failureOf, failureText } from './call-failure.js';
export { hintWithInputKept, withInputKept } from './input-kept.js';
export { createRetryKeys, newRetryKey, type RetryKeys } from './retry-keys.js';
export { HOST_CONTRACT } from './host-contract.js';
export {
  HostProvider,
  STILL_SAVING,
  useApi,
  useCoach,
  useHasPage,
  useHost,
  useMay,
  useNotify,
  useStaysOpen,
  useUnsavedWork,
  type HostServices,
  type Notice,
  type Severity,
  type LeaveQuestion,
  type UnsavedPart,
} from './host.js';
