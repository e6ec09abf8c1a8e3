import type { FastifyInstance } from 'fastify';
import type { Caller } from '../auth/route-marks.js';
import type { LoadClass } from './admission-queue.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** See `load` of `@Answers`. */
    load?: RouteLoad;
  }
}

/** `never`: never refused, because it says how the server is. */
export type RouteLoad = LoadClass | 'never';

/** Who shares the places of a queue: no one else can take those of coaches. */
export const CALLER_GROUPS = ['coaches', 'app', 'public'] as const;
export type CallerGroup = (typeof CALLER_GROUPS)[number];

export interface CallLoad {
  caller: Caller;
  loadClass: LoadClass;
}

/** The group of each caller. */
export const GROUP_OF: Readonly<Record<Caller, CallerGroup>> = {
  coach: 'coaches',
  app: 'app',
  // A whole squad answers at the same minute, and must not take the places of the coach who waits for it.
  athlete: 'app',
  program: 'app',
  anyone: 'public',
  release: 'public',
};
const API = '/api/';
/** The router understands these, too: an address with a host, and one whose first part is encoded. Nobody of ours sends them. */
const UNUSUAL = /^(?:https?:|\/[^/?]*%)/i;

/**
 * What a call costs, by method and address alone, so that an overloaded server refuses it before it is routed, parsed and
 * authenticated.
 */
export class RouteLoads {
  private readonly exact = new Map<string, CallLoad | null>();
  /** Routes with parameters, by the path before the first one. */
  private readonly prefixes: { start: string; load: CallLoad | null }[] = [];

  /** Notes every route that is registered after this call. */
  learnFrom(server: FastifyInstance): void {
    server.addHook('onRoute', ({ method, url, config }) => {
      if (config?.caller === undefined) return;
      for (const each of [method].flat()) this.learn(each, url, config.caller, config.load);
    });
  }

  learn(method: string, url: string, caller: Caller, load: RouteLoad = defaultLoad(method)): void {
    const known = load === 'never' ? null : { caller, loadClass: load };
    const [start = '', ...parameters] = url.split(':');
    if (parameters.length === 0) this.exact.set(`${method} ${url}`, known);
    else {
      this.prefixes.push({ start: `${method} ${start}`, load: known });
      this.prefixes.sort((a, b) => b.start.length - a.start.length);
    }
  }

  /** Null for calls that are never refused: files, pages and health. An unknown call counts as public. */
  of(method: string, url: string): CallLoad | null {
    const unknown: CallLoad = { caller: 'anyone', loadClass: defaultLoad(method) };
    if (!url.startsWith(API)) return UNUSUAL.test(url) ? unknown : null;
    const end = url.indexOf('?');
    const call = `${method} ${end === -1 ? url : url.slice(0, end)}`;
    const exact = this.exact.get(call);
    if (exact !== undefined) return exact;
    const found = this.prefixes.find(({ start }) => call.startsWith(start));
    return found ? found.load : unknown;
  }
}

const defaultLoad = (method: string): LoadClass => (method === 'GET' || method === 'HEAD' ? 'reads' : 'writes');
