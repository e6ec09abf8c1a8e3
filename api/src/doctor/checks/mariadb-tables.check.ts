import { REQUIRED_COLLATION } from '../../database/mariadb-check.js';
import { failed, ok, type Check } from '../check.js';

const TABLES = `SELECT TABLE_NAME AS name, TABLE_COLLATION AS collation_name, ENGINE AS engine
  FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' ORDER BY TABLE_NAME`;

/** The collation of the database itself is checked when it is opened: only new tables get it. */
export const mariaDbTablesCheck: Check = {
  subject: 'Tables',
  needs: ['DATABASE_URL'],
  async run({ database }) {
    if (!database.isMariaDb) return [];
    const tables = await database.rows<{ name: string; collation_name: string; engine: string }>(TABLES);
    const answers = tables.flatMap(({ name, collation_name: collation, engine }) => {
      if (engine !== 'InnoDB')
        return [
          failed(`The table ${name} uses ${engine}, which loses changes: ALTER TABLE \`${name}\` ENGINE=InnoDB;`),
        ];
      if (collation === REQUIRED_COLLATION) return [];
      return [
        failed(
          `The table ${name} uses ${collation}, which takes different names as equal: ALTER TABLE \`${name}\` CONVERT TO CHARACTER SET utf8mb4 COLLATE ${REQUIRED_COLLATION};`,
        ),
      ];
    });
    return answers.length > 0 ? answers : ok(`All ${tables.length} tables use InnoDB with ${REQUIRED_COLLATION}.`);
  },
};
