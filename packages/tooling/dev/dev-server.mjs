/** The one address of development: builds, their registry, and the line to open pages; everything else goes on to who can answer it. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BROWSER = join(dirname(fileURLToPath(import.meta.url)), 'browser');
const CLIENT_FILES = ['client.js', 'decide.js', 'overlay.js'];
const TYPES = { '.js': 'text/javascript', '.json': 'application/json', '.map': 'application/json' };

const CLIENT_TAG = '<script type="module" src="/__dev/client.js"></script>';

/** A page of the shell with the client of development before the shell's script, so that it runs before it. */
export const withClient = (html) =>
  html.includes(CLIENT_TAG) ? html : html.replace('<head>', `<head>\n${CLIENT_TAG}`);

/**
 * @param options `parts`: of `createWebParts`; `state()`: what open pages are told; `registry()`: the document, or
 *   a promise of it; `other(request, response)`: everything that is not development's own
 * @returns `listen(port, host)`, `tell()`: open pages are told the state anew, `close()`
 */
export function createDevServer({ parts, state, registry, other }) {
  const listeners = new Set();
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 502, error.message);
    });
  });

  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://any');
    if (pathname === '/__dev/events') return listenTo(response);
    if (pathname.startsWith('/__dev/'))
      return sendFile(response, CLIENT_FILES.includes(pathname.slice(7)) ? join(BROWSER, pathname.slice(7)) : null);
    if (pathname === '/registry.json') return send(response, 200, 'application/json', JSON.stringify(await registry()));
    const file = await parts.fileAt(pathname);
    return file ? sendFile(response, file) : other(request, response);
  }

  function listenTo(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\ndata: ${JSON.stringify(state())}\n\n`);
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  }

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    tell() {
      for (const response of listeners) response.write(`data: ${JSON.stringify(state())}\n\n`);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

async function sendFile(response, file) {
  const content = file && (await readFile(file).catch(() => null));
  if (content) send(response, 200, TYPES[extname(file)] ?? 'application/octet-stream', content);
  else sendText(response, 404, 'There is no such file in this build.');
}

/** Nothing of development is kept by a browser: it changes with each save. */
function send(response, status, type, body) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

const sendText = (response, status, text) => send(response, status, 'text/plain', `${text}\n`);

/** Says that who should have answered cannot: as a page that looks again by itself, or in the shape of the API's errors. */
export function sendDown(request, response, sentence) {
  if (request.headers.accept?.includes('text/html')) {
    return send(
      response,
      503,
      'text/html',
      `<!doctype html><meta http-equiv="refresh" content="2"><title>Touchline</title><p>${sentence}</p>\n`,
    );
  }
  send(
    response,
    503,
    'application/json',
    JSON.stringify({ statusCode: 503, code: 'busy', error: sentence, message: sentence }),
  );
}
