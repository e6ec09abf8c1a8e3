import { refuseForeignReader, refuseSeveralWriters } from '../../database/cluster-check.js';
import { isGaleraNode, whyNodeServesNobody } from '../../database/galera-node.js';
import { DatabaseSetupError } from '../../database/mariadb-check.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';
import { DatabaseAccess } from '../database-access.js';
import type { DoctorContext } from '../doctor-context.js';
import { serverVariables } from '../mariadb-variables.js';

/** Milliseconds for which each COMMIT waits while a cluster as in `deploy/cluster/` finds out that a node is lost, and a little more. */
const PATIENCE_MS = 3400;

export const mariaDbClusterCheck: Check = {
  subject: 'Cluster',
  needs: ['DATABASE_URL', 'DATABASE_READER_URL'],
  async run(context) {
    const { database, settings } = context;
    if (!database.isMariaDb) return [];
    const isNode = await isGaleraNode((sql, values) => database.rows(sql, values));
    const several = await sentenceOf(async () => refuseSeveralWriters(await database.open()));
    const answers = several === null ? [] : [failed(several)];
    if (isNode) answers.push(...(await aboutNode(context)));
    if (settings.databaseReaderUrl !== null) answers.push(await aboutReader(context, settings.databaseReaderUrl));
    return answers;
  },
};

async function aboutNode({ database, settings }: DoctorContext): Promise<Answer[]> {
  const reason = await whyNodeServesNobody((sql, values) => database.rows(sql, values));
  if (reason !== null)
    return [
      failed(`The node of DATABASE_URL takes no writes (${reason}): start the other nodes, or bring it back to them.`),
    ];
  const size = (await serverVariables(database, ['wsrep_cluster_size'], 'STATUS')).get('wsrep_cluster_size');
  const { writeMs } = settings.databaseDeadlines;
  const tooShort = warning(
    `DATABASE_WRITE_MS is ${writeMs}: set it to ${PATIENCE_MS}, because saving waits that long when a node is lost, and calls are answered 503 before.`,
  );
  return [ok(`The node of DATABASE_URL works in a cluster of ${size}.`), ...(writeMs < PATIENCE_MS ? [tooShort] : [])];
}

async function aboutReader({ database, settings, waitMs }: DoctorContext, url: string): Promise<Answer> {
  const reader = new DatabaseAccess({ ...settings, database: { kind: 'mariadb', url } }, waitMs);
  try {
    const source = await reader.open();
    const foreign = await sentenceOf(async () => refuseForeignReader(await database.open(), source));
    await source.destroy();
    return foreign === null ? ok('The nodes of DATABASE_READER_URL serve reads.') : failed(foreign);
  } catch {
    return warning('No node of DATABASE_READER_URL answers: DATABASE_URL serves all reads.');
  }
}

/** The sentence of a DatabaseSetupError; null when `check` finds nothing. Throws every other error. */
async function sentenceOf(check: () => Promise<void>): Promise<string | null> {
  try {
    await check();
    return null;
  } catch (error) {
    if (error instanceof DatabaseSetupError) return error.message;
    throw error;
  }
}
