import { newToken, hashToken } from '../../src/common/auth/secret-token.js';
import { DeviceCookie } from '../../src/common/auth/device-cookie.js';
import { AthleteDeviceEntity } from '../../src/modules/athlete-access/index.js';
import { ConsentEntity } from '../../src/modules/consents/index.js';
import { Actor } from './actors.js';
import type { TestApp } from './test-app.js';

const DAY_MS = 86_400_000;

/** Someone who agreed for themselves, unless the test says otherwise. */
export async function giveConsent(at: TestApp, athleteId: number, partial: Partial<ConsentEntity> = {}): Promise<void> {
  await at.write((tx) =>
    tx.insert(ConsentEntity, {
      athleteId,
      pendingAthleteId: null,
      currentAthleteId: athleteId,
      textVersion: '2026-11',
      givenBy: 'athlete',
      guardianName: null,
      relation: null,
      givenAt: at.clock.now(),
      coachId: null,
      withdrawnAt: null,
      endReason: null,
      ...partial,
    }),
  );
}

/** An athlete with a browser that was paired just now, in place of the one in this slot. */
export async function answeringAthlete(
  at: TestApp,
  athleteId: number,
  { consent = true, slot = 1, name = 'iPhone, Safari' } = {},
): Promise<Actor> {
  const token = newToken();
  const now = at.clock.now();
  await at.write(async (tx) => {
    await tx.delete(AthleteDeviceEntity, { athleteId, slot });
    await tx.insert(AthleteDeviceEntity, {
      athleteId,
      slot,
      tokenSha256: hashToken(token),
      name,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + 90 * DAY_MS),
    });
  });
  const hasConsent = await at.read.existsBy(ConsentEntity, { currentAthleteId: athleteId });
  if (consent && !hasConsent) await giveConsent(at, athleteId);
  const actor = new Actor(at);
  actor.cookies[at.app.get(DeviceCookie).name] = token;
  return actor;
}
