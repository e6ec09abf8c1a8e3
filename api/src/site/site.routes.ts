import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../common/errors/shared.errors.js';
import { hasTag, tagOf } from '../common/http/entity-tag.js';
import { ATHLETE_PAGE_HEADERS, type AthletePages } from './athlete-pages.js';
import { siteAnswer, type SiteAnswer } from './site-rules.js';
import { CompressedFiles } from './compressed-files.js';
import { acceptedEncoding, type SiteFile } from './site-file.js';
import type { SitePage, SitePages } from './site-pages.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';
const COMPRESSIBLE = /json|svg|text/;
/** The browser then runs no script without integrity, also if a release or its loader forgets it. */
const SCRIPTS_NEED_INTEGRITY = 'blocked-destinations=(script)';

/** Serves everything outside `/api`: the app's page, its scripts and the registry. The registry's log is not served. */
export function registerSite(server: FastifyInstance, pages: SitePages, athletePages: AthletePages): void {
  const compressed = new CompressedFiles();
  server.get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = siteAnswer(pathOf(request));
    const accepted = headerText(request.headers['accept-encoding']);
    if (answer.kind === 'nothing') throw notFound();
    if (answer.kind === 'service-worker') return sendServiceWorker(request, reply, await pages.serviceWorker());
    if (isOfAthletes(answer)) return sendToAthlete(request, reply, answer, athletePages);
    if (answer.kind === 'registry' && namesState(request)) return sendRegistryAt(request, reply, pages);
    if (answer.kind !== 'page') {
      const file = await pages.find(answer.path, accepted);
      if (file && answer.kind === 'immutable') return sendFile(request, reply, file, FOR_EVER);
      if (file) return sendMutable(request, reply, file, compressed);
      if (answer.kind !== 'file-or-page') throw notFound();
    }
    const page = await pages.page(pathOf(request));
    return page ? sendPage(request, reply, page) : sendNotYet(reply);
  });
}

type OfAthletes = Extract<SiteAnswer, { kind: 'athlete-page' | 'athlete-file' | 'answer-worker' }>;

const isOfAthletes = (answer: SiteAnswer): answer is OfAthletes =>
  answer.kind === 'athlete-page' || answer.kind === 'athlete-file' || answer.kind === 'answer-worker';

async function sendToAthlete(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: OfAthletes,
  pages: AthletePages,
): Promise<FastifyReply> {
  const accepted = headerText(request.headers['accept-encoding']);
  if (answer.kind === 'answer-worker') return sendServiceWorker(request, reply, await pages.worker());
  if (answer.kind === 'athlete-file') {
    const file = await pages.file(answer.path, accepted);
    if (!file) throw notFound();
    return sendFile(request, reply, file, FOR_EVER);
  }
  const page = await pages.page(answer.path, accepted);
  if (!page) return sendNotYet(reply);
  return sendContent(reply.headers({ ...ATHLETE_PAGE_HEADERS, vary: 'Accept-Encoding' }), page);
}

const namesState = (request: FastifyRequest): boolean => 'seq' in (request.query as object);

/** The registry that a page names, after which another one may have gone live. It never changes. */
async function sendRegistryAt(request: FastifyRequest, reply: FastifyReply, pages: SitePages): Promise<FastifyReply> {
  const { site, seq } = request.query as Record<string, unknown>;
  if (typeof site !== 'string' || typeof seq !== 'string' || !/^\d{1,15}$/.test(seq)) throw notFound();
  const registry = await pages.registryAt(site, Number(seq));
  if (!registry) throw notFound();
  return reply.header('cache-control', FOR_EVER).type('application/json; charset=utf-8').send(JSON.stringify(registry));
}

const sendNotYet = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('text/plain; charset=utf-8')
    .send('The pages of Touchline are not there yet. Please try again in a moment.');

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, etag, isReleased }: SitePage): FastifyReply {
  void reply.headers({ 'cache-control': ASK_AGAIN, etag });
  if (isReleased) void reply.header('integrity-policy', SCRIPTS_NEED_INTEGRITY);
  if (hasTag(request, etag)) return reply.code(304).send();
  return reply.type('text/html; charset=utf-8').send(html);
}

/** Browsers compare it with the one they have at each start of the app. */
function sendServiceWorker(request: FastifyRequest, reply: FastifyReply, script: string): FastifyReply {
  const etag = `"${tagOf(script)}"`;
  void reply.headers({ 'cache-control': ASK_AGAIN, etag });
  if (hasTag(request, etag)) return reply.code(304).send();
  return reply.type('text/javascript; charset=utf-8').send(script);
}

/** Sends a file that may change at any time, compressed if the browser accepts it. */
async function sendMutable(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SiteFile,
  compressed: CompressedFiles,
): Promise<FastifyReply> {
  const encoding = COMPRESSIBLE.test(file.type)
    ? acceptedEncoding(headerText(request.headers['accept-encoding']))
    : null;
  if (encoding === null) return sendFile(request, reply, file, ASK_AGAIN);
  void reply.headers({ 'cache-control': ASK_AGAIN, etag: file.etag, vary: 'Accept-Encoding' });
  if (hasTag(request, file.etag)) return reply.code(304).send();
  const content = await compressed.read(file, encoding);
  return reply.type(file.type).header('content-encoding', encoding).send(content);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, cacheControl: string): FastifyReply {
  void reply.headers({ 'cache-control': cacheControl, etag: file.etag, vary: 'Accept-Encoding' });
  return hasTag(request, file.etag) ? reply.code(304).send() : sendContent(reply, file);
}

function sendContent(reply: FastifyReply, file: SiteFile): FastifyReply {
  void reply.type(file.type).header('content-length', file.size);
  if (file.encoding) void reply.header('content-encoding', file.encoding);
  // The router answers HEAD with this handler too and drops the body.
  return reply.send(createReadStream(file.path));
}

/** The path as the router decoded it, so that `%2e%2e` is seen as `..`. */
function pathOf(request: FastifyRequest): string {
  return `/${(request.params as { '*': string })['*']}`;
}

function headerText(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}
