import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { apiKeyRequired, unauthenticated } from '../errors/shared.errors.js';
import { ApiKeyAuthority } from './api-key-authority.js';
import { bearerOf } from './bearer.js';
import { DeviceAuthority } from './device-authority.js';
import { DeviceCookie } from './device-cookie.js';
import { ReadKeyAuthority } from './read-key-authority.js';
import { ReleaseKeyAuthority } from './release-key-authority.js';
import { SessionAuthority } from './session-authority.js';
import { SessionCookie } from './session-cookie.js';

/**
 * Identifies the caller and stores them in the request. Each method throws if the caller has not identified
 * themselves.
 */
@Injectable()
export class Callers {
  constructor(
    private readonly sessions: SessionAuthority,
    private readonly apiKeys: ApiKeyAuthority,
    private readonly releaseKeys: ReleaseKeyAuthority,
    private readonly readKeys: ReadKeyAuthority,
    private readonly cookie: SessionCookie,
    private readonly devices: DeviceAuthority,
    private readonly deviceCookie: DeviceCookie,
  ) {}

  /** Identifies a coach by the session cookie. `extendSession`: true for calls that the coach caused. */
  async admitCoach(request: FastifyRequest, options: { extendSession: boolean }): Promise<void> {
    const token = this.cookie.read(request);
    const coach = token ? await this.sessions.coachOf(token, options) : null;
    if (!coach) throw unauthenticated();
    request.coach = coach;
  }

  /**
   * Identifies an athlete by their device's cookie alone: a coach who is signed in the same browser is not one. Once a day
   * the answer renews the cookie.
   */
  async admitAthlete(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = this.deviceCookie.read(request);
    const device = token ? await this.devices.admit(token) : null;
    if (!token || !device) throw unauthenticated();
    request.athlete = device.athlete;
    if (device.renewed) this.deviceCookie.set(reply, token, device.renewed.at, device.renewed.until);
  }

  /** Identifies an app by its key alone. No cookie is read, so a foreign page cannot act in a coach's name. */
  async admitApp(request: FastifyRequest): Promise<void> {
    const key = bearerOf(request);
    const app = key === undefined ? null : await this.apiKeys.appOf(key);
    if (!app) throw apiKeyRequired();
    request.callingApp = app;
  }

  /** Identifies a program that reads the data of its club by its key alone; as with an app, no cookie is read. */
  async admitProgram(request: FastifyRequest): Promise<void> {
    const key = bearerOf(request);
    const program = key === undefined ? null : await this.readKeys.programOf(key);
    if (!program) throw apiKeyRequired();
    request.readingProgram = program;
  }

  /** Identifies a team that releases an area by its key alone; as with an app, no cookie is read. */
  async admitRelease(request: FastifyRequest): Promise<void> {
    const key = bearerOf(request);
    const holder = key === undefined ? null : await this.releaseKeys.holderOf(key);
    if (!holder) throw apiKeyRequired();
    request.releaseKey = holder;
  }
}
