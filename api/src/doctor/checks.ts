import type { Check } from './check.js';
import { backupsCheck } from './checks/backups.check.js';
import { certificateCheck } from './checks/certificate.check.js';
import { clockCheck } from './checks/clock.check.js';
import { completeRunCheck } from './checks/complete-run.check.js';
import { databaseCheck } from './checks/database.check.js';
import { demoDataCheck } from './checks/demo-data.check.js';
import { diskCheck } from './checks/disk.check.js';
import { foldersCheck } from './checks/folders.check.js';
import { mailServerCheck, senderCheck } from './checks/mail-server.check.js';
import { mariaDbClusterCheck } from './checks/mariadb-cluster.check.js';
import { mariaDbConnectionsCheck, mariaDbEncryptionCheck } from './checks/mariadb-connection.check.js';
import { mariaDbDurabilityCheck } from './checks/mariadb-durability.check.js';
import { mariaDbRightsCheck } from './checks/mariadb-rights.check.js';
import { mariaDbTablesCheck } from './checks/mariadb-tables.check.js';
import { memoryCheck } from './checks/memory.check.js';
import { metricsCheck } from './checks/metrics.check.js';
import { migrationsCheck, restoreCheck } from './checks/migrations.check.js';
import { nodeCheck } from './checks/node.check.js';
import { publicAddressCheck } from './checks/public-address.check.js';
import { publicAnswerCheck } from './checks/public-answer.check.js';
import { registrationCodesCheck } from './checks/registration-codes.check.js';
import { secretsCheck } from './checks/secrets.check.js';
import { serverCheck } from './checks/server.check.js';
import { settingsCheck } from './checks/settings.check.js';
import { siteCheck } from './checks/site.check.js';
import { sqliteFileCheck } from './checks/sqlite-file.check.js';
import { timeZonesCheck } from './checks/time-zones.check.js';
import { waitingMailsCheck } from './checks/waiting-mails.check.js';

/** All checks, in the order of their lines. A further one is a file in `checks/` and its place here. */
export const CHECKS: readonly Check[] = [
  settingsCheck,
  nodeCheck,
  completeRunCheck,
  memoryCheck,
  clockCheck,
  timeZonesCheck,
  serverCheck,
  publicAddressCheck,
  certificateCheck,
  publicAnswerCheck,
  siteCheck,
  databaseCheck,
  migrationsCheck,
  restoreCheck,
  sqliteFileCheck,
  mariaDbDurabilityCheck,
  mariaDbTablesCheck,
  mariaDbConnectionsCheck,
  mariaDbEncryptionCheck,
  mariaDbRightsCheck,
  mariaDbClusterCheck,
  demoDataCheck,
  registrationCodesCheck,
  foldersCheck,
  secretsCheck,
  diskCheck,
  backupsCheck,
  mailServerCheck,
  senderCheck,
  waitingMailsCheck,
  metricsCheck,
];
