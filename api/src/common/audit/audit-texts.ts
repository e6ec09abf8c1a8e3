import type { AuditAction, HealthData } from './audit-entry.entity.js';

/** What entries of the audit say to people. */
export const ACTION_TEXTS: Readonly<Record<AuditAction, string>> = {
  read: 'read',
  create: 'created',
  update: 'updated',
  delete: 'deleted',
};
export const KIND_TEXTS: Readonly<Record<HealthData, string>> = {
  wellness: 'wellness',
  training_load: 'training load',
  fatigue: 'performance tests',
  profile: 'body and injury',
};
