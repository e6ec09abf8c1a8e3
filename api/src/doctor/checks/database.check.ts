import { failed, NotPossible, ok, warning, type Answer, type Check } from '../check.js';
import type { DoctorContext } from '../doctor-context.js';

/** The oldest release whose statements the product uses. */
const OLDEST_MARIADB = [10, 11] as const;

export const databaseCheck: Check = {
  subject: 'Database',
  needs: ['DATABASE_URL', 'DATA_DIR'],
  async run(context) {
    const { database } = context;
    try {
      const source = await database.open();
      const version = database.isMariaDb ? 'VERSION()' : 'sqlite_version()';
      const [row] = await source.query<{ version: string }[]>(`SELECT ${version} AS version`);
      return judge(context, row?.version ?? '');
    } catch (error) {
      if (error instanceof NotPossible) return warning(error.message);
      return failed(database.sentenceFor(error));
    }
  },
};

function judge({ settings: { database } }: DoctorContext, version: string): Answer {
  if (database.kind === 'sqlite') return ok(`The embedded SQLite ${version} reads ${database.file}.`);
  const { hostname, port, pathname } = new URL(database.url);
  const [name = ''] = version.split('-');
  const sentence = `MariaDB ${name} at ${hostname}:${port || 3306} answers for the database ${pathname.slice(1)}`;
  const [major = 0, minor = 0] = name.split('.').map(Number);
  const isOld = major < OLDEST_MARIADB[0] || (major === OLDEST_MARIADB[0] && minor < OLDEST_MARIADB[1]);
  return isOld
    ? failed(`${sentence}, and Touchline needs ${OLDEST_MARIADB.join('.')} or later: upgrade it.`)
    : ok(`${sentence}.`);
}
