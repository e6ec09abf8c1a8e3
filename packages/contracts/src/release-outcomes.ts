/**
 * The outcome of an area's version in a browser, in the order of an area's loading. `network` and `timeout` say nothing
 * about the version. `render`: it crashed while it was shown; `error`: its code threw outside of React.
 */
export const RELEASE_FAILURES = [
  'network',
  'http',
  'timeout',
  'integrity',
  'evaluation',
  'incompatible',
  'contract',
  'render',
  'error',
] as const;

export type ReleaseFailure = (typeof RELEASE_FAILURES)[number];

/** `good`: it was shown and ran for ten seconds without a failure. */
export const RELEASE_OUTCOMES = ['good', ...RELEASE_FAILURES] as const;

export type ReleaseOutcome = (typeof RELEASE_OUTCOMES)[number];

const TEMPORARY: readonly ReleaseOutcome[] = ['network', 'timeout'];

/** Whether the outcome says something about the version; a lost connection does not. */
export const isOutcomeOfVersion = (outcome: ReleaseOutcome): boolean => !TEMPORARY.includes(outcome);
