import { AsyncResource } from 'node:async_hooks';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { randomInt } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.js';
import { toErrorBody } from '../errors/error-translation.js';
import { busy } from '../errors/shared.errors.js';
import { noteArrival } from '../http/request-deadline.js';
import { AdmissionQueue, LOAD_CLASSES, type AskingCall, type LoadClass } from './admission-queue.js';
import { isCallOver, onCallEnd } from './call-end.js';
import { LoopDelay } from './loop-delay.js';
import { CALLER_GROUPS, RouteLoads, type CallerGroup, type CallLoad } from './route-loads.js';

/** The number of coaches' calls in progress on SQLite, which runs in the server's only thread. */
const RUNNING_ON_SQLITE = 8;
/**
 * Enough for thirty coaches who open the squad at the same moment; under a load that is too high the time ends the wait.
 */
const WAITING = { waiting: 150, waitMs: 500 };
/** How calls of athletes and their apps wait, and those of everybody who has not signed in: each group has places of its own. */
const OTHERS = { waiting: 100, waitMs: 500 };
const RUNNING_FOR_ANYBODY = 4;
/** Of the places for athletes: without them, the pages that a whole club opens keep the answers out. */
const SHARE_FOR_ANSWERS = 0.6;
/** Statistics are refused while the event loop is held up for longer than this, in milliseconds. */
const MAX_LOOP_DELAY_MS = 250;
const LOOK_EVERY_MS = 50;
const REPORT_EVERY_MS = 10_000;
const RETRY_AFTER_SECONDS = { min: 1, max: 3 };

const REFUSAL = JSON.stringify(toErrorBody(busy()));
const REFUSAL_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(REFUSAL)),
  'cache-control': 'no-store',
};

/** Begins a call, or ends it with an error. */
type Proceed = (error?: Error) => void;

/** Calls with a body, which ask for a place when it has arrived. */
const askWithBody = new WeakMap<IncomingMessage, (proceed: Proceed) => void>();

/**
 * Limits how many calls are in progress at once and refuses the others early, with 503 and a `Retry-After` that differs
 * from call to call: a server that takes on everything answers nobody in time. It stands before routing,
 * authentication and parsing, where a refusal costs a small part of a call.
 */
export class AdmissionGuard {
  private readonly logger = new Logger('admission');
  private readonly routes = new RouteLoads();
  private readonly queues: Record<CallerGroup, AdmissionQueue>;
  private readonly loop = new LoopDelay();
  private readonly timers: NodeJS.Timeout[];
  private readonly refused: Record<LoadClass, number> = { statistics: 0, reads: 0, writes: 0 };
  private reported: Readonly<Record<LoadClass, number>> = { ...this.refused };
  private securityHeaders: Record<string, string> = {};

  constructor({ database, databaseConnections }: Pick<Settings, 'database' | 'databaseConnections'>) {
    // On MariaDB one per connection: with more, accepted calls take twice as long under load, and no more of them are answered.
    const running = database.kind === 'sqlite' ? RUNNING_ON_SQLITE : databaseConnections;
    this.queues = {
      coaches: new AdmissionQueue({ running, onlyForWrites: 0, ...WAITING }),
      app: new AdmissionQueue({ running, onlyForWrites: Math.floor(running * SHARE_FOR_ANSWERS), ...OTHERS }),
      public: new AdmissionQueue({ running: RUNNING_FOR_ANYBODY, onlyForWrites: 0, ...OTHERS }),
    };
    this.timers = [
      setInterval(() => this.refuseOverdue(), LOOK_EVERY_MS),
      setInterval(() => this.report(), REPORT_EVERY_MS),
    ];
    for (const timer of this.timers) timer.unref();
  }

  /** The HTTP server of Fastify with this guard before it. */
  readonly createHttpServer = (handle: RequestListener): Server =>
    createServer((request, response) => this.receive(request, response, () => void handle(request, response)));

