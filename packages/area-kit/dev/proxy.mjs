/** Forwards requests to another server. */
import { Agent, request as httpRequest } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

// Each request has its own connection: a kept one may be closed by the other server just as it is used.
const AGENTS = { 'http:': new Agent({ keepAlive: false }), 'https:': new SecureAgent({ keepAlive: false }) };

/**
 * @param target origin of the other server
 * @param options
 *   `requestHeaders(headers)`, `responseHeaders(headers)`: change the headers in each direction;
 *   `transformBody(incoming)`: returns a function that changes the text of the response, or null to stream it unchanged
 * @returns a promise that rejects when the other server does not answer; nothing has been sent to `response` then
 */
export function forward(request, response, target, { requestHeaders, responseHeaders, transformBody = () => null }) {
  // "//elsewhere" and "http://elsewhere/" are addresses of other servers, which must not get the coach's cookie.
  if (!/^\/(?!\/)/.test(request.url)) {
    response.writeHead(400).end();
    return Promise.resolve();
  }
  const send = target.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = {
      path: request.url,
      method: request.method,
      headers: requestHeaders(request.headers),
      agent: AGENTS[new URL(target).protocol],
    };
    const forwarded = send(new URL(target), options, (incoming) => {
      const change = transformBody(incoming);
      const headers = responseHeaders(incoming.headers);
      if (change) {
        const chunks = [];
        incoming
          .on('data', (chunk) => chunks.push(chunk))
          .once('end', () => {
            const body = Buffer.from(change(Buffer.concat(chunks).toString('utf8')));
            const { etag: _old, ...others } = headers;
            response.writeHead(incoming.statusCode, {
              ...others,
              'content-length': body.length,
              'cache-control': 'no-store',
            });
            response.end(request.method === 'HEAD' ? undefined : body, resolve);
          });
        incoming.once('error', () => response.destroy());
        return;
      }
      response.writeHead(incoming.statusCode, headers);
      pipeline(incoming, response, () => resolve());
    });
    forwarded.once('error', (error) => (response.headersSent ? response.destroy() : reject(error)));
    // The browser has closed its connection, so the response is not needed.
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  });
}
