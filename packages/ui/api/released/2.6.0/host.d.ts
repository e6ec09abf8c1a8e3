/** Types of @touchline/ui/host, generated from the kit's sources. */
import { JSX } from 'react';
import { ReactNode } from 'react';

/** What a call of a route takes and answers; undefined for what it does not have. */
declare interface ApiCall<Params, Query, Body, Answer> {
    params: Params;
    query: Query;
    body: Body;
    answer: Answer;
}

export declare interface ApiClient extends PathClient {
    /**
     * Calls a route of the API: `api.call('PUT /api/teams/{id}', { params: { id }, body })`. Resolves to undefined on an empty answer.
     * The route is written as a literal, because the build reads it. Query values that are null or undefined are left out. A creating call
     * with a `retryKey` may be sent again with the same body: the server creates one record, and refuses a key with another body by
     * `key_reused`.
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

/** A route as the document writes it: `'PUT /api/teams/{id}'`. */
declare type ApiRoute = {
    [Path in keyof paths]: {
        [Verb in Method]: paths[Path] extends Record<Verb, object> ? `${Uppercase<Verb>} ${Path}` : never;
    }[Method];
}[keyof paths];

/** What each route takes and answers. */
declare type ApiRoutes = {
    [Route in ApiRoute]: CallOf<OperationOf<Route>>;
};

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

declare type CallOf<Operation> = Operation extends {
    parameters: {
        path?: infer Params;
        query?: infer Query;
    };
    requestBody?: infer Request;
    responses: infer Responses;
} ? ApiCall<Given<Params>, Given<Query>, JsonOf<Exclude<Request, undefined>>, JsonOf<Responses[keyof Responses & SuccessStatus]>> : never;

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
declare function createRetryKeys<TDraft>({ closes, keepsEarlier, }?: RetryKeysOptions): RetryKeys<TDraft>;
export { createRetryKeys as createKeptKey }
export { createRetryKeys }

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

/** The values of a part of the address or of a body; undefined when the route has none. */
declare type Given<Part> = [Exclude<Part, undefined>] extends [never] ? undefined : Exclude<Part, undefined>;

/**
 * Version of the contract between shell and areas. An area states the range it was built for; the shell refuses one
 * that does not fit before it downloads anything. An added export is a minor step, a removed or changed one a major
 * step.
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

declare type JsonOf<Message> = Message extends {
    content: {
        'application/json': infer Json;
    };
} ? Json : undefined;

declare type Method = 'get' | 'post' | 'put' | 'delete';

/** A new random key for `ApiClient.send`: 32 hexadecimal digits. Not `randomUUID`, which a browser withholds on plain http. */
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

declare type OperationOf<Route extends ApiRoute> = Route extends `${infer Verb} ${infer Path extends keyof paths}` ? paths[Path][Lowercase<Verb> & keyof paths[Path]] : never;

declare interface operations {
    CoachesController_login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** Format: id */
                        coach_id: number;
                        name: string;
                        email: string;
                        phone: string | null;
                        institution: string;
                        role: string;
                        avatar: string | null;
                    };
                };
            };
        };
    };
    CoachesController_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                        /** Format: id */
                        coach_id: number;
                        name: string;
                        email: string;
                        phone: string | null;
                        institution: string;
                        role: string;
                        avatar: string | null;
                    };
                };
            };
        };
    };
    CoachesController_logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    CoachesController_updatePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    password: string;
                    /** Format: id */
                    coach_id: number;
                    current_password?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
        };
    };
    CoachesController_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    CoachesController_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    TeamsController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        team_id: number;
                        /** Format: id */
                        id: number;
                        team_name: string;
                        name: string;
                        sport: string;
                        athlete_count: number;
                        registration_code: string | null;
                        /** Format: date-time */
                        code_expires_at: string | null;
                        expires_in_seconds: number | null;
                        regenerated_code_seconds: number;
                    }[];
                };
            };
        };
    };
    TeamsController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    sport: "Alpine Skiing (M)" | "Alpine Skiing (W)" | "Archery (M)" | "Archery (W)" | "Artistic Swimming (M)" | "Artistic Swimming (W)" | "Badminton (M)" | "Badminton (W)" | "Baseball (M)" | "Baseball (W)" | "Basketball (M)" | "Basketball (W)" | "Beach Volleyball (M)" | "Beach Volleyball (W)" | "Biathlon (M)" | "Biathlon (W)" | "Bowling (M)" | "Bowling (W)" | "Boxing (M)" | "Boxing (W)" | "Canoeing (M)" | "Canoeing (W)" | "Cricket (M)" | "Cricket (W)" | "Cross Country (M)" | "Cross Country (W)" | "Curling (M)" | "Curling (W)" | "Cycling (M)" | "Cycling (W)" | "Diving (M)" | "Diving (W)" | "Equestrian (M)" | "Equestrian (W)" | "Fencing (M)" | "Fencing (W)" | "Field Hockey (M)" | "Field Hockey (W)" | "Figure Skating (M)" | "Figure Skating (W)" | "Football (M)" | "Football (W)" | "Golf (M)" | "Golf (W)" | "Gymnastics (M)" | "Gymnastics (W)" | "Handball (M)" | "Handball (W)" | "Ice Hockey (M)" | "Ice Hockey (W)" | "Judo (M)" | "Judo (W)" | "Karate (M)" | "Karate (W)" | "Lacrosse (M)" | "Lacrosse (W)" | "Netball (M)" | "Netball (W)" | "Rowing (M)" | "Rowing (W)" | "Rugby (M)" | "Rugby (W)" | "Sailing (M)" | "Sailing (W)" | "Soccer (M)" | "Soccer (W)" | "Softball (M)" | "Softball (W)" | "Squash (M)" | "Squash (W)" | "Swimming (M)" | "Swimming (W)" | "Table Tennis (M)" | "Table Tennis (W)" | "Taekwondo (M)" | "Taekwondo (W)" | "Tennis (M)" | "Tennis (W)" | "Track and Field (M)" | "Track and Field (W)" | "Triathlon (M)" | "Triathlon (W)" | "Volleyball (M)" | "Volleyball (W)" | "Water Polo (M)" | "Water Polo (W)" | "Weightlifting (M)" | "Weightlifting (W)" | "Wrestling (M)" | "Wrestling (W)";
                    name?: string;
                    /** @example SOCW2026 */
                    registration_code: string;
                    code_expires_at: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        team_id: number;
                        /** Format: id */
                        id: number;
                        team_name: string;
                        name: string;
                        sport: string;
                        athlete_count: number;
                        registration_code: string | null;
                        /** Format: date-time */
                        code_expires_at: string | null;
                        expires_in_seconds: number | null;
                        regenerated_code_seconds: number;
                    };
                };
            };
        };
    };
    TeamsController_listWithAthletes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        team_id: number;
                        /** Format: id */
                        id: number;
                        team_name: string;
                        name: string;
                        sport: string;
                        athlete_count: number;
                    }[];
                };
            };
        };
    };
    TeamsController_listSports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string[];
                };
            };
        };
    };
    TeamsController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @example SOCW2026 */
                    registration_code?: string | null;
                    /** @example SOCW2026 */
                    if_registration_code?: string;
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        team_id: number;
                        /** Format: id */
                        id: number;
                        team_name: string;
                        name: string;
                        sport: string;
                        athlete_count: number;
                        registration_code: string | null;
                        /** Format: date-time */
                        code_expires_at: string | null;
                        expires_in_seconds: number | null;
                        regenerated_code_seconds: number;
                    };
                };
            };
        };
    };
    TeamsController_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AthletesController_list: {
        parameters: {
            query?: {
                team_id?: number;
                archived?: "true" | "false";
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        athlete_id: number;
                        first_name: string;
                        last_name: string;
                        email: string | null;
                        sport: string;
                        position: string | null;
                        jersey_number: number | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date_of_birth: string | null;
                        weight_kg: number | null;
                        height_cm: number | null;
                        /** Format: id */
                        team_id: number;
                        team: {
                            name: string;
                        };
                        injury_body_part: string | null;
                        injury_severity: number | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        injury_date: string | null;
                        availability: {
                            /** @enum {string} */
                            status: "out" | "modified" | "available";
                            body_part: string | null;
                            note: string | null;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            from: string | null;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            until: string | null;
                            /** Format: version */
                            version: number;
                        };
                        /** Format: date-time */
                        archived_at: string | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    AthletesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    first_name?: string;
                    last_name?: string;
                    position?: string | null;
                    jersey_number?: number | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date_of_birth?: string | null;
                    weight_kg?: number | null;
                    height_cm?: number | null;
                    /** Format: id */
                    team_id?: number;
                    archived?: boolean;
                    /** Format: version */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        athlete_id: number;
                        first_name: string;
                        last_name: string;
                        email: string | null;
                        sport: string;
                        position: string | null;
                        jersey_number: number | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date_of_birth: string | null;
                        weight_kg: number | null;
                        height_cm: number | null;
                        /** Format: id */
                        team_id: number;
                        team: {
                            name: string;
                        };
                        injury_body_part: string | null;
                        injury_severity: number | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        injury_date: string | null;
                        availability: {
                            /** @enum {string} */
                            status: "out" | "modified" | "available";
                            body_part: string | null;
                            note: string | null;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            from: string | null;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            until: string | null;
                            /** Format: version */
                            version: number;
                        };
                        /** Format: date-time */
                        archived_at: string | null;
                        /** Format: version */
                        version: number;
                    };
                };
            };
        };
    };
    RegistrationsController_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    registration_code: string;
                    first_name: string;
                    last_name: string;
                    email: string;
                    position: string;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date_of_birth?: string;
                    jersey_number?: number;
                    weight_kg?: number;
                    height_cm?: number;
                    external_id?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    PendingAthletesController_list: {
        parameters: {
            query?: {
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        position: string;
                        team_name: string;
                        team_sport: string;
                    }[];
                };
            };
        };
    };
    PendingAthletesController_accept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        athlete_id: number;
                        moved_from: string | null;
                    };
                };
            };
        };
    };
    PendingAthletesController_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    AvailabilityController_set: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    status: "out" | "modified" | "available";
                    body_part?: string | null;
                    note?: string | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    from?: string;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    until?: string | null;
                    /** Format: version */
                    version?: number;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    today?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "out" | "modified" | "available";
                        body_part: string | null;
                        note: string | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        from: string | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        until: string | null;
                        /** Format: version */
                        version: number;
                    };
                };
            };
        };
    };
    PreviewController_addition: {
        parameters: {
            query?: {
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    team_id?: number | null;
                    /** Format: id */
                    athlete_id?: number | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    event_title: string;
                    duration_min?: number;
                    /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                    planned_rpe?: number | null;
                    notes?: string | null;
                    attendance_taken?: boolean;
                    /** @enum {string} */
                    event_type: "practice" | "team_meeting" | "game" | "other";
                    event_time: string;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    repeat_until?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        weeks: string[];
                        total_weeks: number;
                        total_athletes: number;
                        athletes: {
                            /** Format: id */
                            athlete_id: number;
                            first_name: string;
                            last_name: string;
                            complete_weeks: number;
                            highest_week: number | null;
                            weeks: {
                                load: number;
                                load_without: number;
                                acute_workload: number;
                                chronic_workload: number;
                                acwr: number | null;
                                training_monotony: number | null;
                                history_days: number;
                                days_out: number;
                                above_highest: boolean | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    PreviewController_copiedWeek: {
        parameters: {
            query?: {
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    team_id: number;
                    /**
                     * Format: date
                     * @example 2026-11-02
                     */
                    from_week: string;
                    /**
                     * Format: date
                     * @example 2026-11-02
                     */
                    to_week: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        weeks: string[];
                        total_weeks: number;
                        total_athletes: number;
                        athletes: {
                            /** Format: id */
                            athlete_id: number;
                            first_name: string;
                            last_name: string;
                            complete_weeks: number;
                            highest_week: number | null;
                            weeks: {
                                load: number;
                                load_without: number;
                                acute_workload: number;
                                chronic_workload: number;
                                acwr: number | null;
                                training_monotony: number | null;
                                history_days: number;
                                days_out: number;
                                above_highest: boolean | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    PreviewController_change: {
        parameters: {
            query?: {
                scope?: "one" | "following" | "all";
                today?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    team_id?: number | null;
                    /** Format: id */
                    athlete_id?: number | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    event_title: string;
                    duration_min?: number;
                    /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                    planned_rpe?: number | null;
                    notes?: string | null;
                    attendance_taken?: boolean;
                    /** @enum {string} */
                    event_type: "practice" | "team_meeting" | "game" | "other" | "workout";
                    event_time: string | null;
                    /** Format: version */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        weeks: string[];
                        total_weeks: number;
                        total_athletes: number;
                        athletes: {
                            /** Format: id */
                            athlete_id: number;
                            first_name: string;
                            last_name: string;
                            complete_weeks: number;
                            highest_week: number | null;
                            weeks: {
                                load: number;
                                load_without: number;
                                acute_workload: number;
                                chronic_workload: number;
                                acwr: number | null;
                                training_monotony: number | null;
                                history_days: number;
                                days_out: number;
                                above_highest: boolean | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    PlannedDaysController_list: {
        parameters: {
            query: {
                team_id?: number;
                athlete_id?: number;
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        planned_load: number | null;
                        done_load: number | null;
                        recorded: number;
                        athletes: number;
                    }[];
                };
            };
        };
    };
    LedgerController_list: {
        parameters: {
            query?: {
                team_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        from: string;
                        total_athletes: number;
                        events: {
                            /** Format: id */
                            event_id: number;
                            /** Format: id */
                            team_id: number;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date: string;
                            event_title: string;
                            event_time: string | null;
                            duration_min: number;
                            counts: {
                                present_without_load: number;
                                unmarked: number;
                                absent_with_load: number;
                                excused_with_load: number;
                                complete: number;
                                absent: number;
                                excused: number;
                                not_yet_on_team: number;
                            };
                        }[];
                    };
                };
            };
        };
    };
    LedgerController_grid: {
        parameters: {
            query: {
                event_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        event: {
                            /** Format: id */
                            event_id: number;
                            /** Format: id */
                            team_id: number;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date: string;
                            event_title: string;
                            event_time: string | null;
                            duration_min: number;
                            counts: {
                                present_without_load: number;
                                unmarked: number;
                                absent_with_load: number;
                                excused_with_load: number;
                                complete: number;
                                absent: number;
                                excused: number;
                                not_yet_on_team: number;
                            };
                        };
                        rows: {
                            /** Format: id */
                            athlete_id: number;
                            first_name: string;
                            last_name: string;
                            /** @enum {string} */
                            state: "present_without_load" | "unmarked" | "absent_with_load" | "excused_with_load" | "complete" | "absent" | "excused" | "not_yet_on_team";
                            /** @enum {string|null} */
                            status: "present" | "absent" | "excused" | null;
                            sessions: {
                                /** Format: id */
                                workout_id: number;
                                /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                                rpe: number;
                                /** @description Whole minutes. */
                                duration_min: number;
                            }[];
                            unassigned: {
                                /** Format: id */
                                workout_id: number;
                                /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                                rpe: number;
                                /** @description Whole minutes. */
                                duration_min: number;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    LedgerController_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    event_id: number;
                    /** Format: id */
                    team_id: number;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    rows: {
                        /** Format: id */
                        athlete_id: number;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        rpe: number;
                        /** @description Whole minutes. */
                        duration_min: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        event_id: number;
                        rows: {
                            /** Format: id */
                            athlete_id: number;
                            stored: boolean;
                            session: {
                                /** Format: id */
                                workout_id: number;
                                /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                                rpe: number;
                                /** @description Whole minutes. */
                                duration_min: number;
                            };
                        }[];
                    };
                };
            };
        };
    };
    BoardController_get: {
        parameters: {
            query?: {
                team_id?: number;
                date?: string;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        today: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** Format: id */
                        team_id: number | null;
                        total_athletes: number;
                        events: {
                            /** Format: id */
                            event_id: number;
                            /** Format: id */
                            calendar_id: number;
                            /** Format: id */
                            team_id: number | null;
                            /** Format: id */
                            athlete_id: number | null;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date: string;
                            event_title: string;
                            /** @enum {string} */
                            event_type: "practice" | "team_meeting" | "game" | "other" | "workout";
                            event_time: string | null;
                            duration_min: number;
                            /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                            planned_rpe: number | null;
                            notes: string | null;
                            attendance_taken: boolean;
                            /** @enum {string} */
                            status: "scheduled" | "completed" | "missed";
                            workout_uid: string | null;
                            series_id: string | null;
                            /** Format: version */
                            version: number;
                        }[];
                        to_dos: {
                            /** Format: id */
                            event_id: number;
                            /** Format: id */
                            team_id: number;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date: string;
                            event_title: string;
                            event_time: string | null;
                            duration_min: number;
                            counts: {
                                present_without_load: number;
                                unmarked: number;
                                absent_with_load: number;
                                excused_with_load: number;
                                complete: number;
                                absent: number;
                                excused: number;
                                not_yet_on_team: number;
                            };
                        }[];
                        teams: {
                            /** Format: id */
                            team_id: number;
                            answered: number;
                            athletes: number;
                            answers: number;
                            median_z: number | null;
                            median_delta: number | null;
                            down: boolean;
                        }[];
                        athletes: {
                            /** Format: id */
                            athlete_id: number;
                            first_name: string;
                            last_name: string;
                            /** Format: id */
                            team_id: number;
                            team: {
                                name: string;
                            };
                            availability: {
                                /** @enum {string} */
                                status: "out" | "modified" | "available";
                                body_part: string | null;
                                note: string | null;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                from: string | null;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                until: string | null;
                                /** Format: version */
                                version: number;
                            };
                            reported_injury: {
                                body_part: string;
                                severity: number;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                date: string;
                            } | null;
                            /** Format: date-time */
                            answered_at: string | null;
                            missing_days: number | null;
                            wellness: {
                                /** @enum {string} */
                                state: "talk" | "look" | "usual" | "building" | "no_answer";
                                hooper_index: number | null;
                                ratings: {
                                    /** @description 1 = very good … 10 = very poor, sleep included. */
                                    sleep_quality: number;
                                    /** @description 1 = very good … 10 = very poor, sleep included. */
                                    fatigue: number;
                                    /** @description 1 = very good … 10 = very poor, sleep included. */
                                    muscle_soreness: number;
                                    /** @description 1 = very good … 10 = very poor, sleep included. */
                                    stress: number;
                                } | null;
                                baseline_n: number;
                                mean: number | null;
                                sd: number | null;
                                delta: number | null;
                                z: number | null;
                                notes: ("sleep_quality" | "fatigue" | "muscle_soreness" | "stress")[];
                                flags_28: number;
                                days: (number | null)[];
                            };
                            load: {
                                seven_days: number | null;
                                yesterday: number | null;
                                acwr: number | null;
                                history_days: number;
                                /** @enum {string|null} */
                                high: "new" | "on" | null;
                            };
                            attendance: {
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                date: string;
                                /** @enum {string} */
                                status: "present" | "absent" | "excused";
                            }[];
                            decision: {
                                /** Format: id */
                                decision_id: number;
                                /** @enum {string} */
                                kind: "monitor" | "talk" | "adjust" | "rest" | "dismiss";
                                note: string | null;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                made_on: string;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                until: string;
                                made_by: string | null;
                                own: boolean;
                            } | null;
                            /** @enum {string} */
                            need: "talk" | "look" | "injury" | "load" | "silent" | "decided" | "none";
                        }[];
                    };
                };
            };
        };
    };
    HistoryController_get: {
        parameters: {
            query?: {
                team_id?: number;
                athlete_id?: number;
                from?: string;
                to?: string;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        from: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        to: string;
                        total_athletes: number;
                        items: {
                            /** Format: id */
                            athlete_id: number;
                            first_name: string;
                            last_name: string;
                            /** Format: id */
                            team_id: number;
                            team: {
                                name: string;
                            };
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date: string;
                            /** @enum {string|null} */
                            state: "talk" | "look" | null;
                            hooper_index: number | null;
                            mean: number | null;
                            delta: number | null;
                            decisions: {
                                /** Format: id */
                                decision_id: number;
                                /** @enum {string} */
                                kind: "monitor" | "talk" | "adjust" | "rest" | "dismiss";
                                note: string | null;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                made_on: string;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                until: string;
                                made_by: string | null;
                                own: boolean;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                ended_on: string | null;
                            }[];
                            followed: {
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                date: string;
                                hooper_index: number;
                                delta: number | null;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    DecisionsController_make: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    athlete_id: number;
                    /** @enum {string} */
                    kind: "monitor" | "talk" | "adjust" | "rest" | "dismiss";
                    note: string | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    until?: string;
                    /** Format: version */
                    replaces: number | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    today?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        decision_id: number;
                        /** @enum {string} */
                        kind: "monitor" | "talk" | "adjust" | "rest" | "dismiss";
                        note: string | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        made_on: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        until: string;
                        made_by: string | null;
                        own: boolean;
                    };
                };
            };
        };
    };
    DecisionsController_takeBack: {
        parameters: {
            query?: {
                today?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    SeenController_mark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    athlete_id: number;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    today?: string;
                };
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    WellnessController_list: {
        parameters: {
            query: {
                athlete_id: number;
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
                month?: number;
                year?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        wellness_id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        sleep_quality: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        fatigue: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        muscle_soreness: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        stress: number | null;
                        hooper_index: number | null;
                        completed: boolean;
                        injury_body_part: string | null;
                        injury_severity: number | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    WellnessController_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entries: {
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        sleep_quality: number;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        fatigue: number;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        muscle_soreness: number;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        stress: number;
                        injury_body_part?: string | null;
                        injury_severity?: number | null;
                        /** Format: version */
                        version?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        wellness_id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        sleep_quality: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        fatigue: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        muscle_soreness: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        stress: number | null;
                        hooper_index: number | null;
                        completed: boolean;
                        injury_body_part: string | null;
                        injury_severity: number | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    WellnessController_remove: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    WellnessIntakeController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entries: {
                        /** Format: id */
                        athlete_id?: number;
                        external_id?: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        sleep_quality?: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        fatigue?: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        muscle_soreness?: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        stress?: number | null;
                        injury_body_part?: string | null;
                        injury_severity?: number | null;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        wellness_id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        sleep_quality: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        fatigue: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        muscle_soreness: number | null;
                        /** @description 1 = very good … 10 = very poor, sleep included. */
                        stress: number | null;
                        hooper_index: number | null;
                        completed: boolean;
                        injury_body_part: string | null;
                        injury_severity: number | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    TrainingLoadController_list: {
        parameters: {
            query: {
                athlete_id: number;
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        workout_id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        rpe: number;
                        /** @description Whole minutes. */
                        duration_min: number;
                        srpe: number;
                        /** Format: id */
                        event_id: number | null;
                        /** Format: version */
                        version: number;
                        acute_workload: number;
                        chronic_workload: number;
                        acwr: number | null;
                        training_monotony: number | null;
                        training_strain: number | null;
                        history_days: number;
                    }[];
                };
            };
        };
    };
    TrainingLoadController_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entries: {
                        /** Format: id */
                        athlete_id: number;
                        /** Format: id */
                        workout_id?: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date?: string;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        rpe: number;
                        /** @description Whole minutes. */
                        duration_min: number;
                        /** Format: version */
                        version?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        workout_id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        rpe: number;
                        /** @description Whole minutes. */
                        duration_min: number;
                        srpe: number;
                        /** Format: id */
                        event_id: number | null;
                        /** Format: version */
                        version: number;
                        acute_workload: number;
                        chronic_workload: number;
                        acwr: number | null;
                        training_monotony: number | null;
                        training_strain: number | null;
                        history_days: number;
                    }[];
                };
            };
        };
    };
    TrainingLoadController_count: {
        parameters: {
            query: {
                athlete_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: number;
                    };
                };
            };
        };
    };
    TrainingLoadController_remove: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    TrainingLoadIntakeController_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    entries: {
                        /** Format: id */
                        athlete_id?: number;
                        external_id?: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        rpe: number;
                        /** @description Whole minutes. */
                        duration_min: number;
                        session_id?: string;
                        /** Format: id */
                        event_id?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        workout_id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        rpe: number;
                        /** @description Whole minutes. */
                        duration_min: number;
                        srpe: number;
                        session_id: string | null;
                        /** Format: id */
                        event_id: number | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    PerformanceTestsController_list: {
        parameters: {
            query: {
                athlete_id: number;
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        recorded_at: string;
                        grip_strength_kg: number | null;
                        dash_10m_time: number | null;
                        vertical_jump_cm: number | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    PerformanceTestsController_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    athlete_id: number;
                    entries: {
                        /** Format: id */
                        id: number;
                        grip_strength_kg?: number;
                        dash_10m_time?: number;
                        vertical_jump_cm?: number;
                        /** Format: version */
                        version?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        /** Format: id */
                        athlete_id: number;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        recorded_at: string;
                        grip_strength_kg: number | null;
                        dash_10m_time: number | null;
                        vertical_jump_cm: number | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    PerformanceTestsController_remove: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    RecordingController_checkExisting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    athlete_ids: number[];
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    /** @enum {string} */
                    recordingType: "grip" | "sprint" | "jump";
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        athlete_id: number;
                        value: number;
                    }[];
                };
            };
        };
    };
    RecordingController_record: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    recordings: {
                        /** Format: id */
                        athlete_id: number;
                        value: number;
                        if_value?: number | null;
                    }[];
                    /** @enum {string} */
                    recordingType: "grip" | "sprint" | "jump";
                    /** Format: id */
                    teamId: number;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        recorded: number;
                        updated: number;
                    };
                };
            };
        };
    };
    AttendanceController_summary: {
        parameters: {
            query?: {
                start?: string;
                end?: string;
                team_id?: number;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        athlete_id: number;
                        present: number;
                        absent: number;
                        excused: number;
                        records: number;
                        rate: number | null;
                        last7: ("present" | "absent" | "excused" | null)[];
                    }[];
                };
            };
        };
    };
    AttendanceController_records: {
        parameters: {
            query?: {
                event_id?: number;
                athlete_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** Format: id */
                        event_id: number;
                        /** Format: id */
                        team_id: number;
                        /** Format: id */
                        athlete_id: number;
                        attended: boolean;
                        /** @enum {string} */
                        status: "present" | "absent" | "excused";
                    }[];
                };
            };
        };
    };
    MarkingController_mark: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    event_id: number;
                    /** Format: id */
                    team_id: number;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    /** Format: id */
                    athlete_id: number;
                    attended: boolean;
                    /** @enum {string} */
                    status?: "present" | "absent" | "excused";
                    /** @enum {string|null} */
                    if_status?: "present" | "absent" | "excused" | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** Format: id */
                        event_id: number;
                        /** Format: id */
                        team_id: number;
                        /** Format: id */
                        athlete_id: number;
                        attended: boolean;
                        /** @enum {string} */
                        status: "present" | "absent" | "excused";
                    };
                };
            };
        };
    };
    AttendanceController_range: {
        parameters: {
            query: {
                start: string;
                end: string;
                team_id?: number;
                athlete_id?: number;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        /** Format: id */
                        event_id: number;
                        /** Format: id */
                        team_id: number;
                        /** Format: id */
                        athlete_id: number;
                        attended: boolean;
                        /** @enum {string} */
                        status: "present" | "absent" | "excused";
                    }[];
                };
            };
        };
    };
    AttendanceController_days: {
        parameters: {
            query: {
                start: string;
                end: string;
                team_id?: number;
                athlete_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        present: number;
                        absent: number;
                        excused: number;
                        records: number;
                        rate: number;
                    }[];
                };
            };
        };
    };
    MarkingController_close: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    event_id: number;
                    /** Format: id */
                    team_id: number;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    /** @enum {string} */
                    status?: "absent" | "present";
                    /** Format: uuid */
                    close_id?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        closed: number;
                        /** Format: uuid */
                        close_id: string;
                    };
                };
            };
        };
    };
    MarkingController_reopen: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    event_id: number;
                    /** Format: uuid */
                    close_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reopened: number;
                    };
                };
            };
        };
    };
    CalendarController_list: {
        parameters: {
            query?: {
                team_id?: number;
                athlete_id?: number;
                event_id?: number;
                date?: string;
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        event_id: number;
                        /** Format: id */
                        calendar_id: number;
                        /** Format: id */
                        team_id: number | null;
                        /** Format: id */
                        athlete_id: number | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        event_title: string;
                        /** @enum {string} */
                        event_type: "practice" | "team_meeting" | "game" | "other" | "workout";
                        event_time: string | null;
                        duration_min: number;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        planned_rpe: number | null;
                        notes: string | null;
                        attendance_taken: boolean;
                        /** @enum {string} */
                        status: "scheduled" | "completed" | "missed";
                        workout_uid: string | null;
                        series_id: string | null;
                        /** Format: version */
                        version: number;
                    }[];
                };
            };
        };
    };
    PlanningController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    team_id?: number | null;
                    /** Format: id */
                    athlete_id?: number | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    event_title: string;
                    duration_min?: number;
                    /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                    planned_rpe?: number | null;
                    notes?: string | null;
                    attendance_taken?: boolean;
                    /** @enum {string} */
                    event_type: "practice" | "team_meeting" | "game" | "other";
                    event_time: string;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    repeat_until?: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        event_id: number;
                        /** Format: id */
                        calendar_id: number;
                        /** Format: id */
                        team_id: number | null;
                        /** Format: id */
                        athlete_id: number | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        event_title: string;
                        /** @enum {string} */
                        event_type: "practice" | "team_meeting" | "game" | "other" | "workout";
                        event_time: string | null;
                        duration_min: number;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        planned_rpe: number | null;
                        notes: string | null;
                        attendance_taken: boolean;
                        /** @enum {string} */
                        status: "scheduled" | "completed" | "missed";
                        workout_uid: string | null;
                        series_id: string | null;
                        /** Format: version */
                        version: number;
                        /** Format: uuid */
                        change_id: string;
                        event_count: number;
                    };
                };
            };
        };
    };
    CalendarController_counts: {
        parameters: {
            query?: {
                team_id?: number;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        athlete_id: number;
                        events: number;
                    }[];
                };
            };
        };
    };
    CalendarController_series: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        one: {
                            events: number;
                            attendance_marks: number;
                        };
                        following: {
                            events: number;
                            attendance_marks: number;
                        };
                        all: {
                            events: number;
                            attendance_marks: number;
                        };
                    };
                };
            };
        };
    };
    PlanningController_change: {
        parameters: {
            query?: {
                scope?: "one" | "following" | "all";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    team_id?: number | null;
                    /** Format: id */
                    athlete_id?: number | null;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    date: string;
                    event_title: string;
                    duration_min?: number;
                    /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                    planned_rpe?: number | null;
                    notes?: string | null;
                    attendance_taken?: boolean;
                    /** @enum {string} */
                    event_type: "practice" | "team_meeting" | "game" | "other" | "workout";
                    event_time: string | null;
                    /** Format: version */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        event_id: number;
                        /** Format: id */
                        calendar_id: number;
                        /** Format: id */
                        team_id: number | null;
                        /** Format: id */
                        athlete_id: number | null;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        event_title: string;
                        /** @enum {string} */
                        event_type: "practice" | "team_meeting" | "game" | "other" | "workout";
                        event_time: string | null;
                        duration_min: number;
                        /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                        planned_rpe: number | null;
                        notes: string | null;
                        attendance_taken: boolean;
                        /** @enum {string} */
                        status: "scheduled" | "completed" | "missed";
                        workout_uid: string | null;
                        series_id: string | null;
                        /** Format: version */
                        version: number;
                        /** Format: uuid */
                        change_id: string;
                        event_count: number;
                    };
                };
            };
        };
    };
    PlanningController_remove: {
        parameters: {
            query?: {
                scope?: "one" | "following" | "all";
                version?: number;
                if_attendance_marks?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    UndoController_undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    change_id: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        undone: number;
                    };
                };
            };
        };
    };
    CopyWeekController_copy: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    team_id: number;
                    /**
                     * Format: date
                     * @example 2026-11-02
                     */
                    from_week: string;
                    /**
                     * Format: date
                     * @example 2026-11-02
                     */
                    to_week: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        change_id: string;
                        copied: number;
                        already_there: number;
                        workouts_left: number;
                    };
                };
            };
        };
    };
    FeedController_show: {
        parameters: {
            query: {
                team_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        team_id: number;
                        path: string | null;
                    };
                };
            };
        };
    };
    FeedController_renew: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    team_id: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        team_id: number;
                        path: string | null;
                    };
                };
            };
        };
    };
    FeedController_revoke: {
        parameters: {
            query: {
                team_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    FeedController_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                secret: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    OverviewController_get: {
        parameters: {
            query?: {
                team_id?: number;
                athlete_id?: number;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        today: string;
                        /** Format: id */
                        team_id: number | null;
                        total_athletes: number;
                        weekly_attendance: {
                            attended: number;
                            records: number;
                            rate: number | null;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            from: string;
                        };
                        upcoming_events: {
                            /** Format: id */
                            event_id: number;
                            /** Format: id */
                            calendar_id: number;
                            /** Format: id */
                            team_id: number | null;
                            /** Format: id */
                            athlete_id: number | null;
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date: string;
                            event_title: string;
                            /** @enum {string} */
                            event_type: "practice" | "team_meeting" | "game" | "other" | "workout";
                            event_time: string | null;
                            duration_min: number;
                            /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                            planned_rpe: number | null;
                            notes: string | null;
                            attendance_taken: boolean;
                            /** @enum {string} */
                            status: "scheduled" | "completed" | "missed";
                            workout_uid: string | null;
                            series_id: string | null;
                            /** Format: version */
                            version: number;
                        }[];
                        athlete: {
                            /** Format: id */
                            athlete_id: number;
                            first_name: string;
                            last_name: string;
                            sport: string;
                            /** Format: id */
                            team_id: number;
                            team: {
                                name: string;
                            };
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date_of_birth: string | null;
                            weight_kg: number | null;
                            height_cm: number | null;
                            injury_body_part: string | null;
                            injury_severity: number | null;
                            age: number | null;
                            attendance: {
                                attended: number;
                                records: number;
                                rate: number | null;
                            };
                            wellness: {
                                /** Format: id */
                                wellness_id: number;
                                /** Format: id */
                                athlete_id: number;
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                date: string;
                                /** @description 1 = very good … 10 = very poor, sleep included. */
                                sleep_quality: number | null;
                                /** @description 1 = very good … 10 = very poor, sleep included. */
                                fatigue: number | null;
                                /** @description 1 = very good … 10 = very poor, sleep included. */
                                muscle_soreness: number | null;
                                /** @description 1 = very good … 10 = very poor, sleep included. */
                                stress: number | null;
                                hooper_index: number | null;
                                completed: boolean;
                                injury_body_part: string | null;
                                injury_severity: number | null;
                                /** Format: version */
                                version: number;
                            }[];
                            training_load: {
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                date: string;
                                sessions: number;
                                acute_workload: number;
                                chronic_workload: number;
                                history_days: number;
                            }[];
                            weekly_workload: {
                                /**
                                 * Format: date
                                 * @example 2026-11-05
                                 */
                                date: string;
                                load: number | null;
                                four_week_mean: number | null;
                            }[];
                            sprint: {
                                latest: {
                                    value: number;
                                    /**
                                     * Format: date
                                     * @example 2026-11-05
                                     */
                                    recorded_at: string;
                                } | null;
                                previous: {
                                    value: number;
                                    /**
                                     * Format: date
                                     * @example 2026-11-05
                                     */
                                    recorded_at: string;
                                } | null;
                                change: {
                                    percent: number;
                                    /** @enum {string} */
                                    direction: "up" | "down" | "flat";
                                    /** @enum {string} */
                                    tone: "good" | "bad" | "neutral";
                                } | null;
                                variation: {
                                    change: number | null;
                                    typical_error: number;
                                    own: boolean;
                                    usual_change: number;
                                    beyond: boolean | null;
                                };
                            };
                            grip: {
                                latest: {
                                    value: number;
                                    /**
                                     * Format: date
                                     * @example 2026-11-05
                                     */
                                    recorded_at: string;
                                } | null;
                                previous: {
                                    value: number;
                                    /**
                                     * Format: date
                                     * @example 2026-11-05
                                     */
                                    recorded_at: string;
                                } | null;
                                change: {
                                    percent: number;
                                    /** @enum {string} */
                                    direction: "up" | "down" | "flat";
                                    /** @enum {string} */
                                    tone: "good" | "bad" | "neutral";
                                } | null;
                                variation: {
                                    change: number | null;
                                    typical_error: number;
                                    own: boolean;
                                    usual_change: number;
                                    beyond: boolean | null;
                                };
                            };
                            completion: {
                                last_30_days: {
                                    completed: number;
                                    days: number;
                                    percent: number;
                                    on_track: boolean;
                                };
                                all_time: {
                                    completed: number;
                                    days: number;
                                    percent: number;
                                    on_track: boolean;
                                };
                            };
                        } | null;
                    };
                };
            };
        };
    };
    PerformanceController_get: {
        parameters: {
            query: {
                athlete_id: number;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        today: string;
                        weekly_workload: {
                            /**
                             * Format: date
                             * @example 2026-11-05
                             */
                            date: string;
                            load: number | null;
                            four_week_mean: number | null;
                        }[];
                        daily_tasks: {
                            /** @enum {string} */
                            task: "wellness_survey" | "sprint_test" | "jump_test" | "training_session";
                            done: boolean;
                        }[];
                    };
                };
            };
        };
    };
    TrendsController_list: {
        parameters: {
            query?: {
                team_id?: number;
                today?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        name: string;
                        team: string;
                        /** Format: id */
                        team_id: number;
                        trainingLoad: {
                            value: number | null;
                            insight: string;
                            /** @enum {string} */
                            trend: "up" | "down" | "flat";
                        };
                        wellness: {
                            value: number | null;
                            insight: string;
                            /** @enum {string} */
                            trend: "up" | "down" | "flat";
                        };
                        sprint: {
                            value: number | null;
                            insight: string;
                            /** @enum {string} */
                            trend: "up" | "down" | "flat";
                        };
                        vertical: {
                            value: number | null;
                            insight: string;
                            /** @enum {string} */
                            trend: "up" | "down" | "flat";
                        };
                        variation: number | null;
                        load_high: boolean;
                    }[];
                };
            };
        };
    };
    TeamComparisonController_wellness: {
        parameters: {
            query: {
                athlete_id: number;
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        figures: {
                            sleep_quality: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            fatigue: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            muscle_soreness: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            stress: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            hooper_index: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                        };
                    }[];
                };
            };
        };
    };
    TeamComparisonController_load: {
        parameters: {
            query: {
                athlete_id: number;
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        figures: {
                            srpe: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            acute_workload: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            chronic_workload: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            training_monotony: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            training_strain: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                        };
                    }[];
                };
            };
        };
    };
    TeamComparisonController_tests: {
        parameters: {
            query: {
                athlete_id: number;
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        figures: {
                            grip: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            sprint: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                            jump: {
                                n: number;
                                mean: number;
                                sd: number;
                            } | null;
                        };
                    }[];
                };
            };
        };
    };
    UsualVariationController_wellness: {
        parameters: {
            query: {
                athlete_id: number;
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        n: number;
                        mean: number | null;
                        low: number | null;
                        high: number | null;
                    }[];
                };
            };
        };
    };
    UsualVariationController_tests: {
        parameters: {
            query: {
                athlete_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        change: number | null;
                        typical_error: number;
                        own: boolean;
                        usual_change: number;
                        beyond: boolean | null;
                        /** @enum {string} */
                        kind: "grip" | "sprint" | "jump";
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        date: string;
                        previous: number | null;
                    }[];
                };
            };
        };
    };
    ExerciseLibraryController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        exercise_id: number;
                        name: string;
                        /** @enum {string} */
                        exercise_type: "Chest" | "Back" | "Shoulders" | "Arms" | "Legs" | "Core" | "Full Body";
                        /** @enum {string} */
                        machines_used: "Bodyweight" | "Dumbbells" | "Barbell" | "Resistance Bands" | "Machines" | "Kettlebells" | "Other";
                        saved: boolean;
                        /** Format: uri */
                        video_url: string | null;
                        /** Format: uri */
                        image_url: string | null;
                        description: string | null;
                        defaultSets: number;
                        defaultReps: number | null;
                        defaultDuration: number | null;
                    }[];
                };
            };
        };
    };
    ExerciseLibraryController_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    saved: boolean;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        saved: boolean;
                    };
                };
            };
        };
    };
    WorkoutLibraryController_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        name: string;
                        /** @enum {string|null} */
                        type: "Strength" | "Power" | "Endurance" | "Mobility" | "Recovery" | null;
                        /** @enum {string|null} */
                        difficulty: "Beginner" | "Intermediate" | "Advanced" | null;
                        description: string | null;
                        /** Format: version */
                        version: number;
                        exercises: {
                            /** Format: id */
                            id: number;
                            name: string;
                            sets: number | null;
                            reps: number | null;
                            duration: number | null;
                            coach_notes: string | null;
                            /** @enum {string} */
                            type: "exercise" | "rest";
                            is_time_based: boolean;
                            order_in_workout: number;
                            /** Format: id */
                            exercise_id: number | null;
                            rest_between_sets_seconds: number | null;
                            superset_with_next: boolean;
                        }[];
                    }[];
                };
            };
        };
    };
    WorkoutLibraryController_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string|null} */
                    type?: "Strength" | "Power" | "Endurance" | "Mobility" | "Recovery" | null;
                    /** @enum {string|null} */
                    difficulty?: "Beginner" | "Intermediate" | "Advanced" | null;
                    description?: string | null;
                    exercises: {
                        name: string;
                        sets?: number | null;
                        reps?: number | null;
                        is_time_based?: boolean;
                        coach_notes?: string | null;
                        /** @enum {string} */
                        type?: "exercise" | "rest";
                        order_in_workout?: number;
                        /** Format: id */
                        exercise_id?: number | null;
                        rest_between_sets_seconds?: number | null;
                        superset_with_next?: boolean;
                        duration?: number | null;
                    }[];
                    /** @enum {string|null} */
                    workout_date?: null;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        name: string;
                        /** @enum {string|null} */
                        type: "Strength" | "Power" | "Endurance" | "Mobility" | "Recovery" | null;
                        /** @enum {string|null} */
                        difficulty: "Beginner" | "Intermediate" | "Advanced" | null;
                        description: string | null;
                        /** Format: version */
                        version: number;
                        exercises: {
                            /** Format: id */
                            id: number;
                            name: string;
                            sets: number | null;
                            reps: number | null;
                            duration: number | null;
                            coach_notes: string | null;
                            /** @enum {string} */
                            type: "exercise" | "rest";
                            is_time_based: boolean;
                            order_in_workout: number;
                            /** Format: id */
                            exercise_id: number | null;
                            rest_between_sets_seconds: number | null;
                            superset_with_next: boolean;
                        }[];
                    };
                };
            };
        };
    };
    WorkoutLibraryController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @enum {string|null} */
                    type?: "Strength" | "Power" | "Endurance" | "Mobility" | "Recovery" | null;
                    /** @enum {string|null} */
                    difficulty?: "Beginner" | "Intermediate" | "Advanced" | null;
                    description?: string | null;
                    exercises: {
                        name: string;
                        sets?: number | null;
                        reps?: number | null;
                        is_time_based?: boolean;
                        coach_notes?: string | null;
                        /** @enum {string} */
                        type?: "exercise" | "rest";
                        order_in_workout?: number;
                        /** Format: id */
                        exercise_id?: number | null;
                        rest_between_sets_seconds?: number | null;
                        superset_with_next?: boolean;
                        duration?: number | null;
                    }[];
                    /** @enum {string|null} */
                    workout_date?: null;
                    /** Format: version */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        name: string;
                        /** @enum {string|null} */
                        type: "Strength" | "Power" | "Endurance" | "Mobility" | "Recovery" | null;
                        /** @enum {string|null} */
                        difficulty: "Beginner" | "Intermediate" | "Advanced" | null;
                        description: string | null;
                        /** Format: version */
                        version: number;
                        exercises: {
                            /** Format: id */
                            id: number;
                            name: string;
                            sets: number | null;
                            reps: number | null;
                            duration: number | null;
                            coach_notes: string | null;
                            /** @enum {string} */
                            type: "exercise" | "rest";
                            is_time_based: boolean;
                            order_in_workout: number;
                            /** Format: id */
                            exercise_id: number | null;
                            rest_between_sets_seconds: number | null;
                            superset_with_next: boolean;
                        }[];
                    };
                };
            };
        };
    };
    WorkoutLibraryController_remove: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    WorkoutCalendarController_list: {
        parameters: {
            query?: {
                workout_id?: number;
                team_id?: number;
                athlete_id?: number;
                id?: number;
                exercises?: "true" | "false";
                from?: string;
                to?: string;
                limit?: number;
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        /** Format: id */
                        id: number;
                        /** Format: uuid */
                        workout_uid: string;
                        /** Format: id */
                        workout_id: number;
                        plan_name: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        scheduled_date: string;
                        /** Format: id */
                        athlete_id: number | null;
                        /** Format: id */
                        team_id: number | null;
                        /** Format: version */
                        version: number;
                        exercises: {
                            /** Format: id */
                            id: number;
                            name: string;
                            sets: number | null;
                            reps: number | null;
                            duration: number | null;
                            coach_notes: string | null;
                            /** @enum {string} */
                            type: "exercise" | "rest";
                            is_time_based: boolean;
                            order_in_workout: number;
                            /** Format: id */
                            exercise_id: number | null;
                            rest_between_sets_seconds: number | null;
                            superset_with_next: boolean;
                            duration_seconds: number | null;
                        }[];
                    } | {
                        /** Format: id */
                        id: number;
                        /** Format: uuid */
                        workout_uid: string;
                        /** Format: id */
                        workout_id: number;
                        plan_name: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        scheduled_date: string;
                        /** Format: id */
                        athlete_id: number | null;
                        /** Format: id */
                        team_id: number | null;
                        /** Format: version */
                        version: number;
                    })[];
                };
            };
        };
    };
    WorkoutCalendarController_schedule: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: id */
                    workout_id: number;
                    /**
                     * Format: date
                     * @example 2026-11-05
                     */
                    scheduled_date: string;
                    /** Format: id */
                    athlete_id?: number | null;
                    /** Format: id */
                    team_id?: number | null;
                    /** Format: id */
                    replace_id?: number;
                    /** Format: version */
                    replace_version?: number;
                    /** @description Borg CR-10: 0 = rest … 10 = maximal, in steps of 0.5. */
                    planned_rpe?: number | null;
                    duration_min?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        /** Format: uuid */
                        workout_uid: string;
                        /** Format: id */
                        workout_id: number;
                        plan_name: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        scheduled_date: string;
                        /** Format: id */
                        athlete_id: number | null;
                        /** Format: id */
                        team_id: number | null;
                        /** Format: version */
                        version: number;
                        exercises: {
                            /** Format: id */
                            id: number;
                            name: string;
                            sets: number | null;
                            reps: number | null;
                            duration: number | null;
                            coach_notes: string | null;
                            /** @enum {string} */
                            type: "exercise" | "rest";
                            is_time_based: boolean;
                            order_in_workout: number;
                            /** Format: id */
                            exercise_id: number | null;
                            rest_between_sets_seconds: number | null;
                            superset_with_next: boolean;
                            duration_seconds: number | null;
                        }[];
                    };
                };
            };
        };
    };
    WorkoutCalendarController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                workout_uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    plan_name: string;
                    exercises: {
                        name: string;
                        sets?: number | null;
                        reps?: number | null;
                        is_time_based?: boolean;
                        coach_notes?: string | null;
                        /** @enum {string} */
                        type?: "exercise" | "rest";
                        order_in_workout?: number;
                        /** Format: id */
                        exercise_id?: number | null;
                        rest_between_sets_seconds?: number | null;
                        superset_with_next?: boolean;
                        duration_seconds?: number | null;
                    }[];
                    /** Format: version */
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: id */
                        id: number;
                        /** Format: uuid */
                        workout_uid: string;
                        /** Format: id */
                        workout_id: number;
                        plan_name: string;
                        /**
                         * Format: date
                         * @example 2026-11-05
                         */
                        scheduled_date: string;
                        /** Format: id */
                        athlete_id: number | null;
                        /** Format: id */
                        team_id: number | null;
                        /** Format: version */
                        version: number;
                        exercises: {
                            /** Format: id */
                            id: number;
                            name: string;
                            sets: number | null;
                            reps: number | null;
                            duration: number | null;
                            coach_notes: string | null;
                            /** @enum {string} */
                            type: "exercise" | "rest";
                            is_time_based: boolean;
                            order_in_workout: number;
                            /** Format: id */
                            exercise_id: number | null;
                            rest_between_sets_seconds: number | null;
                            superset_with_next: boolean;
                            duration_seconds: number | null;
                        }[];
                    };
                };
            };
        };
    };
    WorkoutCalendarController_remove: {
        parameters: {
            query?: {
                version?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    HealthController_live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "live";
                    };
                };
            };
        };
    };
    HealthController_ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "ready";
                    };
                };
            };
        };
    };
    InstallationController_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sends_mail: boolean;
                        contacts: {
                            support: string;
                            technical: string;
                            sales: string;
                            privacy: string;
                        };
                    };
                };
            };
        };
    };
    ReleasesController_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    shell: string;
                    reports: {
                        area: string;
                        version: string;
                        /** @enum {string} */
                        outcome: "good" | "network" | "http" | "timeout" | "integrity" | "evaluation" | "incompatible" | "contract" | "render" | "error";
                        attempt: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReleasesController_vetoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        vetoes: {
                            area: string;
                            version: string;
                        }[];
                    };
                };
            };
        };
    };
    ReleaseChangesController_key: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        area: string;
                        name: string;
                    };
                };
            };
        };
    };
    ReleaseChangesController_status: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                area: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        part: string;
                        live: string;
                        canary: {
                            version: string;
                            share: number;
                        } | null;
                        lastGood: string | null;
                        blocked: string[];
                        since: string | null;
                        by: string | null;
                        why: string | null;
                        owner: string | null;
                        trial: {
                            version: string;
                            share: number;
                            /** @enum {string} */
                            verdict: "failing" | "passed" | "undecided";
                            loads: number;
                            failures: number;
                            needed: number | null;
                        } | null;
                        reports: {
                            version: string;
                            /** @enum {string|null} */
                            role: "live" | "canary" | "lastGood" | null;
                            loads: number;
                            good: number;
                            failures: {
                                [key: string]: number;
                            };
                            firstAt: string | null;
                            lastAt: string | null;
                            vetoedAt: string | null;
                            isProven: boolean;
                        }[] | null;
                    };
                };
            };
        };
    };
    ReleaseChangesController_upload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                area: string;
                version: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/octet-stream": string;
            };
        };
        responses: {
            /** @description Done, without a body. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    ReleaseChangesController_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                area: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    action: "promote";
                    version: string;
                    canary?: number;
                    unblock?: boolean;
                    onlyOnTrial?: boolean;
                    why: string;
                } | {
                    /** @enum {string} */
                    action: "rollback";
                    to?: string;
                    block?: string;
                    why: string;
                } | {
                    /** @enum {string} */
                    action: "approve";
                    version?: string;
                    why: string;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sentences: string[];
                    };
                };
            };
        };
    };
}

