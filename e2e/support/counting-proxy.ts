/** An address of its own for the product, which counts the requests that reach the server. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Product } from './product.js';

export interface CountingProxy {
  url: string;
  /** Requests so far, as `GET /join`. */
  requests: string[];
  stop: () => void;
}

export async function startCountingProxy({ url }: Product): Promise<CountingProxy> {
  const { hostname, port } = new URL(url);
  const requests: string[] = [];
  const proxy = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    requests.push(`${method} ${path}`);
    const call = request({ host: hostname, port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    call.on('error', () => answer.destroy());
    // A browser that gives up a request has sent it all the same.
    answer.on('close', () => call.destroy());
    asked.pipe(call);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    requests,
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
