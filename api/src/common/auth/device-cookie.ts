import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { TokenCookie } from './token-cookie.js';

/** The cookie of an athlete's device. It is sent by our own pages only, never when another site links to us. */
@Injectable()
export class DeviceCookie extends TokenCookie {
  constructor(@Inject(SETTINGS) settings: Pick<Settings, 'publicUrl'>) {
    super(settings, 'touchline_device', 'Strict');
  }

  /** The browser forgets it at `until`; the server decides by its own row. */
  set(reply: FastifyReply, token: string, now: Date, until: Date): void {
    this.send(reply, token, Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)));
  }
}
