import { Database } from '../../src/database/database.js';
import { createTestDatabase } from '../support/test-database.js';

describe('a MariaDB database', () => {
  it.each(['utf8mb4_general_ci', 'utf8mb4_bin', 'utf8mb4_general_nopad_ci'])(
    'that takes different texts for equal (%s) is refused with the statement that helps',
    async (collation) => {
      const wrong = await createTestDatabase(collation);
      const database = new Database(wrong.target);
      try {
        await expect(database.open()).rejects.toThrow(
          /ALTER DATABASE `touchline_test_\w+` CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin;$/,
        );
      } finally {
        await database.close();
        await wrong.drop();
      }
    },
  );
});
