import { Injectable } from '@nestjs/common';
import { clientKey } from '../../../common/http/client-address.js';
import { AttemptLimiter } from '../../../common/limits/attempt-limiter.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { Clock } from '../../../common/time/clock.js';
import { lockRows, UnitOfWork } from '../../../database/unit-of-work.js';
import { linkInvalid, tooManyPairings } from '../athlete-access.errors.js';
import { deviceName } from '../calc/device-name.js';
import { hashAthleteKey } from '../../../common/auth/athlete-key.js';
import { findLinkedAthlete } from '../links/links.repository.js';
import { pairDevice, type PairedDevice } from './devices.writer.js';

/** A key cannot be guessed; the limit keeps a flood of wrong ones away from the database. */
const WRONG_KEYS_PER_ADDRESS = 120;
const HOUR_SECONDS = 3600;

export interface PairingCall {
  /** As the athlete's browser got it, or as somebody typed it. */
  key: string;
  /** The token that the browser already has as a device, of any athlete. */
  token: string | undefined;
  userAgent: string | undefined;
  /** Network address of the browser. */
  address: string;
}

/** Makes a browser a device of the athlete whose link it opened. */
@Injectable()
export class PairingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly limiter: AttemptLimiter,
    private readonly clock: Clock,
  ) {}

  /** Every key that pairs nothing is answered alike, after the same statements. A link may pair several devices. */
  async pair(call: PairingCall): Promise<PairedDevice & { at: Date }> {
    const now = this.clock.now();
    const key = `pairing:address:${clientKey(call.address)}`;
    const paired = await this.limiter.attempt(
      [{ key, limit: WRONG_KEYS_PER_ADDRESS, windowSeconds: HOUR_SECONDS }],
      tooManyPairings,
      () => this.pairByKey(call, now),
      (result) => result === null,
    );
    if (!paired) throw linkInvalid();
    return { ...paired, at: now };
  }

  private pairByKey({ key, token, userAgent, address }: PairingCall, now: Date): Promise<PairedDevice | null> {
    const keySha256 = hashAthleteKey(key);
    const browser = { name: deviceName(userAgent), token, network: networkOf(address) };
    return this.unitOfWork.write(async (tx) => {
      const found = await findLinkedAthlete(tx, keySha256, now);
      if (!found) return null;

      // Read again behind the lock: a coach who ends the link ends the devices that were paired before.
      await lockRows(tx, 'athletes', [found.athleteId]);
      const athlete = await findLinkedAthlete(tx, keySha256, now);
      return athlete && pairDevice(tx, athlete, browser, now);
    });
  }
}
