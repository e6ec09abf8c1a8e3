import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../../database/delete-batch.js';
import { PasswordResetEntity } from './password-reset.entity.js';

export const EXPIRED_RESET_LINKS: HousekeepingTask = {
  name: 'password resets',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) => deleteBatch(tx, PasswordResetEntity, { expiresAt: LessThanOrEqual(now) })),
};
