import { createPino, JsonLogger } from '../../src/common/logging/json-logger.js';
import { failureMessage } from '../../src/start-messages.js';
import { builtModule, buildApi, outputOf, runScript } from '../support/built-api.js';
import { captureLog } from '../support/log-lines.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp } from '../support/test-app.js';

const SECRET = 'plantedNote';
/** Fails with an error whose message and properties quote the value. */
const FAILING = 'INSERT INTO institutions (id, name) VALUES (?, ?), (?, ?)';
const VALUES = [1, SECRET, 1, SECRET];

async function failedStatement(): Promise<Error> {
  const at = await createTestApp();
  try {
    return await at
      .write((tx) => tx.query(FAILING, VALUES))
      .then(
        () => new Error('It did not fail.'),
        (error: Error) => error,
      );
  } finally {
    await at.close();
  }
}

describe('an error of the database', () => {
  let error: Error;

  beforeAll(async () => {
    error = await failedStatement();
    expect(JSON.stringify({ ...error })).toContain(SECRET);
  });

  it('is logged without its values, whichever way the logger is called', () => {
    const log = captureLog();
    try {
      const pino = createPino('trace');
      const logger = new JsonLogger(pino);
      logger.error(error);
      // As Nest does at a failed stop.
      logger.error(error, error.stack);
      logger.error(
        `Failed to close the data source: ${error.message}\n ${SECRET}`,
        `${error.stack}`,
        'TypeOrmCoreModule',
      );
      logger.warn({ failure: error, err: error, problem: 'x' });
      pino.error(error);
      pino.error(error, 'x');
      pino.error({ err: error });
      const lines = log.lines.join('').trim().split('\n');
      expect(lines).toHaveLength(7);
      for (const line of lines) expect(line).toContain('"kind":"QueryFailedError"');
      expect(log.lines.join('')).not.toContain(SECRET);
    } finally {
      log.restore();
    }
  });

  it('ends a start with a sentence without its values', () => {
    expect(failureMessage(error)).toContain('QueryFailedError');
    expect(failureMessage(error)).not.toContain(SECRET);
  });

  it.each([
    'setTimeout(() => { throw error; })',
    'void Promise.reject(error)',
    'void Promise.reject(error.parameters[1])',
  ])('ends a process without being printed: %s', async (fault) => {
    buildApi();
    const { target, drop } = await createMigratedDatabase();
    const { code, stdout, stderr } = await outputOf(
      runScript(`
          import 'reflect-metadata';
          import { createDatabaseContext } from '${builtModule('database-context')}';
          import { prepareProcess } from '${builtModule('common/logging/prepare-process')}';
          import { DatabaseConnection } from '${builtModule('database/database-connection')}';
          import { UnitOfWork } from '${builtModule('database/unit-of-work')}';
          prepareProcess();
          const context = await createDatabaseContext(${JSON.stringify(target)});
          await context.get(DatabaseConnection).open();
          try {
            await context.get(UnitOfWork).write((tx) => tx.query(${JSON.stringify(FAILING)}, ${JSON.stringify(VALUES)}));
          } catch (error) {
            ${fault};
            await new Promise((done) => setTimeout(done, 10_000));
          }
        `),
    );
    await drop();
    const kind = fault.includes('parameters') ? 'UnhandledPromiseRejection' : 'QueryFailedError';
    expect(JSON.parse(stderr)).toMatchObject({ level: 60, context: 'process', kind });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).not.toContain(SECRET);
  });
});
