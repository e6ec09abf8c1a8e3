import type { EntityManager } from 'typeorm';
import { forgetAttempts } from '../common/limits/attempt-limiter.js';
import { matchKey } from '../common/text/keys.js';
import { isUniqueViolation } from '../database/database-errors.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { ApiKey, Coach, hashPassword, Institution, reauthKey, replacePassword } from '../modules/coaches/index.js';
import { Team, TeamStaff } from '../modules/teams/index.js';
import { addRoutine } from '../modules/workout-library/index.js';
import { generateApiKey, generatePassword } from './generated-secrets.js';
import { Refused } from './refused.js';

export interface NewCoach {
  name: string;
  email: string;
  institution: string;
  /** Needed for a new institution; for a known one it must be its own. */
  timeZone?: string | undefined;
  phone?: string | undefined;
  role?: string | undefined;
}

export interface ListedCoach {
  id: number;
  name: string;
  email: string;
  institution: string;
  timeZone: string;
  teams: { id: number; name: string }[];
}

/** What an administrator does with accounts, beside the running product: there is no sign-up. Throws Refused, and then nothing was written. */
export class Accounts {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Adds a coach and, where it is new, the institution. Answers the first password; it is kept nowhere else. */
  async add({ name, email, institution, timeZone, phone = '', role = 'Coach' }: NewCoach, now: Date): Promise<string> {
    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    try {
      await this.unitOfWork.write(async (tx) => {
        const institutionId = await institutionFor(tx, { name: institution, timeZone }, now);
        await tx.insert(Coach, {
          institutionId,
          name,
          email,
          emailKey: matchKey(email),
          phone: phone === '' ? null : phone,
          role,
          avatar: null,
          passwordHash,
        });
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new Refused(`There is already a coach with the address ${email}.`) : error;
    }
    return password;
  }

  /** By institution, then name. */
  async list(): Promise<ListedCoach[]> {
    const { read } = this.unitOfWork;
    const institutions = new Map((await read.find(Institution)).map((row) => [row.id, row]));
    const teams = new Map((await read.find(Team, { order: { nameKey: 'ASC' } })).map((row) => [row.id, row]));
    const staff = await read.find(TeamStaff, { order: { teamId: 'ASC' } });
    const coaches = await read.find(Coach, { order: { institutionId: 'ASC', name: 'ASC', id: 'ASC' } });
    return coaches.map(({ id, name, email, institutionId }) => {
      const own = staff.filter(({ coachId }) => coachId === id).flatMap(({ teamId }) => teams.get(teamId) ?? []);
      const institution = institutions.get(institutionId);
      return {
        id,
        name,
        email,
        institution: institution?.name ?? '',
        timeZone: institution?.timeZone ?? '',
        teams: own.map((team) => ({ id: team.id, name: team.name })),
      };
    });
  }

  /**
   * Answers the new password. Whoever was signed in with the old one no longer is. Failed proofs at an open screen are forgiven; failed sign-ins
   * are not, because they are counted per address and hashed, and from here nobody knows the coach's: that wait ends by itself.
   */
  async resetPassword(email: string): Promise<string> {
    const password = generatePassword();
    const passwordHash = await hashPassword(password);
    const coachId = await this.unitOfWork.write(async (tx) => {
      const { id } = await coachAt(tx, email);
      await replacePassword(tx, id, passwordHash);
      return id;
    });
    // The password is set by now and has to be shown, come what may.
    await this.unitOfWork.write((tx) => forgetAttempts(tx, [reauthKey(coachId)])).catch(() => undefined);
    return password;
  }

  /** `team` is a name or a number. Joining twice is harmless. Answers the team's name. */
  async joinTeam(email: string, team: string): Promise<string> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await coachAt(tx, email);
      const teams = await tx.find(Team, { where: { institutionId: coach.institutionId }, order: { nameKey: 'ASC' } });
      const wanted =
        teams.find(({ nameKey }) => nameKey === matchKey(team)) ?? teams.find(({ id }) => String(id) === team);
      if (!wanted)
        throw new Refused(
          `The coach's institution has no team "${team}". ${teams.length === 0 ? 'It has none yet; a coach creates the first one on the Create Team page.' : `It has: ${teams.map(({ id, name }) => `${name} (${id})`).join(', ')}.`}`,
        );
      const place = { teamId: wanted.id, coachId: coach.id };
      if (!(await tx.existsBy(TeamStaff, place))) await tx.insert(TeamStaff, place);
      return wanted.name;
    });
  }

  /** Answers the key, of which only the hash is stored, and its number, by which the audit names it. A known key ends when it is replaced. */
  async createApiKey(institution: string, replace: boolean, now: Date): Promise<{ key: string; id: number }> {
    const { key, sha256 } = generateApiKey();
    return this.unitOfWork.write(async (tx) => {
      const known = await institutionCalled(tx, institution);
      if (!known) throw new Refused(`There is no institution "${institution}".`);
      if (!replace && (await tx.existsBy(ApiKey, { institutionId: known.id }))) {
        throw new Refused(
          `${known.name} has a key already. With --replace it gets a new one, and the old one stops working at once.`,
        );
      }
      await tx.delete(ApiKey, { institutionId: known.id });
      const { identifiers } = await tx.insert(ApiKey, { institutionId: known.id, keySha256: sha256, createdAt: now });
      return { key, id: Number(identifiers[0]?.['id']) };
    });
  }
}

async function institutionFor(
  tx: EntityManager,
  { name, timeZone }: { name: string; timeZone?: string | undefined },
  now: Date,
): Promise<number> {
  const known = await institutionCalled(tx, name);
  if (known) {
    if (known.isDemo)
      throw new Refused(
        `${known.name} is demo data, which a reset wipes. Name an institution of your own, with its time zone.`,
      );
    if (timeZone !== undefined && timeZone !== known.timeZone)
      throw new Refused(`${known.name} has the time zone ${known.timeZone}; leave --time-zone out, or name that one.`);
    return known.id;
  }
  if (timeZone === undefined)
    throw new Refused(
      `There is no institution "${name}" yet. To create it, say its time zone as well: --time-zone Europe/London.`,
    );
  const { identifiers } = await tx.insert(Institution, { name, timeZone, isDemo: false });
  const institutionId = Number(identifiers[0]?.['id']);
  await addRoutine(tx, institutionId, now);
  return institutionId;
}

async function institutionCalled(tx: EntityManager, name: string): Promise<Institution | undefined> {
  return (await tx.find(Institution)).find((institution) => matchKey(institution.name) === matchKey(name));
}

async function coachAt(tx: EntityManager, email: string): Promise<Coach> {
  const coach = await tx.findOneBy(Coach, { emailKey: matchKey(email) });
  if (!coach) throw new Refused(`There is no coach with the address ${email}.`);
  return coach;
}
