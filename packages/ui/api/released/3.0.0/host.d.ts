/** Types of @touchline/ui/host, generated from the kit's sources. */
import type { ApiRoute } from '@touchline/contracts/api-routes';
import type { ApiRoutes } from '@touchline/contracts/api-routes';
import { JSX } from 'react';
import { ReactNode } from 'react';

export declare interface ApiClient {
    /**
     * Calls a route of the API: `api.call('PUT /api/teams/{id}', { params: { id }, body })`. Resolves to undefined on an empty answer.
     * The route is written as a literal, because the build reads it. Query values that are null or undefined are left out. A creating call
     * with a `retryKey` (`newRetryKey()`) may be sent again with the same body: the server creates one record, and refuses a key with
     * another body by `key_reused`.
     */
    call<Route extends ApiRoute>(route: Route, ...options: CallArguments<Route>): Promise<CallAnswer<Route>>;
}

/**
 * A failed call. `code` is the server's, or `network` when the server did not answer: no answer at all (`status` 0),
 * or one written by something in between, such as the sign-in page of a guest network.
 */
export declare class ApiError extends Error {
    readonly status: number;
    readonly code: string;
    /** The server's sentence for the coach; null when it sent none. */
    readonly sentence: string | null;
    readonly fields: NonNullable<ErrorBody['fields']>;
    readonly retryAfterSeconds: number | null;
    readonly name = "ApiError";
    constructor(status: number, code: string, 
    /** The server's sentence for the coach; null when it sent none. */
    sentence: string | null, fields?: NonNullable<ErrorBody['fields']>, retryAfterSeconds?: number | null);
    /** True for a 404: the record does not exist, no longer exists, or is out of the coach's reach. */
    static isGone(error: unknown): boolean;
    /**
     * True for a 4xx answer: the server refused the call, and nothing was stored. False for a lost connection and for a 5xx answer: the
     * call may have been carried out.
     */
    static isRefusal(error: unknown): boolean;
    /** True when the server answered with this error code. */
    static hasCode(error: unknown, code: string): boolean;
}

/** The name of an area, such as `mfe-teams`. Made by `areaNames` only. */
export declare type AreaName = string & {
    readonly __areaName: true;
};

/** Names that belong to one area, because each begins with the area's own. */
export declare interface AreaNames {
    /** The key of a query: `key('roster', teamId)` → `['mfe-teams', 'roster', 7]`. */
    key: <const Parts extends readonly unknown[]>(...parts: Parts) => readonly [AreaName, ...Parts];
    /** The name of a database or of an entry in the browser's storage: `storage('marks')` → `touchline.mfe-attendance.marks`. */
    storage: (name: string) => string;
}

/**
 * What an area keeps in the page's cache and in the browser is named by it. No other area can meet the same name, and the shell
 * knows whose it is.
 * @param name of the area: `process.env.AREA_NAME`, which the build replaces
 */
export declare function areaNames(name: string): AreaNames;

/** A client that makes each call of another one through `around`, which may refuse it, or answer its failure. */
export declare function aroundCalls(client: ApiClient, around: <T>(call: () => Promise<T>) => Promise<T>): ApiClient;

/** What a call of a route answers; undefined for an empty answer. */
export declare type CallAnswer<Route extends ApiRoute> = ApiRoutes[Route]['answer'];

/** The options of a call; none are needed when each of them is optional. */
declare type CallArguments<Route extends ApiRoute> = Partial<CallOptions<Route>> extends CallOptions<Route> ? [options?: CallOptions<Route>] : [options: CallOptions<Route>];

/** What a screen says about a failed call. */
export declare interface CallFailure {
    sentence: string;
    /** What the coach can do; null when nothing is known. */
    hint: string | null;
}

/** What the coach can do about a call that failed for a reason unrelated to its content; null when nothing is known. */
export declare function callHint(error: unknown): string | null;

/** What a call of a route is given. */
export declare type CallOptions<Route extends ApiRoute> = Part<'params', ApiRoutes[Route]['params']> & QueryPart<ApiRoutes[Route]['query']> & Part<'body', ApiRoutes[Route]['body']> & {
    /** For a route that creates something: the same call with the same key again creates nothing (`newRetryKey()`). */
    retryKey?: string | undefined;
    signal?: AbortSignal | undefined;
};

/** The signed-in coach. `avatar` is a data URL, or null: then the screen shows initials. */
declare type Coach = {
    success: true;
    coach_id: number;
    name: string;
    email: string;
    phone: string | null;
    institution: string;
    role: string;
    avatar: string | null;
};

/**
 * The client for `/api` on the page's own origin. `onUnauthenticated` runs on every 401 with the code
 * `unauthenticated`.
 */
export declare function createApiClient(onUnauthenticated: () => void): ApiClient;

/** Retry keys for one form that creates records: an unchanged draft keeps its key until it is stored, so that it is created once. */
export declare function createRetryKeys<TDraft>({ closes, keepsEarlier, }?: RetryKeysOptions): RetryKeys<TDraft>;

/**
 * The body of every error. `fields` (dotted paths) only on 400. No time stamps: errors about another tenant's record
 * and an unknown record must look the same.
 */
declare type ErrorBody = {
    statusCode: number;
    code: string;
    error: string;
    message: string;
    fields?: {
        path: string;
        message: string;
    }[] | undefined;
};

