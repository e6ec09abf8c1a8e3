import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { TokenCookie } from './token-cookie.js';

/** The cookie of a coach's session. Without Max-Age it ends with the browser. */
@Injectable()
export class SessionCookie extends TokenCookie {
  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'publicUrl'>) {
    super(settings, 'touchline_session', 'Lax');
  }

  set(reply: FastifyReply, token: string): void {
    this.send(reply, token);
  }
}
