import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/api-error.js';
import { toErrorBody } from '../errors/error-translation.js';
import { malformedRequest } from '../errors/shared.errors.js';

/** What Node says of a message that it cannot read as HTTP; every other problem is answered 400. */
const STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers a message that is not a request and never becomes a call: no hook adds the security headers, and Fastify's own
 * answer has none. The connection is closed, because later bytes on it cannot be separated.
 */
export function answerUnreadableMessage(this: FastifyInstance, error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const refusal = malformedRequest('The request could not be understood.');
  const status = STATUSES[error.code ?? ''] ?? refusal.status;
  const body = JSON.stringify(toErrorBody(new ApiError(status, refusal.code, refusal.message, refusal.extra)));
  const headers = {
    ...this.securityHeaders,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable) socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
  socket.destroy();
}
