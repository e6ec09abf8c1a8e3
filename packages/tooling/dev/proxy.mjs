/** Hands requests on to another server and its answers back. */
import { Agent, request as httpRequest } from 'node:http';
import { Agent as SecureAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream';

// A connection per request: one that the other side is just closing cannot be met.
const AGENTS = { 'http:': new Agent({ keepAlive: false }), 'https:': new SecureAgent({ keepAlive: false }) };

/**
 * @param target origin of the other server
 * @param options `ask(headers)`, `answer(headers)`: headers on the way there and back; `alter(response)`: null to stream the answer, or a
 *   function from its text to another
 * @returns rejects when the other server does not answer; `response` has had no byte then
 */
export function forward(request, response, target, { ask, answer, alter = () => null }) {
  // "//elsewhere" and "http://elsewhere/" are addresses of other servers, which would get the coach's cookie.
  if (!/^\/(?!\/)/.test(request.url)) {
    response.writeHead(400).end();
    return Promise.resolve();
  }
  const send = target.startsWith('https:') ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const options = {
      path: request.url,
      method: request.method,
      headers: ask(request.headers),
      agent: AGENTS[new URL(target).protocol],
    };
    const onward = send(new URL(target), options, (incoming) => {
      const change = alter(incoming);
      const headers = answer(incoming.headers);
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
    onward.once('error', (error) => (response.headersSent ? response.destroy() : reject(error)));
    // Who asked has gone: nobody needs the answer.
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  });
}
