import type { EntityManager } from 'typeorm';
import { select } from '../../../database/row-selection.js';
import { ImportedRowEntity } from '../imported-row.entity.js';

const WRITTEN = select(ImportedRowEntity, 'row', ['recordId', 'version']);

/** The events that imports wrote for a team, as `id version`: one of a later version was edited since. One query. */
export async function findUntouchedEvents(manager: EntityManager, teamId: number): Promise<Set<string>> {
  const rows = await WRITTEN.read(
    manager,
    `FROM imports file
     INNER JOIN imported_rows row ON row.import_id = file.id AND row.kind = 'event'
     WHERE file.team_id = :teamId`,
    { teamId },
  );
  return new Set(rows.map(({ recordId, version }) => `${recordId} ${version}`));
}
