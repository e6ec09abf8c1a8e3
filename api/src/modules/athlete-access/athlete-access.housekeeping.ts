import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../database/delete-batch.js';
import { AthleteLinkEntity } from './athlete-link.entity.js';
import { removeExpired } from './devices/expired-devices.writer.js';

/** For so long a coach sees that an athlete had a link. */
const ENDED_LINK_DAYS = 365;

/** Devices that have ended. Without an index: an athlete has five at most, and they are few for one run a day. */
export const EXPIRED_DEVICES: HousekeepingTask = {
  name: 'athlete devices',
  everyMs: 24 * HOUR_MS,
  step: inTransaction((tx, now) => removeExpired(tx, now)),
};

/** Links that ended a year ago. Without an index: there is one row per athlete at most. */
export const OLD_LINKS: HousekeepingTask = {
  name: 'athlete links',
  everyMs: 24 * HOUR_MS,
  step: inTransaction((tx, now) => {
    const cutoff = new Date(now.getTime() - ENDED_LINK_DAYS * 24 * HOUR_MS);
    return deleteBatch(tx, AthleteLinkEntity, { expiresAt: LessThanOrEqual(cutoff) });
  }),
};
