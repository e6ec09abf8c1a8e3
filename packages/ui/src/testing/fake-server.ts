import { ApiError, type ApiClient } from '../host/api-client.js';
import { withCall } from './path-client.js';
import type { QueryValues } from '../host/index.js';
import type { Method } from '../host/route-call.js';

/** A call as it reached the server. */
export interface FakeCall {
  method: Method;
  path: string;
  query?: QueryValues | undefined;
  body?: unknown;
  retryKey?: string | undefined;
}

/** What a route is given: the call, its query (empty without one), and the number in the place of the first parameter (0 without one). */
export interface FakeRequest extends Omit<FakeCall, 'query'> {
  query: QueryValues;
  id: number;
}

/** Answers by route, as `'PUT /api/notes/{id}'`; parameters are whole numbers. A route throws an `ApiError` to refuse. */
export type FakeRoutes = Record<string, (request: FakeRequest) => unknown>;

const NETWORK = (): ApiError => new ApiError(0, 'network', null);
/** How long a write takes: its answer never arrives in the same moment. Reads are answered at once; a route may return a promise. */
const WRITE_MS = 1;

/**
 * The API for tests: routes over lists in memory, with the faults of a network on request. A writing call with a retry key is
 * carried out once: sent again, it has the first answer; with another body it is refused by `key_reused`, as by the real API.
 */
export class FakeServer implements ApiClient {
  /** The next writing call fails with it, and nothing is stored. */
  failNextWrite: Error | null = null;
  /** Every reading call fails with it, or with what it returns for the path. */
  failReads: Error | ((path: string) => Error | null) | null = null;
  /** The next writing call is carried out, and its answer gets lost. */
  loseNextAnswer = false;
  /** Every writing call so far, also one that failed. */
  readonly writes: FakeCall[] = [];
  /** Every reading call so far. */
  readonly reads: FakeCall[] = [];
  /** Calls by route. They arrive as calls of `get` and `send` do. */
  readonly call: ApiClient['call'] = withCall(this).call;
  private readonly answersByKey = new Map<string, { body: string; answer: unknown }>();
  private heldWrites: Promise<void> | null = null;
  private heldReads: Promise<void> | null = null;

  constructor(private readonly routes: FakeRoutes) {}

  /** From now on writing calls wait, until the returned function is called. */
  holdWrites(): () => void {
    const { opened, open } = createGate();
    this.heldWrites = opened;
    return open;
  }

  /** From now on reading calls wait, until the returned function is called. */
  holdReads(): () => void {
    const { opened, open } = createGate();
    this.heldReads = opened;
    return open;
  }

  async get<T>(path: string, { query }: { query?: QueryValues | undefined } = {}): Promise<T> {
    const call: FakeCall = { method: 'GET', path, query };
    this.reads.push(call);
    await this.heldReads;
    const failure = typeof this.failReads === 'function' ? this.failReads(path) : this.failReads;
    if (failure) throw failure;
    return asReceived(await this.answer(call)) as T;
  }

  async send<T>(
    method: Exclude<Method, 'GET'>,
    path: string,
    body?: unknown,
    { query, retryKey }: { query?: QueryValues | undefined; retryKey?: string | undefined } = {},
  ): Promise<T> {
    const call: FakeCall = { method, path, query, body, retryKey };
    this.writes.push(call);
    await afterWriteTime();
    await this.heldWrites;
    const failure = this.failNextWrite;
    this.failNextWrite = null;
    if (failure) throw failure;

    const answer = asReceived(await this.answerOnce(call));
    if (this.loseNextAnswer) {
      this.loseNextAnswer = false;
      throw NETWORK();
    }
    return answer as T;
  }

  private async answerOnce(call: FakeCall): Promise<unknown> {
    if (call.retryKey === undefined) return this.answer(call);
    const body = JSON.stringify(call.body);
    const known = this.answersByKey.get(call.retryKey);
    if (known && known.body !== body) throw new ApiError(409, 'key_reused', 'This key was used for something else.');
    if (known) return known.answer;
    const answer = await this.answer(call);
    this.answersByKey.set(call.retryKey, { body, answer });
    return answer;
  }

  private answer(call: FakeCall): unknown {
    for (const [route, handle] of Object.entries(this.routes)) {
      const [method, pattern = ''] = route.split(' ');
      const match = new RegExp(`^${pattern.replace(/\{\w+\}/g, '(\\d+)')}$`).exec(call.path);
      if (method === call.method && match)
        return handle({ ...call, query: call.query ?? {}, id: Number(match[1] ?? 0) });
    }
    throw new Error(`the fake server has no route for ${call.method} ${call.path}`);
  }
}

const afterWriteTime = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, WRITE_MS));

function createGate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** An answer as a client receives it: through JSON, and therefore a copy. */
const asReceived = (answer: unknown): unknown =>
  answer === undefined ? undefined : (JSON.parse(JSON.stringify(answer)) as unknown);
