import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { originRefused } from '../errors/shared.errors.js';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Against forged requests: whatever writes must come from our own pages, said by the `Origin` a browser sends and no page can
 * fake. Own is `PUBLIC_URL`, else the scheme and host the request came to. The first guard, so that it is judged before anything else.
 */
@Injectable()
export class OriginGuard implements CanActivate {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (READING.has(request.method)) return true;
    const own = this.settings.publicUrl ?? `${request.protocol}://${request.host}`;
    // Absent on plain http in a local network: an extra where it is there, never the judge.
    const site = request.headers['sec-fetch-site'];
    if (request.headers.origin !== own || site === 'cross-site') throw originRefused();
    return true;
  }
}
