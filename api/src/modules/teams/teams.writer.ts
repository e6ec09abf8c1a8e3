import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { Sport } from '@touchline/contracts/sports';
import type { CreateTeamBody } from '@touchline/contracts/teams.schema';
import type { EntityManager } from 'typeorm';
import { matchKey } from '../../common/text/keys.js';
import { retryOnUniqueViolation } from '../../common/versioned/retry-on-unique-violation.js';
import { lockRows } from '../../database/unit-of-work.js';
import { defaultTeamName } from './calc/default-team-name.js';
import { isEmpty } from './calc/team-contents.js';
import { TeamStaffEntity } from './team-staff.entity.js';
import { TeamEntity } from './team.entity.js';
import { codeTaken, teamNameTaken, teamNotEmpty } from './teams.errors.js';
import { countContents, findNameKeys, isCodeTaken, isNameTaken } from './teams.repository.js';

const NAME_KEY_LENGTH = 255;

/** Creates a team with its first coach and returns its id. Without a name it is named after its sport. */
export async function createTeam(
  tx: EntityManager,
  { institutionId, coachId }: { institutionId: number; coachId: number },
  body: CreateTeamBody,
  codeExpiresAt: Date,
): Promise<number> {
  await lockRows(tx, 'institutions', [institutionId]);
  const name = body.name ?? (await freeName(tx, institutionId, body.sport));
  const nameKey = teamNameKey(name);
  if (await isNameTaken(tx, institutionId, nameKey)) throw teamNameTaken(name);
  if (await isCodeTaken(tx, body.registration_code)) throw codeTaken();

  const team = { institutionId, sport: body.sport, name, nameKey };
  return retryOnUniqueViolation(async () => {
    const { identifiers } = await tx.insert(TeamEntity, {
      ...team,
      registrationCode: body.registration_code,
      codeExpiresAt,
    });
    const id = Number(identifiers[0]?.['id']);
    await tx.insert(TeamStaffEntity, { teamId: id, coachId, role: 'head_coach' });
    return id;
  });
}

/** Throws when another team of the institution has this name. */
export async function renameTeam(tx: EntityManager, team: TeamEntity, name: string): Promise<void> {
  await lockRows(tx, 'institutions', [team.institutionId]);
  const nameKey = teamNameKey(name);
  if (await isNameTaken(tx, team.institutionId, nameKey, team.id)) throw teamNameTaken(name);

  await retryOnUniqueViolation(() => tx.update(TeamEntity, { id: team.id }, { name, nameKey }));
}

export async function changeSport(tx: EntityManager, teamId: number, sport: Sport): Promise<void> {
  await tx.update(TeamEntity, { id: teamId }, { sport });
}

/**
 * Stores a new registration code, or none. With `expectedCode`, the code that the coach saw, a team that has another
 * code by now keeps it.
 */
export async function changeCode(
  tx: EntityManager,
  teamId: number,
  code: Pick<TeamEntity, 'registrationCode' | 'codeExpiresAt'>,
  expectedCode: string | undefined,
): Promise<void> {
  if (code.registrationCode !== null && (await isCodeTaken(tx, code.registrationCode, teamId))) throw codeTaken();

  const expected = expectedCode === undefined ? {} : { registrationCode: expectedCode };
  await retryOnUniqueViolation(() => tx.update(TeamEntity, { id: teamId, ...expected }, code));
}

/**
 * Deletes an empty team with its staff and with its registrations that were answered or have expired, which no list
 * shows. The caller has locked the institution, as a coach who accepts a registration does: no athlete joins the team
 * meanwhile. Any other row added to it meanwhile violates a foreign key, and the write runs again.
 */
export async function deleteTeam(
  tx: EntityManager,
  { id, name }: TeamEntity,
  at: { now: Date; today: CalendarDate },
): Promise<void> {
  const contents = await countContents(tx, id, at);
  if (!isEmpty(contents)) throw teamNotEmpty(name, contents);

  await tx.createQueryBuilder().delete().from('pending_athletes').where('team_id = :id', { id }).execute();
  await tx.delete(TeamEntity, { id });
}

/**
 * Equal for names that differ in case, width or spacing only. Normalising can lengthen a name: the key is cut to the
 * length of its column, between characters.
 */
function teamNameKey(name: string): string {
  return [...matchKey(name)].slice(0, NAME_KEY_LENGTH).join('');
}

async function freeName(tx: EntityManager, institutionId: number, sport: string): Promise<string> {
  const taken = await findNameKeys(tx, institutionId, teamNameKey(sport));
  return defaultTeamName(sport, (name) => taken.has(teamNameKey(name)));
}
