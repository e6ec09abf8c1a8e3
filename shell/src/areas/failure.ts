/** Why an area could not be shown. `network` and `timeout` may pass by themselves; a version that failed otherwise is skipped. */
export type FailureKind =
  'network' | 'http' | 'timeout' | 'integrity' | 'evaluation' | 'incompatible' | 'contract' | 'render';

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

  /** Worth one more attempt at once. */
  get retryable(): boolean {
    return this.kind === 'network' || this.kind === 'timeout' || (this.kind === 'http' && (this.status ?? 0) >= 500);
  }

  /** Says nothing against the version itself. */
  get passing(): boolean {
    return this.kind === 'network' || this.kind === 'timeout';
  }
}

/** What the coach reads in the area's place. */
export const FAILURE_SENTENCES: Readonly<Record<FailureKind, string>> = {
  network: 'Its files could not be reached. Check your connection.',
  http: 'Its files are missing on the server.',
  timeout: 'It took too long to load.',
  integrity: 'A file was changed on its way here and was refused.',
  evaluation: 'It could not be started.',
  incompatible: 'It needs another version of this app. Reload the page.',
  contract: 'What was loaded is not this part of the app.',
  render: 'It stopped working while it was shown.',
};

/** Any thrown value as a failure; unknown ones count as a failed start. */
export function toFailure(error: unknown): AreaFailure {
  if (error instanceof AreaFailure) return error;
  return new AreaFailure('evaluation', error instanceof Error ? error.message : String(error));
}