/** The server's sentence; without one `fallback`, and a hint about what the coach can do. */
export declare function failureOf(error: unknown, fallback: string): CallFailure;

/** The same in one line, for a notice. */
export declare function failureText(error: unknown, fallback: string): string;

/**
 * Version of the contract between shell and areas. An area states the range it was built for; the shell refuses one
 * that does not fit before it downloads anything. An added export is a minor step, a removed or changed one a major
 * step. The shell speaks earlier majors through an adapter each (`src/contract-2/`).
 */
export declare const HOST_CONTRACT: string;

export declare function HostProvider({ services, children }: {
    services: HostServices;
    children: ReactNode;
}): JSX.Element;

/** Services that the shell provides to everything inside it. */
export declare interface HostServices {
    api: ApiClient;
    coach: Coach;
    notify: (notice: Notice) => void;
    /** Marks work under a key as unsaved: the shell then asks before it leaves, signs out or replaces the area. */
    setUnsaved: (key: string, unsaved: boolean, part?: UnsavedPart) => void;
    /**
     * Tells the shell what an area keeps on this device until the server can be reached, as a sentence for the coach
     * (`3 marks are waiting to be sent.`); null when nothing is left. The shell asks before a logout, and starts the
     * area's `background` after a reload, whatever page is open.
     */
    setWaiting: (area: string, sentence: string | null) => void;
    /** Reports an unexpected error; never shown to the coach. */
    report: (error: unknown, where: string) => void;
    /**
     * Whether a live area of this site offers the page at `path` (only a path, such as `/calendar`), so that links lead
     * only to existing pages. A new function when the answer may have changed.
     */
    hasPage: (path: string) => boolean;
}

declare type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A new random key for `ApiClient.call`: 32 hexadecimal digits. Not `randomUUID`, which a browser withholds on plain http. */
export declare function newRetryKey(): string;

/** A short message at the bottom centre. Default duration `forMs`: 3 s, errors 5 s. */
export declare interface Notice {
    severity: Severity;
    text: string;
    forMs?: number;
    action?: {
        label: string;
        run: () => void;
    };
}

/** Query values that a call leaves out when they are null. */
declare type Nullable<Query> = {
    [Name in keyof Query]: undefined extends Query[Name] ? Query[Name] | null : Query[Name];
};

/** A part of the options; missing if the route has no such part. */
declare type Part<Name extends string, Value> = [Value] extends [undefined] ? {
    [Key in Name]?: undefined;
} : {
    [Key in Name]: Value;
};

/** The query: also optional if each of its values is. */
declare type QueryPart<Query> = Partial<Query> extends Query ? Partial<Part<'query', Nullable<Query>>> : Part<'query', Nullable<Query>>;

export declare type QueryValues = Record<string, string | number | null | undefined>;

/** The request for a route: `PUT /api/teams/{id}` with `{ params: { id: 7 } }` → `PUT`, `/api/teams/7`. */
export declare function requestOf(route: string, options?: object): RouteRequest;

/** The retry keys of one form. Drafts are compared by content (as JSON), not by identity. */
export declare interface RetryKeys<TDraft> {
    /** The key for what is about to be sent: the same as long as the same draft is sent again. */
    keyOf: (draft: TDraft) => string;
    /** Forgets the key of a draft: sent again, it creates a new record. */
    forget: (draft: TDraft) => void;
    /**
     * Calls `post` with the key of the draft and returns its answer. After a lost answer, the next call sends the same key: the first one
     * may have been carried out. A key that the server refuses for good (`key_reused`), or whose record is gone (404), is forgotten.
     */
    send: <T>(draft: TDraft, post: (retryKey: string) => Promise<T>) => Promise<T>;
}

declare interface RetryKeysOptions {
    /** The form closes after a success. A press on its button while it closes sends the same key, and creates no second record. */
    closes?: boolean;
    /** Keeps the keys of earlier drafts too: a draft that is changed and changed back has its first key. Default: the last draft's only. */
    keepsEarlier?: boolean;
}

/** A call with its address. */
export declare interface RouteRequest {
    method: Method;
    path: string;
    query?: QueryValues | undefined;
    body?: unknown;
    retryKey?: string | undefined;
    signal?: AbortSignal | undefined;
}

/** The server's sentence for a failed call, or `fallback`. */
export declare function sentenceOf(error: unknown, fallback: string): string;

export declare type Severity = 'success' | 'info' | 'warning' | 'error';

/** Shown when a coach tries to leave while something is being saved. */
export declare const STILL_SAVING: Notice;

/** Details of unsaved work. */
export declare interface UnsavedPart {
    /**
     * The address parameter that keeps the part open, for example a dialog's. Navigation that keeps this parameter
     * loses nothing, and does not ask.
     */
    heldBy?: string | undefined;
    /** The work is being sent: leaving now would not stop it, so nothing leads away until the answer arrives. */
    saving?: boolean | undefined;
}

export declare const useApi: () => ApiClient;

export declare const useCoach: () => Coach;

export declare const useHasPage: () => HostServices['hasPage'];

/** All services of the shell. Throws outside of a signed-in shell. */
export declare function useHost(): HostServices;

export declare const useNotify: () => HostServices['notify'];

/**
 * While `unsaved` is true, leaving the page, signing out or closing the tab asks first; while `saving` is true, it
 * has to wait. Cleared on unmount.
 */
export declare function useUnsavedWork(unsaved: boolean, part?: UnsavedPart): void;

export { }