/** A part of the options; missing if the route has no such part. */
declare type Part<Name extends string, Value> = [Value] extends [undefined] ? {
    [Key in Name]?: undefined;
} : {
    [Key in Name]: Value;
};

/** Calls by method and path, whose answers nothing checks. */
export declare interface PathClient {
    /**
     * A reading call. Query values that are null or undefined are left out.
     * @deprecated `call` is typed by its route, and a build is checked against the API it will meet
     */
    get<T>(path: string, options?: {
        query?: QueryValues | undefined;
        signal?: AbortSignal | undefined;
    }): Promise<T>;
    /**
     * A writing call; resolves to undefined on an empty answer. A creating call with a `retryKey` (`newRetryKey()`) may be sent again with
     * the same body: the server creates one record, and refuses a key with another body by `key_reused`.
     * @deprecated `call` is typed by its route, and a build is checked against the API it will meet
     */
    send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, options?: {
        query?: QueryValues | undefined;
        retryKey?: string | undefined;
        signal?: AbortSignal | undefined;
    }): Promise<T>;
}

/**
 * This file was auto-generated by openapi-typescript.
 * Do not make direct changes to the file.
 */
declare interface paths {
    "/api/coach/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CoachesController_login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CoachesController_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CoachesController_logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/update-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CoachesController_updatePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CoachesController_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coach/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CoachesController_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TeamsController_list"];
        put?: never;
        post: operations["TeamsController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/with-athletes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TeamsController_listWithAthletes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/sports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TeamsController_listSports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/teams/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["TeamsController_change"];
        post?: never;
        delete: operations["TeamsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AthletesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["AthletesController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/registrations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RegistrationsController_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pending-athletes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PendingAthletesController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pending-athletes/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PendingAthletesController_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pending-athletes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["PendingAthletesController_decline"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["AvailabilityController_set"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PreviewController_addition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/preview/copy-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PreviewController_copiedWeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/preview/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["PreviewController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/planned-load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PlannedDaysController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/ledger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LedgerController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions/grid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["LedgerController_grid"];
        put?: never;
        post: operations["LedgerController_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/squad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["BoardController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/squad/decisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HistoryController_get"];
        put?: never;
        post: operations["DecisionsController_make"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/squad/decisions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["DecisionsController_takeBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/squad/seen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["SeenController_mark"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/wellness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WellnessController_list"];
        put: operations["WellnessController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/wellness/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["WellnessController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intake/wellness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["WellnessIntakeController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/training-load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TrainingLoadController_list"];
        put: operations["TrainingLoadController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/training-load/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TrainingLoadController_count"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/training-load/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["TrainingLoadController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/intake/training-load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["TrainingLoadIntakeController_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/fatigue-indicators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PerformanceTestsController_list"];
        put: operations["PerformanceTestsController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/fatigue-indicators/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["PerformanceTestsController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fatigue-indicators/check-existing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RecordingController_checkExisting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fatigue-indicators/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["RecordingController_record"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AttendanceController_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AttendanceController_records"];
        put?: never;
        post: operations["MarkingController_mark"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/range": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AttendanceController_range"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["AttendanceController_days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MarkingController_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attendance/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["MarkingController_reopen"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CalendarController_list"];
        put?: never;
        post: operations["PlanningController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CalendarController_counts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/list/{id}/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["CalendarController_series"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["PlanningController_change"];
        post?: never;
        delete: operations["PlanningController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["UndoController_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/copy-week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["CopyWeekController_copy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FeedController_show"];
        put?: never;
        post: operations["FeedController_renew"];
        delete: operations["FeedController_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar/feed/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["FeedController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["OverviewController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/performance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["PerformanceController_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/athletes/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TrendsController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/team-comparison/wellness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TeamComparisonController_wellness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/team-comparison/training-load": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TeamComparisonController_load"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/team-comparison/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["TeamComparisonController_tests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/usual-variation/wellness": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["UsualVariationController_wellness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dashboard/usual-variation/tests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["UsualVariationController_tests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercise-library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ExerciseLibraryController_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/exercise-library/{id}/saved": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ExerciseLibraryController_save"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workout-library": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WorkoutLibraryController_list"];
        put?: never;
        post: operations["WorkoutLibraryController_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workout-library/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["WorkoutLibraryController_change"];
        post?: never;
        delete: operations["WorkoutLibraryController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workout-calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["WorkoutCalendarController_list"];
        put?: never;
        post: operations["WorkoutCalendarController_schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workout-calendar/{workout_uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["WorkoutCalendarController_change"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/workout-calendar/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete: operations["WorkoutCalendarController_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["HealthController_ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/installation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["InstallationController_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReleasesController_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/release-vetoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReleasesController_vetoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReleaseChangesController_key"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/{area}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: operations["ReleaseChangesController_status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/{area}/{version}/files/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: operations["ReleaseChangesController_upload"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/releases/{area}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: operations["ReleaseChangesController_change"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

/** The query: also optional if each of its values is. */
declare type QueryPart<Query> = Partial<Query> extends Query ? Partial<Part<'query', Nullable<Query>>> : Part<'query', Nullable<Query>>;

export declare type QueryValues = Record<string, string | number | null | undefined>;

/** The retry keys of one form. Drafts are compared by content (as JSON), not by identity. */
declare interface RetryKeys<TDraft> {
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
export { RetryKeys as KeptKey }
export { RetryKeys }

declare interface RetryKeysOptions {
    /** The form closes after a success. A press on its button while it closes sends the same key, and creates no second record. */
    closes?: boolean;
    /** Keeps the keys of earlier drafts too: a draft that is changed and changed back has its first key. Default: the last draft's only. */
    keepsEarlier?: boolean;
}

/** The server's sentence for a failed call, or `fallback`. */
export declare function sentenceOf(error: unknown, fallback: string): string;

export declare type Severity = 'success' | 'info' | 'warning' | 'error';

/** Shown when a coach tries to leave while something is being saved. */
export declare const STILL_SAVING: Notice;

declare type SuccessStatus = 200 | 201 | 202 | 204;

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

/** A client whose `call` uses its `get` and `send`. */
export declare function withCall(client: PathClient): ApiClient;

export { }
