import type { EntityManager } from 'typeorm';
import { deleteAttempts } from '../common/limits/attempt-limiter.js';
import { matchKey } from '../common/text/keys.js';
import { isUniqueViolation } from '../database/database-errors.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import {
  ApiKeyEntity,
  CoachEntity,
  hashPassword,
  InstitutionEntity,
  reauthKey,
  replacePassword,
} from '../modules/coaches/index.js';
import { TeamEntity, TeamStaffEntity } from '../modules/teams/index.js';
import { addRecoveryRoutine } from '../modules/workout-library/index.js';
import { generateApiKey, generatePassword } from './generated-secrets.js';
import { CommandError } from './command-error.js';

export interface NewCoach {
  name: string;
  email: string;
  institution: string;
  /** Required for a new institution; for a known one it must match. */
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

/**
 * Accounts as an administrator changes them while the product is running; there is no sign-up. A method that throws
 * CommandError has written nothing.
 */
export class Accounts {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Adds a coach and, when it is new, the institution. Returns the first password, which is stored only as a hash. */
  async add({ name, email, institution, timeZone, phone = '', role = 'Coach' }: NewCoach, now: Date): Promise<string> {
    const password = generatePassword();
    const passwordHash = await hashPassword(password);

    try {
      await this.unitOfWork.write(async (tx) => {
        const institutionId = await institutionFor(tx, { name: institution, timeZone }, now);
        await tx.insert(CoachEntity, {
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
      throw isUniqueViolation(error) ? new CommandError(`There is already a coach with the address ${email}.`) : error;
    }
    return password;
  }

  /** Ordered by institution, then name. */
  async list(): Promise<ListedCoach[]> {
    const { read } = this.unitOfWork;
    const institutions = new Map((await read.find(InstitutionEntity)).map((row) => [row.id, row]));
    const teams = new Map((await read.find(TeamEntity, { order: { nameKey: 'ASC' } })).map((row) => [row.id, row]));
    const staff = await read.find(TeamStaffEntity, { order: { teamId: 'ASC' } });
    const coaches = await read.find(CoachEntity, { order: { institutionId: 'ASC', name: 'ASC', id: 'ASC' } });

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
   * Sets and returns a new password, and ends the coach's sessions. Failed password checks in a session are deleted.
   * Failed sign-ins stay: they are counted per account and address, hashed, and the coach's address is not known here;
   * their wait ends on its own.
   */
  async resetPassword(email: string): Promise<string> {
    const password = generatePassword();
    const passwordHash = await hashPassword(password);

    const coachId = await this.unitOfWork.write(async (tx) => {
      const { id } = await coachAt(tx, email);
      await replacePassword(tx, id, passwordHash);
      return id;
    });

    // The password is set already and has to be shown, whatever happens here.
    await this.unitOfWork.write((tx) => deleteAttempts(tx, [reauthKey(coachId)])).catch(() => undefined);
    return password;
  }

  /** `team` is a name or a number. Joining twice is harmless. Returns the team's name. */
  async joinTeam(email: string, team: string): Promise<string> {
    return this.unitOfWork.write(async (tx) => {
      const coach = await coachAt(tx, email);
      const teams = await tx.find(TeamEntity, {
        where: { institutionId: coach.institutionId },
        order: { nameKey: 'ASC' },
      });
      const wanted =
        teams.find(({ nameKey }) => nameKey === matchKey(team)) ?? teams.find(({ id }) => String(id) === team);
      if (!wanted)
        throw new CommandError(
          `The coach's institution has no team "${team}". ${teams.length === 0 ? 'It has none yet; a coach creates the first one on the Create Team page.' : `It has: ${teams.map(({ id, name }) => `${name} (${id})`).join(', ')}.`}`,
        );

      const membership = { teamId: wanted.id, coachId: coach.id };
      if (!(await tx.existsBy(TeamStaffEntity, membership))) await tx.insert(TeamStaffEntity, membership);
      return wanted.name;
    });
  }

  /**
   * Creates an API key. Returns the key, which is stored only as a hash, and its number, by which the audit names it.
   * With `replace` the institution's present key ends.
   */
  async createApiKey(institution: string, replace: boolean, now: Date): Promise<{ key: string; id: number }> {
    const { key, sha256 } = generateApiKey();
    return this.unitOfWork.write(async (tx) => {
      const known = await institutionCalled(tx, institution);
      if (!known) throw new CommandError(`There is no institution "${institution}".`);
      if (!replace && (await tx.existsBy(ApiKeyEntity, { institutionId: known.id }))) {
        throw new CommandError(
          `${known.name} already has a key. With --replace it gets a new one, and the old one stops working at once.`,
        );
      }

      await tx.delete(ApiKeyEntity, { institutionId: known.id });
      const { identifiers } = await tx.insert(ApiKeyEntity, {
        institutionId: known.id,
        keySha256: sha256,
        createdAt: now,
      });
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
      throw new CommandError(
        `${known.name} is demo data, which a reset deletes. Name an institution of your own, with its time zone.`,
      );
    if (timeZone !== undefined && timeZone !== known.timeZone)
      throw new CommandError(
        `${known.name} has the time zone ${known.timeZone}; leave --time-zone out, or name that one.`,
      );
    return known.id;
  }

  if (timeZone === undefined)
    throw new CommandError(
      `There is no institution "${name}" yet. To create it, give its time zone as well: --time-zone Europe/London.`,
    );
  const { identifiers } = await tx.insert(InstitutionEntity, { name, timeZone, isDemo: false });
  const institutionId = Number(identifiers[0]?.['id']);
  await addRecoveryRoutine(tx, institutionId, now);
  return institutionId;
}

async function institutionCalled(tx: EntityManager, name: string): Promise<InstitutionEntity | undefined> {
  return (await tx.find(InstitutionEntity)).find((institution) => matchKey(institution.name) === matchKey(name));
}

async function coachAt(tx: EntityManager, email: string): Promise<CoachEntity> {
  const coach = await tx.findOneBy(CoachEntity, { emailKey: matchKey(email) });
  if (!coach) throw new CommandError(`There is no coach with the address ${email}.`);
  return coach;
}
