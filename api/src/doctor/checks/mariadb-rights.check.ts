import { failed, ok, warning, type Answer, type Check } from '../check.js';

/** On the product's own database. */
const NEEDED = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'] as const;
const CHANGES_TABLES = ['CREATE', 'ALTER', 'DROP', 'INDEX', 'REFERENCES', 'TRIGGER', 'CREATE VIEW', 'CREATE ROUTINE'];
/** Global rights to read or change other data than the product's. The global rights that a backup needs do not. */
const REACHES_OTHER_DATA = /^(ALL PRIVILEGES|SUPER|SELECT|INSERT|UPDATE|DELETE|DROP|ALTER|CREATE USER|FILE)$/;

export interface Grant {
  rights: string[];
  /** The database as the server shows it, where `%` and `_` stand for others; `*` for all. */
  database: string;
}

export const mariaDbRightsCheck: Check = {
  subject: 'Rights',
  needs: ['DATABASE_URL'],
  async run({ database }): Promise<Answer | Answer[]> {
    if (!database.isMariaDb) return [];
    const [row] = await database.rows<{ name: string }>('SELECT DATABASE() AS name');
    // A grant contains the hash of the password: none is printed.
    const grants = (await database.rows<Record<string, string>>('SHOW GRANTS')).flatMap((line) =>
      Object.values(line).flatMap(parseGrant),
    );
    return judgeRights(grants, row?.name ?? '');
  },
};

/** Faults in the rights of the product's user on `database`; ok without any. */
export function judgeRights(grants: readonly Grant[], database: string): Answer[] {
  const own = new Set(grants.filter((grant) => covers(grant, database)).flatMap(({ rights }) => rights));
  const hasAll = own.has('ALL PRIVILEGES');
  const missing = hasAll ? [] : NEEDED.filter((right) => !own.has(right));
  const answers: Answer[] = [];
  if (missing.length > 0)
    answers.push(
      failed(
        `The user in DATABASE_URL lacks rights on this database: GRANT ${missing.join(', ')} ON \`${database}\`.* to it.`,
      ),
    );
  if (hasAll || CHANGES_TABLES.some((right) => own.has(right)))
    answers.push(
      warning(
        'The user in DATABASE_URL may change tables, which only migrations and restores need: grant it SELECT, INSERT, UPDATE and DELETE only, and name another user in MIGRATION_DATABASE_URL for those.',
      ),
    );
  if (grants.some((grant) => grant.database === '*' && grant.rights.some((right) => REACHES_OTHER_DATA.test(right))))
    answers.push(
      warning(
        'The user in DATABASE_URL may change more than this database: use one with rights on this database only.',
      ),
    );
  return answers.length > 0 ? answers : [ok('The user in DATABASE_URL may read and write the rows of this database.')];
}

/** Grants on whole databases; those on single tables, and of roles, give nothing here. */
export function parseGrant(line: string): Grant[] {
  const [, rights, database] = /^GRANT (.+) ON (\*|`(?:[^`]|``)+`)\.\* TO /.exec(line) ?? [];
  if (rights === undefined || database === undefined) return [];
  return [{ rights: rights.split(', '), database: database.replace(/^`|`$/g, '').replaceAll('``', '`') }];
}

function covers({ database: pattern }: Grant, database: string): boolean {
  if (pattern === '*') return true;
  const expression = pattern.replace(/\\?[^]/g, (token) => {
    if (token === '%') return '.*';
    if (token === '_') return '.';
    return token.slice(-1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${expression}$`, 's').test(database);
}
