/**
 * A product without an API and a database: the pages of a site, and recorded answers. It is for development and proofs of an area. Every
 * coach can sign in, and nothing is stored: writing calls are refused.
 */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { renderPage } from '@touchline/release/render-page';
import { apiDocument, kitFile } from '../area/kit.mjs';
import { readJson } from '../area/part.mjs';
import { createAnswers } from './answers.mjs';

const CONTENT_TYPES = { '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml' };
const SESSION = 'recorded_session';
const UNAUTHENTICATED = { code: 'unauthenticated', error: 'Please sign in.', message: 'Please sign in.' };
const NOT_RECORDED = 'No answer was recorded for this call.';
const NOTHING_IS_STORED = 'These are recorded answers, so nothing is stored.';

/**
 * @param {object} options
 * @param {string} options.site folder of the pages
 * @param {string | null} [options.answersFile] further recorded answers, of the area itself, which come first
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function startRecordedProduct({ site, answersFile = null, port = 0 }) {
  const recording = readJson(kitFile('answers.json'));
  const own = answersFile && existsSync(answersFile) ? readJson(answersFile) : [];
  const today = new Date().toISOString().slice(0, 10);
  const answers = createAnswers({ ...recording, answers: [...own, ...recording.answers] }, today);
  const server = createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      send(response, 500, { code: 'internal_error', error: error.message, message: error.message });
    }
  });

  function answer(request, response) {
    const { pathname, searchParams } = new URL(request.url, 'http://any');
    if (pathname.startsWith('/api/')) return answerCall(request, response, pathname, Object.fromEntries(searchParams));
    if (pathname === '/registry.json') return sendFile(response, join(site, 'registry.json'), 'no-cache');
    if (/^\/(shell|remotes)\/[\w./~-]+$/.test(pathname) && !pathname.includes('..'))
      return sendFile(response, join(site, pathname), 'public, max-age=31536000, immutable');
    response.writeHead(200, {
      ...recording.pageHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    });
    response.end(page(pathname));
  }

  function page(pathname) {
    const registry = readJson(join(site, 'registry.json'));
    const folder = join(site, 'shell', registry.shell.live);
    const { frame } = readJson(join(folder, 'release.json'));
    return renderPage(readFileSync(join(folder, 'index.html'), 'utf8'), registry, pathname, frame);
  }

  function answerCall(request, response, path, query) {
    const isSignedIn = (request.headers.cookie ?? '').includes(`${SESSION}=1`);
    const setSession = (value) => ({ 'set-cookie': `${SESSION}=${value}; Path=/; HttpOnly; SameSite=Lax` });
    if (path === '/api/openapi.json') return send(response, 200, apiDocument());
    if (path === '/api/health/ready') return send(response, 200, { status: 'ready' });
    if (path === '/api/coach/login') return send(response, 200, recording.coach, setSession(1));
    if (path === '/api/coach/logout') return send(response, 204, undefined, setSession('; Max-Age=0'));
    if (path === '/api/release-reports') return send(response, 204);
    if (!isSignedIn) return send(response, 401, UNAUTHENTICATED);
    if (path === '/api/coach/me') return send(response, 200, recording.coach);
    if (request.method !== 'GET')
      return send(response, 503, { code: 'recorded_answers', error: NOTHING_IS_STORED, message: NOTHING_IS_STORED });
    const text = answers.find(path, query);
    if (text === null) return send(response, 404, { code: 'not_found', error: NOT_RECORDED, message: NOT_RECORDED });
    send(response, 200, text);
  }

  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

function sendFile(response, file, cacheControl) {
  if (!existsSync(file) || !statSync(file).isFile())
    return send(response, 404, { code: 'not_found', error: 'Not found.', message: 'Not found.' });
  response.writeHead(200, {
    'content-type': `${CONTENT_TYPES[extname(file)] ?? 'application/octet-stream'}; charset=utf-8`,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
  });
  createReadStream(file).pipe(response);
}

/** @param body a value, or JSON as text; nothing for an answer without a body */
function send(response, status, body, headers = {}) {
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body));
}
