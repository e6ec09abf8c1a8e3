import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../../database/delete-batch.js';
import { AddressRequestEntity } from './address-request.entity.js';

export const EXPIRED_ADDRESS_REQUESTS: HousekeepingTask = {
  name: 'address requests',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) => deleteBatch(tx, AddressRequestEntity, { expiresAt: LessThanOrEqual(now) })),
};
