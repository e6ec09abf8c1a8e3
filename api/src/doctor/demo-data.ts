import type { DatabaseAccess } from './database-access.js';

/** Whether the demo coaches, whose passwords are public, can sign in. */
export async function hasDemoData(database: DatabaseAccess): Promise<boolean> {
  return (await database.rows('SELECT id FROM institutions WHERE is_demo = 1 LIMIT 1')).length > 0;
}
