/** A field of a request that is wrong: its dotted path and a sentence for the person who typed it. */
export interface FieldProblem {
  path: string;
  message: string;
}

export interface ApiErrorExtra {
  headers?: Readonly<Record<string, string>>;
  fields?: readonly FieldProblem[];
  /** Further members of the error body, for calls with an answer of their own shape. */
  body?: Readonly<Record<string, unknown>>;
}

/**
 * An error with a code. Each domain defines its errors in `<domain>.errors.ts`, and one filter turns them into the
 * error body. The coach reads `message`; a client recognises `code`.
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
