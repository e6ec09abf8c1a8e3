import { AsyncResource } from 'node:async_hooks';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { randomInt } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../config/settings.js';
import { toErrorBody } from '../errors/error-translation.js';
import { busy } from '../errors/shared.errors.js';
import { noteArrival } from '../http/request-deadline.js';
import { LOAD_CLASSES, type AskingCall, type LoadClass } from './admission-queue.js';
import { AdmissionQueues } from './admission-queues.js';
import { isCallOver, onCallEnd } from './call-end.js';
import { LoopDelay } from './loop-delay.js';
import { CALLER_GROUPS, GROUP_OF, RouteLoads, type CallerGroup, type CallLoad } from './route-loads.js';
import { createSenderOf } from './sender-of.js';

/** How many calls of coaches are in progress on SQLite, which runs in the server's only thread, and as many of athletes and apps. */
const RUNNING_ON_SQLITE = 8;
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

/** Calls that ask for a place when they are signed in and their body has arrived. */
const askLater = new WeakMap<IncomingMessage, (proceed: Proceed) => void>();

/**
 * Limits how many calls are in progress at once and refuses the others early, with 503 and a `Retry-After` that differs
 * from call to call: a server that takes on everything answers nobody in time. Reads are refused before routing,
 * authentication and parsing, where a refusal costs a small part of a call, and writes before their work begins.
 */
export class AdmissionGuard {
  private readonly logger = new Logger('admission');
  private readonly routes = new RouteLoads();
  private readonly senderOf: ReturnType<typeof createSenderOf>;
  private readonly queues: AdmissionQueues;
  private readonly loop = new LoopDelay();
  private readonly timers: NodeJS.Timeout[];
  private readonly refused: Record<LoadClass, number> = { statistics: 0, reads: 0, writes: 0 };
  private reported: Readonly<Record<LoadClass, number>> = { ...this.refused };
  private securityHeaders: Record<string, string> = {};

  constructor(settings: Settings) {
    const { database, databaseConnections } = settings;
    this.senderOf = createSenderOf(settings);
    // On MariaDB one per connection: with more, accepted calls take twice as long under load, and no more of them are answered.
    this.queues = new AdmissionQueues(database.kind === 'sqlite' ? RUNNING_ON_SQLITE : databaseConnections);
    this.timers = [
      setInterval(() => this.queues.update(performance.now()), LOOK_EVERY_MS),
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
    // A body that arrives slowly takes no place until it is there: ten phones with a bad connection would take all. Nor does
    // a stranger's write take one: so many of them would hold up what others save.
    server.addHook('preValidation', (request, _reply, done) => {
      const ask = askLater.get(request.raw);
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
      running: this.queues.of(group).runningCount,
      waiting: this.queues.of(group).waitingCount,
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
    if (load.loadClass !== 'writes' && !hasBody(request))
      return enter((error) => (error ? answerBusy(response, this.securityHeaders) : handle()));
    askLater.set(request, enter);
    handle();
  }

  private isOverloadedFor({ caller, loadClass }: CallLoad): boolean {
    if (loadClass === 'statistics' && this.loop.milliseconds > MAX_LOOP_DELAY_MS) return true;
    return this.queues.isFullFor(GROUP_OF[caller], loadClass);
  }

  private enter(load: CallLoad, request: IncomingMessage, response: ServerResponse, proceed: Proceed): void {
    const { caller, loadClass } = load;
    const queue = this.queues.of(GROUP_OF[caller]);
    const call: AskingCall = {
      loadClass,
      sender: this.senderOf(request, caller),
      admit: () => {
        waitNoMore();
        if (isCallOver(request, response)) return queue.leave(call);
        onCallEnd(request, response, () => queue.leave(call));
        proceed();
      },
      refuse: () => {
        waitNoMore();
        this.refused[loadClass] += 1;
        proceed(busy());
      },
    };
    const waitNoMore = onCallEnd(request, response, () => void queue.cancel(call));
    queue.enter(call, performance.now());
  }

  private report(): void {
    const { refused, reported } = this;
    if (LOAD_CLASSES.every((loadClass) => refused[loadClass] === reported[loadClass])) return;
    this.reported = { ...refused };
    this.logger.warn({
      ...Object.fromEntries(LOAD_CLASSES.map((each) => [each, refused[each] - reported[each]])),
      loopDelayMs: Math.round(this.loop.milliseconds),
      coachesReadLess: this.queues.coachesReadLess,
      problem: 'Calls were refused: too many at once.',
    });
  }
}

function answerBusy(response: ServerResponse, headers: Record<string, string>): void {
  if (response.destroyed) return;
  const seconds = randomInt(RETRY_AFTER_SECONDS.min, RETRY_AFTER_SECONDS.max + 1);
  response.writeHead(503, { ...headers, ...REFUSAL_HEADERS, 'retry-after': String(seconds) }).end(REFUSAL);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
