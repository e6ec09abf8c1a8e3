import { createDatabaseContext } from '../../src/database-context.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { createTestDatabase } from '../support/test-database.js';

describe('a MariaDB database', () => {
  it.each(['utf8mb4_general_ci', 'utf8mb4_bin', 'utf8mb4_general_nopad_ci'])(
    'that treats different texts as equal (%s) is refused with the statement that helps',
    async (collation) => {
      const wrong = await createTestDatabase(collation);
      const context = await createDatabaseContext(wrong.target);
      try {
        await expect(context.get(DatabaseConnection).open()).rejects.toThrow(
          /ALTER DATABASE `touchline_test_\w+` CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;$/,
        );
      } finally {
        await context.close();
        await wrong.drop();
      }
    },
  );
});
