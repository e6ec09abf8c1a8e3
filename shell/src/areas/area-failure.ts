import type { ReleaseFailure } from '@touchline/contracts/release-outcomes';

/**
 * Why an area could not be shown. `network` and `timeout` are temporary; a version that failed otherwise is skipped.
 * `withdrawn`: every version on offer was withdrawn. An `error` outside of React stops no area.
 */
export type FailureKind = Exclude<ReleaseFailure, 'error'> | 'withdrawn';

export class AreaFailure extends Error {
  override readonly name = 'AreaFailure';

  constructor(
    readonly kind: FailureKind,
    detail: string,
    /** HTTP status when `kind` is `http`. */
    readonly status: number | null = null,
  ) {
    super(detail);
  }

  /** Whether one more attempt at once makes sense. */
  get isRetryable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || (this.kind === 'http' && (this.status ?? 0) >= 500);
  }

  /** Whether the failure says nothing about the version itself. */
  get isTemporary(): boolean {
    return this.kind === 'network' || this.kind === 'timeout';
  }
}

/** Any thrown value as a failure; an unknown one counts as a failed start. */
export function toFailure(error: unknown): AreaFailure {
  if (error instanceof AreaFailure) return error;
  return new AreaFailure('evaluation', error instanceof Error ? error.message : String(error));
}
