import { LessThanOrEqual } from 'typeorm';
import { HOUR_MS, inTransaction, type HousekeepingTask } from '../../../common/housekeeping/housekeeping-task.js';
import { deleteBatch } from '../../../database/delete-batch.js';
import { StaffInvitationEntity } from './staff-invitation.entity.js';

export const EXPIRED_INVITATIONS: HousekeepingTask = {
  name: 'staff invitations',
  everyMs: HOUR_MS,
  step: inTransaction((tx, now) => deleteBatch(tx, StaffInvitationEntity, { expiresAt: LessThanOrEqual(now) })),
};
