import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { apiKeyRequired, unauthenticated } from '../errors/shared.errors.js';
import { ApiKeyAuthority } from './api-key-authority.js';
import { SessionAuthority } from './session-authority.js';
import { SessionCookie } from './session-cookie.js';

const BEARER = /^Bearer +(\S+)$/i;

/** Finds out who asks, and writes it into the request. Each throws where nobody has shown who they are. */
@Injectable()
export class Callers {
  constructor(
    private readonly sessions: SessionAuthority,
    private readonly apiKeys: ApiKeyAuthority,
    private readonly cookie: SessionCookie,
  ) {}

  /** By the session cookie. With `touch` the call counts as somebody being there. */
  async admitCoach(request: FastifyRequest, options: { touch: boolean }): Promise<void> {
    const token = this.cookie.read(request);
    const coach = token ? await this.sessions.coachOf(token, options) : null;
    if (!coach) throw unauthenticated();
    request.coach = coach;
  }

  /** By the key alone. No cookie is read, so that there is nobody whose name another site could abuse. */
  async admitApp(request: FastifyRequest): Promise<void> {
    const key = BEARER.exec(request.headers.authorization ?? '')?.[1];
    const app = key === undefined ? null : await this.apiKeys.appOf(key);
    if (!app) throw apiKeyRequired();
    request.callingApp = app;
  }
}