  /** Call it before the routes are registered. */
  guard(server: FastifyInstance): void {
    this.routes.learnFrom(server);
    // A body that arrives slowly takes no place until it is there: ten phones with a bad connection would take all.
    server.addHook('preValidation', (request, _reply, done) => {
      const ask = askWithBody.get(request.raw);
      // Another call's end lets this one in: without `bind` it would go on with the deadline of that call.
      if (ask) ask(AsyncResource.bind(done));
      else done();
    });
    server.addHook('onReady', (done) => {
      this.securityHeaders = server.securityHeaders;
      done();
    });
    server.addHook('onClose', (_server, done) => {
      for (const timer of this.timers) clearInterval(timer);
      this.loop.stop();
      done();
    });
  }

  /** How many calls are in progress and wait, per group. */
  counts(): { group: CallerGroup; running: number; waiting: number }[] {
    return CALLER_GROUPS.map((group) => ({
      group,
      running: this.queues[group].runningCount,
      waiting: this.queues[group].waitingCount,
    }));
  }

  get refusedSinceStart(): Readonly<Record<LoadClass, number>> {
    return this.refused;
  }

  private receive(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
    noteArrival(request);
    const load = this.routes.of(request.method ?? '', request.url ?? '');
    if (load === null) return handle();
    if (this.isOverloadedFor(load)) {
      this.refused[load.loadClass] += 1;
      return answerBusy(response, this.securityHeaders);
    }
    const enter = (proceed: Proceed): void => this.enter(load, request, response, proceed);
    if (!hasBody(request)) return enter((error) => (error ? answerBusy(response, this.securityHeaders) : handle()));
    askWithBody.set(request, enter);
    handle();
  }

  private isOverloadedFor({ group, loadClass }: CallLoad): boolean {
    if (loadClass === 'statistics' && this.loop.milliseconds > MAX_LOOP_DELAY_MS) return true;
    return this.queues[group].isFullFor(loadClass);
  }

  private enter(load: CallLoad, request: IncomingMessage, response: ServerResponse, proceed: Proceed): void {
    const queue = this.queues[load.group];
    const call: AskingCall = {
      loadClass: load.loadClass,
      sender: senderOf(request),
      admit: () => {
        waitNoMore();
        if (isCallOver(request, response)) return queue.leave(call);
        onCallEnd(request, response, () => queue.leave(call));
        proceed();
      },
      refuse: () => {
        waitNoMore();
        this.refused[load.loadClass] += 1;
        proceed(busy());
      },
    };
    const waitNoMore = onCallEnd(request, response, () => void queue.cancel(call));
    queue.enter(call, performance.now());
  }

  private refuseOverdue(): void {
    const now = performance.now();
    for (const queue of Object.values(this.queues)) queue.refuseOverdue(now);
  }

  private report(): void {
    const { refused, reported } = this;
    if (LOAD_CLASSES.every((loadClass) => refused[loadClass] === reported[loadClass])) return;
    this.reported = { ...refused };
    this.logger.warn({
      ...Object.fromEntries(LOAD_CLASSES.map((each) => [each, refused[each] - reported[each]])),
      loopDelayMs: Math.round(this.loop.milliseconds),
      problem: 'Calls were refused: too many at once.',
    });
  }
}

function answerBusy(response: ServerResponse, headers: Record<string, string>): void {
  if (response.destroyed) return;
  const seconds = randomInt(RETRY_AFTER_SECONDS.min, RETRY_AFTER_SECONDS.max + 1);
  response.writeHead(503, { ...headers, ...REFUSAL_HEADERS, 'retry-after': String(seconds) }).end(REFUSAL);
}

/**
 * What the call signs in with, before it is known whether that is good: the key of an institution's app, or the cookies of
 * one browser. A made-up one is refused soon after it was admitted. Kept only while the call lasts.
 */
function senderOf({ headers }: IncomingMessage): string {
  return headers.authorization ?? headers.cookie ?? '';
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
