import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sport } from '@touchline/contracts/sports';
import { startSessionAfterSignIn } from '../../../src/modules/coaches/sessions/sessions.writer.js';
import { CoachEntity } from '../../../src/modules/coaches/index.js';
import { Actor } from '../../support/actors.js';
import { createAppCaller } from '../../support/app-caller.js';
import { createReleaseKey } from '../../support/release-key.js';
import * as build from '../../support/factories.js';
import type { TestApp } from '../../support/test-app.js';
import type { Belongings } from '../inventory/types.js';
import { belongingsOf, releasedAreaOf, type Marked } from './belongings.js';

/** A coach with their rows, the key of their institution's app, and a key for their own area. */
export interface Party extends Marked {
  things: Belongings;
  appKey: string;
  releaseKey: string;
}

/** Coaches who must not reach each other's data. The own coach has two teams. */
export interface Cast {
  own: Party;
  /** The own coach's other team. */
  other: Belongings;
  /** Same institution, other team. */
  colleague: Party;
  /** Another institution. */
  stranger: Party;
}

export async function createCast(at: TestApp): Promise<Cast> {
  // Noon: what an athlete may still answer today must not depend on when the tests run.
  at.clock.moveTo(`${at.clock.now().toISOString().slice(0, 10)}T12:00:00.000Z`);
  // The application is ready only when it has pages to serve.
  writeFileSync(join(at.siteDir, 'index.html'), '<!doctype html>');
  const [home, away] = [await houseOf(at, 'homeCanary'), await houseOf(at, 'awayCanary')];
  const own = await partyOf(at, home, 'ownCanary', 'Soccer (W)');
  const other = await belongingsOf(at, own);
  return {
    own,
    other,
    colleague: await partyOf(at, home, 'peerCanary', 'Curling (M)'),
    stranger: await partyOf(at, away, 'farCanary', 'Biathlon (W)'),
  };
}

interface House {
  institutionId: number;
  houseMark: string;
  appKey: string;
}

async function houseOf(at: TestApp, houseMark: string): Promise<House> {
  const { id: institutionId } = await build.institution(at, { name: `${houseMark} institution` });
  const { key } = await createAppCaller(at, institutionId);
  return { institutionId, houseMark, appKey: key };
}

async function partyOf(
  at: TestApp,
  { institutionId, houseMark, appKey }: House,
  mark: string,
  sport: Sport,
): Promise<Party> {
  const email = `${mark}@club.test`;
  const coach = await build.coach(at, {
    institutionId,
    name: `${mark} coach`,
    email,
    phone: `${mark} phone`,
    role: `${mark} role`,
    avatar: `data:${mark}`,
  });
  const marked = { coach, mark, houseMark, sport };
  const releaseKey = await createReleaseKey(at, releasedAreaOf(marked), `${mark} key`);
  return { ...marked, things: await belongingsOf(at, marked), appKey, releaseKey };
}

/** The coach's browser with a new session, without the slow hash of a password. */
export async function signedIn(at: TestApp, coach: CoachEntity): Promise<Actor> {
  const actor = new Actor(at, coach);
  const { passwordHash } = await at.read.findOneByOrFail(CoachEntity, { id: coach.id });
  const token = await at.write((tx) =>
    startSessionAfterSignIn(
      tx,
      { coachId: coach.id, institutionId: coach.institutionId, passwordHash },
      { address: '127.0.0.1', replacedToken: undefined },
      at.clock.now(),
    ),
  );
  actor.cookies['touchline_session'] = token ?? '';
  return actor;
}
