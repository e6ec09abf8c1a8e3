import type { EntityManager } from 'typeorm';
import { notFound } from '../../common/errors/shared.errors.js';
import { select, type RowOf } from '../../database/row-selection.js';
import { ImportEntity } from './import.entity.js';

/** Imports of a team that a list shows. */
const LISTED = 50;

const IMPORT = select(ImportEntity, 'file').and<{ coachName: string | null }>({ coachName: 'coach.name' });
export type ListedImport = RowOf<typeof IMPORT>;

const OF_TEAM = `FROM imports file LEFT JOIN coaches coach ON coach.id = file.coach_id WHERE file.team_id = :teamId`;

/** The newest imports of a team. One query. */
export const findImports = (manager: EntityManager, teamId: number): Promise<ListedImport[]> =>
  IMPORT.read(manager, `${OF_TEAM} ORDER BY file.created_at DESC, file.id DESC LIMIT ${LISTED}`, { teamId });

/** An import of the team. Throws "not found". One query. */
export async function requireImport(manager: EntityManager, teamId: number, id: number): Promise<ListedImport> {
  const found = await IMPORT.readOne(manager, `${OF_TEAM} AND file.id = :id`, { teamId, id });
  if (!found) throw notFound();
  return found;
}
