import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { SETTINGS, SettingsError, type Settings } from '../../config/settings.js';
import { readTokenFile } from '../../config/token-file.js';
import { metricsPortProblem } from '../../config/start-checks.js';
import { Metrics } from './metrics.js';

/** In milliseconds: within which a request must have arrived, and for how long an idle connection stays open. */
const TIMES = {
  requestTimeout: 5000,
  headersTimeout: 5000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 1000,
};
const MAX_CONNECTIONS = 20;

/**
 * Serves `/metrics` on a port of its own: no load of the product's port, and nobody who reaches that one, comes near it.
 * It answers while the database is away and while the server drains, until the last call was answered.
 */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private server: Server | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  /** Does nothing without METRICS_PORT. Throws a SettingsError when the port or the file of the token cannot be used. */
  async listen(): Promise<void> {
    const { metrics } = this.settings;
    if (metrics === null) return;
    const token = metrics.tokenFile === null ? null : await readTokenFile(metrics.tokenFile);
    if (token !== null && 'problem' in token) throw new SettingsError([token.problem]);

    const expected = token === null ? null : sha256(`Bearer ${token.token}`);
    const server = createServer(TIMES, (request, response) => void this.answer(request, response, expected));
    server.maxConnections = MAX_CONNECTIONS;
    await new Promise<void>((resolve, reject) => {
      server.once('error', ({ code }: NodeJS.ErrnoException) =>
        reject(new SettingsError([metricsPortProblem(code, metrics)])),
      );
      server.listen(metrics.port, metrics.host, resolve);
    });
    this.server = server;
  }

  /** Nest calls it when the product's port is closed and every call is over. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(request: IncomingMessage, response: ServerResponse, expected: Buffer | null): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    request.resume();
    if (expected !== null && !timingSafeEqual(sha256(request.headers.authorization ?? ''), expected))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end();
    try {
      const text = await this.metrics.text();
      response.writeHead(200, { 'content-type': this.metrics.registry.contentType }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  }
}

/** Texts of any length become equally long, as the comparison in constant time needs them. */
const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
