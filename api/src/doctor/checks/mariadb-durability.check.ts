import { failed, ok, warning, type Answer, type Check } from '../check.js';
import { serverVariables } from '../mariadb-variables.js';

const NAMES = [
  'innodb_flush_log_at_trx_commit',
  'log_bin',
  'sync_binlog',
  'innodb_doublewrite',
  'innodb_flush_method',
  'innodb_force_recovery',
  'read_only',
] as const;

/** Whether what the server has confirmed survives a power cut. */
export const mariaDbDurabilityCheck: Check = {
  subject: 'Durability',
  needs: ['DATABASE_URL'],
  async run({ database }) {
    if (!database.isMariaDb) return [];
    const variables = await serverVariables(database, NAMES);
    const problems = problemsOf((name) => variables.get(name) ?? '');
    if (problems.length > 0) return problems;
    const log = variables.get('log_bin') === 'ON' ? 'and so is its binary log' : 'and it keeps no binary log';
    return ok(`MariaDB has each change on the disk before it confirms it, ${log}.`);
  },
};

function problemsOf(value: (name: (typeof NAMES)[number]) => string): Answer[] {
  const problems: Answer[] = [];
  if (value('innodb_flush_log_at_trx_commit') !== '1')
    problems.push(
      failed(
        `innodb_flush_log_at_trx_commit of MariaDB is ${value('innodb_flush_log_at_trx_commit')}: a power cut loses records that were answered as saved. Set it to 1.`,
      ),
    );
  if (value('log_bin') === 'ON' && value('sync_binlog') !== '1')
    problems.push(
      failed(
        `sync_binlog of MariaDB is ${value('sync_binlog')}, and the binary log is on: after a power cut records that were answered as saved can be missing. Set it to 1.`,
      ),
    );
  if (value('innodb_flush_method') === 'nosync')
    problems.push(
      failed('innodb_flush_method of MariaDB is nosync: nothing is sure to be on the disk. Remove the setting.'),
    );
  // DETECT_AND_RECOVER and the like are ON.
  if (['OFF', '0'].includes(value('innodb_doublewrite')))
    problems.push(
      warning(
        'innodb_doublewrite of MariaDB is OFF: a power cut can destroy pages for good, unless the disk writes a whole page at once. Set it to ON.',
      ),
    );
  if (!['', '0'].includes(value('innodb_force_recovery')))
    problems.push(failed('innodb_force_recovery of MariaDB is set, which is for rescuing data only: remove it.'));
  if (!['', 'OFF', '0'].includes(value('read_only')))
    problems.push(
      failed('MariaDB is read_only: nothing can be saved. Set read_only to OFF, or use the server that takes writes.'),
    );
  return problems;
}
