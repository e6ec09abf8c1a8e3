/** One bad field of a request: where it is (dotted) and a sentence for the person who typed it. */
export interface FieldProblem {
  path: string;
  message: string;
}

export interface ApiErrorExtra {
  headers?: Readonly<Record<string, string>>;
  fields?: readonly FieldProblem[];
  /** Further members of the body, where a call's answer has a shape of its own. */
  body?: Readonly<Record<string, unknown>>;
}

/**
 * A failure with a name. Domains define theirs in `<domain>.errors.ts`; one filter turns them into the error body.
 * `message` is the sentence the coach reads; `code` is what a client recognises.
 */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: ApiErrorExtra = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}
