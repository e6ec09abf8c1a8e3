/** The HTTP server of development: serves builds, registry and events for open pages, and forwards all other requests. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const BROWSER = join(dirname(fileURLToPath(import.meta.url)), 'browser');
const CLIENT_FILES = ['client.js', 'overlay.js', 'page-update.js'];
const CONTENT_TYPES = { '.js': 'text/javascript', '.json': 'application/json', '.map': 'application/json' };

const CLIENT_TAG = '<script type="module" src="/__dev/client.js"></script>';

/** Adds the development client to a page of the shell, before the shell's script, so that the client runs first. */
export const withClient = (html) =>
  html.includes(CLIENT_TAG) ? html : html.replace('<head>', `<head>\n${CLIENT_TAG}`);

/**
 * @param options
 *   `parts`: of `createWebParts`; `state()`: the state for open pages; `registry()`: the registry or a promise of it;
 *   `forwardRequest(request, response)`: answers all requests that development does not
 * @returns `listen(port, host)`, `sendState()`: sends the current state to open pages, `close()`
 */
export function createDevServer({ parts, state, registry, forwardRequest }) {
  const openPages = new Set();
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 502, error.message);
    });
  });

  async function answer(request, response) {
    const { pathname } = new URL(request.url, 'http://any');
    if (pathname === '/__dev/events') return streamState(response);
    if (pathname.startsWith('/__dev/'))
      return sendFile(response, CLIENT_FILES.includes(pathname.slice(7)) ? join(BROWSER, pathname.slice(7)) : null);
    if (pathname === '/registry.json') return send(response, 200, 'application/json', JSON.stringify(await registry()));
    const file = await parts.fileAt(pathname);
    return file ? sendFile(response, file) : forwardRequest(request, response);
  }

  function streamState(response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`retry: 500\ndata: ${JSON.stringify(state())}\n\n`);
    openPages.add(response);
    response.once('close', () => openPages.delete(response));
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
    sendState() {
      for (const response of openPages) response.write(`data: ${JSON.stringify(state())}\n\n`);
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
  if (content) send(response, 200, CONTENT_TYPES[extname(file)] ?? 'application/octet-stream', content);
  else sendText(response, 404, 'There is no such file in this build.');
}

/** Sends a response that browsers do not cache, because files change with each save. */
function send(response, status, type, body) {
  response.writeHead(status, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body);
}

const sendText = (response, status, text) => send(response, status, 'text/plain', `${text}\n`);

/** Answers 503: as a page that reloads every two seconds, or in the format of the API's errors. */
export function sendUnavailable(request, response, message) {
  if (request.headers.accept?.includes('text/html')) {
    return send(
      response,
      503,
      'text/html',
      `<!doctype html><meta http-equiv="refresh" content="2"><title>Touchline</title><p>${message}</p>\n`,
    );
  }
  send(response, 503, 'application/json', JSON.stringify({ statusCode: 503, code: 'busy', error: message, message }));
}
