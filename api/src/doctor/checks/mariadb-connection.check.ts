import { isSentInClearText } from '../../config/database-url.js';
import { failed, ok, warning, type Check } from '../check.js';
import { serverVariables } from '../mariadb-variables.js';

/** Beside those of the calls: readiness, a command of the administrator with two, the backup, the administrator's own. */
const OTHER_CONNECTIONS = 5;
/** Seconds. The pool keeps connections while nobody works; one that the server has closed costs the next call an attempt. */
const SHORTEST_IDLE_SECONDS = 60;

export const mariaDbConnectionsCheck: Check = {
  subject: 'Connections',
  needs: ['DATABASE_URL', 'DATABASE_CONNECTIONS'],
  async run({ database, settings: { databaseConnections, databaseReaderUrl } }) {
    if (!database.isMariaDb) return [];
    const variables = await serverVariables(database, ['max_connections', 'max_user_connections', 'wait_timeout']);
    const number = (name: string) => Number(variables.get(name) ?? 0);
    // 0 stands for no limit of a user.
    const allowed = Math.min(number('max_connections'), number('max_user_connections') || Infinity);
    // Both addresses lead to the same server when it is the last one of a cluster.
    const ofCalls = databaseReaderUrl === null ? databaseConnections : 2 * databaseConnections;
    const needed = ofCalls + OTHER_CONNECTIONS;
    if (allowed < needed)
      return failed(
        `MariaDB allows ${allowed} connections, and one server of the product with its commands needs ${needed}: raise max_connections, or lower DATABASE_CONNECTIONS (${databaseConnections}).`,
      );
    if (number('wait_timeout') < SHORTEST_IDLE_SECONDS)
      return warning(
        `wait_timeout of MariaDB is ${number('wait_timeout')} seconds: raise it to 600, because calls lose their connections.`,
      );
    return ok(`MariaDB allows ${allowed} connections; each server of the product needs up to ${ofCalls + 1}.`);
  },
};

export const mariaDbEncryptionCheck: Check = {
  subject: 'Encryption',
  needs: ['DATABASE_URL'],
  async run({ database, settings }) {
    if (settings.database.kind !== 'mariadb') return [];
    if (isSentInClearText(settings.database.url))
      return warning(
        'The connection to the database is not encrypted, and health data crosses the network in clear text: append ?ssl=true to DATABASE_URL.',
      );
    const [row] = await database.rows<{ Value: string }>("SHOW SESSION STATUS LIKE 'Ssl_version'");
    return ok(
      row?.Value
        ? `The connection to the database is encrypted (${row.Value}).`
        : 'The connection to the database stays on this machine.',
    );
  },
};
