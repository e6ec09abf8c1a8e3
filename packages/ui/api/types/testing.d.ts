/** Types of @touchline/ui/testing, generated from the kit's sources. */
import { ApiClient } from '@touchline/ui/host';
import { ApiError } from '@touchline/ui/host';
import { HostServices } from '@touchline/ui/host';
import { JSX } from 'react';
import { QueryValues } from '@touchline/ui/host';
import { ReactNode } from 'react';

/** A call as it reached the server. */
export declare interface FakeCall {
    method: Method;
    path: string;
    query?: QueryValues | undefined;
    body?: unknown;
    retryKey?: string | undefined;
}

/** What a route is given: the call, its query (empty without one), and the number in the place of `:id` (0 without one). */
export declare interface FakeRequest extends Omit<FakeCall, 'query'> {
    query: QueryValues;
    id: number;
}

/** Answers by method and path, as `'PUT /api/notes/:id'`; `:id` is a whole number. A route throws an `ApiError` to refuse. */
export declare type FakeRoutes = Record<string, (request: FakeRequest) => unknown>;

/**
 * The API for tests: routes over lists in memory, with the faults of a network on request. A writing call with a retry key is
 * carried out once: sent again, it has the first answer; with another body it is refused by `key_reused`, as by the real API.
 */
export declare class FakeServer implements ApiClient {
    private readonly routes;
    /** The next writing call fails with it, and nothing is stored. */
    failNextWrite: Error | null;
    /** Every reading call fails with it, or with what it returns for the path. */
    failReads: Error | ((path: string) => Error | null) | null;
    /** The next writing call is carried out, and its answer gets lost. */
    loseNextAnswer: boolean;
    /** Every writing call so far, also one that failed. */
    readonly writes: FakeCall[];
    /** Every reading call so far. */
    readonly reads: FakeCall[];
    private readonly answersByKey;
    private heldWrites;
    private heldReads;
    constructor(routes: FakeRoutes);
    /** From now on writing calls wait, until the returned function is called. */
    holdWrites(): () => void;
    /** From now on reading calls wait, until the returned function is called. */
    holdReads(): () => void;
    get<T>(path: string, { query }?: {
        query?: QueryValues;
    }): Promise<T>;
    send<T>(method: Exclude<Method, 'GET'>, path: string, body?: unknown, { query, retryKey }?: {
        query?: QueryValues;
        retryKey?: string;
    }): Promise<T>;
    private answerOnce;
    private answer;
}

declare type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

declare interface RecordsOptions<T> {
    idOf: (record: T) => number;
    /** The refusal of a write over another version than the stored one. */
    changed: ApiError;
    records?: readonly T[];
}

/**
 * What a page finds around it in the shell: theme, router, query cache (without retries) and the host's services. A
 * service that a test does not pass fails when it is called.
 */
export declare function TestShell({ at, children, ...services }: TestShellProps): JSX.Element;

declare interface TestShellProps extends Partial<HostServices> {
    /** The current address. */
    at?: string;
    children: ReactNode;
}

/** Records of a fake server; each change counts up a version. Refuses as the API does: 404 without a record, 409 for another version. */
export declare class VersionedRecords<T extends {
    version: number;
}> {
    private readonly options;
    all: T[];
    constructor(options: RecordsOptions<T>);
    /** The record. Throws 404 if there is none. */
    get(id: number): T;
    /** Stores other fields under the next version. Without `seenVersion` it is a change by someone else, whatever the version is. */
    change(id: number, seenVersion: number | undefined, fields: Partial<T>): T;
    add(record: T): T;
    remove(id: number, seenVersion?: number): void;
    /** The record. Throws 404 if there is none, and the 409 of these records if its version is another one. */
    requireVersion(id: number, seenVersion: number | undefined): T;
}

export { }
