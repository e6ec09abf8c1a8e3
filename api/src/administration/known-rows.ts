import type { EntityManager } from 'typeorm';
import { matchKey } from '../common/text/keys.js';
import { CoachEntity, InstitutionEntity } from '../modules/coaches/index.js';
import { TeamEntity } from '../modules/teams/index.js';
import { CommandError } from './command-error.js';

/** The rows that the options of a command name. Each `require…` throws CommandError with a sentence for the administrator. */

export async function requireCoach(manager: EntityManager, email: string): Promise<CoachEntity> {
  const coach = await manager.findOneBy(CoachEntity, { emailKey: matchKey(email) });
  if (!coach) throw new CommandError(`There is no coach with the address ${email}. \`list\` prints all addresses.`);
  return coach;
}

export async function findInstitution(manager: EntityManager, name: string): Promise<InstitutionEntity | undefined> {
  return (await manager.find(InstitutionEntity)).find((institution) => matchKey(institution.name) === matchKey(name));
}

export async function requireInstitution(manager: EntityManager, name: string): Promise<InstitutionEntity> {
  const institution = await findInstitution(manager, name);
  if (institution) return institution;

  const known = (await manager.find(InstitutionEntity, { order: { name: 'ASC' } })).map((each) => each.name);
  const existing = known.length === 0 ? 'There is none yet; `add` creates it.' : `There are: ${known.join(', ')}.`;
  throw new CommandError(`There is no institution "${name}". ${existing}`);
}

/** `team` is a name or a number. */
export async function requireTeam(manager: EntityManager, institutionId: number, team: string): Promise<TeamEntity> {
  const teams = await manager.find(TeamEntity, { where: { institutionId }, order: { nameKey: 'ASC' } });
  const wanted = teams.find(({ nameKey }) => nameKey === matchKey(team)) ?? teams.find(({ id }) => String(id) === team);
  if (wanted) return wanted;

  const existing =
    teams.length === 0
      ? 'It has none yet; a coach creates the first one on the Create Team page.'
      : `It has: ${teamNames(teams)}.`;
  throw new CommandError(`The institution has no team "${team}". ${existing}`);
}

/** "Under 16 (3), Under 18 (4)" */
export const teamNames = (teams: readonly Pick<TeamEntity, 'id' | 'name'>[]): string =>
  teams.map(({ id, name }) => `${name} (${id})`).join(', ');
