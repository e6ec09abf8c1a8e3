/** Two instances of the product behind one address, which send the site in turn, as a proxy with two servers does. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { startProduct, type Product } from './product.js';

export interface TwoInstances {
  url: string;
  /** The folders of the site, one per instance. */
  siteDirs: [string, string];
  stop: () => Promise<void>;
}

/**
 * Starts two instances with a copy each of the site of `product`. Both have a database of their own, so the API is that of the first.
 */
export async function startTwoInstances(product: Product): Promise<TwoInstances> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-two-'));
  const siteDirs: [string, string] = [join(folder, 'a'), join(folder, 'b')];
  for (const siteDir of siteDirs) cpSync(product.siteDir, siteDir, { recursive: true });
  const instances = await Promise.all(siteDirs.map((SITE_DIR) => startProduct({ SITE_DIR })));
  const proxy = createServer(roundRobin(instances.map(({ url }) => new URL(url))));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    siteDirs,
    stop: async () => {
      proxy.closeAllConnections();
      proxy.close();
      await Promise.all(instances.map((instance) => instance.stop()));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Each request to another server; one of which has no such file is repeated on the next, as deploy/cluster does it.
 * Documents take turns among themselves: a page that asks for an even number of files would otherwise get each of its
 * documents from the same server.
 */
function roundRobin(servers: URL[]) {
  const turns = { document: 0, file: 0 };
  return (asked: IncomingMessage, answer: ServerResponse): void => {
    const ofApi = asked.url?.startsWith('/api/') ?? false;
    const send = (server: URL, others: URL[]) => {
      const call = request(
        { host: server.hostname, port: server.port, method: asked.method, path: asked.url, headers: asked.headers },
        (response) => {
          const next = response.statusCode === 404 ? others[0] : undefined;
          if (next && asked.method === 'GET') {
            response.resume();
            return send(next, others.slice(1));
          }
          answer.writeHead(response.statusCode ?? 502, response.headers);
          response.pipe(answer);
        },
      );
      call.on('error', () => answer.destroy());
      if (asked.method === 'GET') call.end();
      else asked.pipe(call);
    };
    if (ofApi) return send(servers[0]!, []);
    const turn = (turns[asked.headers['sec-fetch-dest'] === 'document' ? 'document' : 'file'] += 1);
    const order = servers.map((_, index) => servers[(turn + index) % servers.length]!);
    send(order[0]!, order.slice(1));
  };
}
