import { applyDecorators, HttpCode, RequestMethod, SetMetadata } from '@nestjs/common';
import { METHOD_METADATA } from '@nestjs/common/constants.js';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBearerAuth,
  ApiBody,
  ApiConsumes,
  ApiCookieAuth,
  ApiExtension,
  ApiHeader,
  ApiResponse,
} from '@nestjs/swagger';
import type { z } from 'zod';
import type { RouteLoad } from '../admission/route-loads.js';
import { isWriting } from '../auth/origin-check.js';
import { ROUTE_CALLER, ROUTE_NEED, type Caller, type RouteNeed } from '../auth/route-marks.js';
import { DEVICE_COOKIE, ERROR_BODY } from './api-description.js';
import { FILE_TYPE } from './sent-file.js';

/** The options of `@Answers`, which stands above each handler and adds the refusals that every such call has. */
interface AnswerOptions {
  /** Who may call the route; a coach by default. */
  caller?: Caller;
  /** What a coach's role or a read key must allow. Required of every route for coaches and for programs. */
  needs?: RouteNeed;
  /**
   * For programs other than our pages: the route reads no cookie, so its `Origin` is not checked. Default
   * for routes that are called with a key.
   */
  anyOrigin?: boolean;
  /** Screens call the route repeatedly without the coach's doing, so it does not extend a session. */
  polled?: boolean;
  /** Creates something, once per `Idempotency-Key`; the handler receives the key with `@SentKey()`. */
  retriable?: boolean;
  /** Accepts hundreds of entries at once: a body of up to 1 MB. */
  bulk?: boolean;
  /** Accepts a file as Base64 text in a field of its body. */
  carriesFile?: boolean;
  /** Takes one file as its body (`SentFile`) and no JSON. */
  file?: boolean;
  /**
   * What an overloaded server does with the call: `statistics` are refused first, then reads, and writes last, which are the
   * defaults of the method. `never`: it is never refused.
   */
  load?: RouteLoad;
  /** The answer has a code or a link that lets its holder in, so it is not compressed. */
  secret?: boolean;
  /** Answers text of this media type instead of JSON. */
  mediaType?: string;
  /**
   * Statuses that this call refuses with, besides those that follow from the other options: 400 and 503, 401 unless
   * `caller` is `anyone`, 403 for writes from a page and for what a role or a key must allow, 409 for `retriable`.
   */
  refusals?: readonly (401 | 404 | 409 | 429)[];
}

const REFUSALS = {
  400: 'Invalid request; `fields` names every bad field.',
  401: 'Not signed in, no valid API key, or wrong credentials.',
  403: 'Sent from another site, not allowed by the role or the key, or the password is needed again; see `code`.',
  404: 'Unknown, or not reachable for this coach.',
  409: 'Conflict; see `code`.',
  429: 'Too many attempts; `Retry-After` says when to retry.',
  503: 'Busy or not ready; `Retry-After` says when to retry.',
} as const;

/** The credentials of each caller in the description of the API. */
const CREDENTIALS: Record<Caller, MethodDecorator[]> = {
  coach: [ApiCookieAuth()],
  athlete: [ApiCookieAuth(DEVICE_COOKIE)],
  app: [ApiBearerAuth()],
  program: [ApiBearerAuth()],
  release: [ApiBearerAuth()],
  anyone: [],
};

const KEY_HEADER = {
  name: 'Idempotency-Key',
  required: false,
  description:
    'Any text of 1 to 200 visible characters, new for each thing to create. The same call with the same key within 24 hours creates nothing and returns what was created before.',
};

/**
 * Declares what a call answers: the status and the caller, which the server enforces, and the description of the API,
 * which is generated from the product's own schemas. Place it above the decorator that names the method (`@Get`),
 * because it reads that decorator's metadata.
 */
export function Answers(
  status: number,
  schema?: z.ZodType,
  {
    caller = 'coach',
    needs,
    anyOrigin = caller === 'app' || caller === 'program' || caller === 'release',
    polled = false,
    retriable = false,
    bulk = false,
    carriesFile = false,
    file = false,
    secret = false,
    mediaType,
    load,
    refusals = [],
  }: AnswerOptions = {},
): MethodDecorator {
  return (controller, name, handler) => {
    const method = Reflect.getMetadata(METHOD_METADATA, handler.value as object) as RequestMethod | undefined;
    if (method === undefined)
      throw new Error(`@Answers must be above the decorator that names the method of ${String(name)}.`);
    if (anyOrigin && (caller === 'coach' || caller === 'athlete'))
      throw new Error(`${String(name)} reads a cookie: it must not take calls from any origin.`);
    if ((caller === 'coach' || caller === 'program') !== (needs !== undefined))
      throw new Error(`${String(name)} must name what a role or a key has to allow, and only such a route does.`);
    const refused = new Set<keyof typeof REFUSALS>([...refusals, 400, 503]);
    if (caller !== 'anyone') refused.add(401);
    if (retriable) refused.add(409);
    if (isWriting(RequestMethod[method]) && !anyOrigin) refused.add(403);
    if (caller === 'program' || (needs !== undefined && needs !== 'sign-in')) refused.add(403);
    applyDecorators(
      HttpCode(status),
      SetMetadata(ROUTE_CALLER, caller),
      ...(needs === undefined ? [] : [SetMetadata(ROUTE_NEED, needs)]),
      RouteConfig({ caller, anyOrigin, polled, bulk, carriesFile, file, secret, ...(load && { load }) }),
      ...(secret ? [ApiExtension('x-secret', true)] : []),
      ApiResponse({
        status,
        description: schema || mediaType ? 'Done.' : 'Done, without a body.',
        ...(schema ? { standardSchema: schema } : {}),
        ...(mediaType ? { content: { [mediaType]: { schema: { type: 'string' } } } } : {}),
      }),
      ...[...refused].map((code) =>
        ApiResponse({ status: code, description: REFUSALS[code], schema: { $ref: ERROR_BODY } }),
      ),
      ...CREDENTIALS[caller],
      ...(retriable ? [ApiHeader(KEY_HEADER)] : []),
      ...(file ? [ApiConsumes(FILE_TYPE), ApiBody({ schema: { type: 'string', format: 'binary' } })] : []),
    )(controller, name, handler);
  };
}
