import type { EntityManager } from 'typeorm';
import { deleteAttempts } from '../common/limits/attempt-limiter.js';
import { recordAdministration } from '../common/security-log/record-event.js';
import { isUniqueViolation } from '../database/database-errors.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import {
  addCoach,
  CoachEntity,
  hashPassword,
  InstitutionEntity,
  reauthKey,
  replacePassword,
} from '../modules/coaches/index.js';
import { TeamEntity, TeamStaffEntity } from '../modules/teams/index.js';
import { addRecoveryRoutine } from '../modules/workout-library/index.js';
import { CommandError } from './command-error.js';
import { generatePassword } from './generated-secrets.js';
import { findInstitution, requireCoach } from './known-rows.js';

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
  /** Under this age a guardian agrees. */
  guardianAge: number | null;
  /** The last day of the season as MM-dd. */
  seasonEnds: string;
  teams: { id: number; name: string }[];
  disabledAt: Date | null;
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
        const account = { institutionId, name, email, phone: phone === '' ? null : phone, role, passwordHash };
        const coachId = await addCoach(tx, account);
        await recordAdministration(tx, 'add', { coachId, institutionId }, now);
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

    return coaches.map(({ id, name, email, institutionId, disabledAt }) => {
      const own = staff.filter(({ coachId }) => coachId === id).flatMap(({ teamId }) => teams.get(teamId) ?? []);
      const institution = institutions.get(institutionId);
      return {
        id,
        name,
        email,
        institution: institution?.name ?? '',
        timeZone: institution?.timeZone ?? '',
        guardianAge: institution?.guardianAge ?? null,
        seasonEnds: institution?.seasonEnds ?? '',
        teams: own.map((team) => ({ id: team.id, name: team.name })),
        disabledAt,
      };
    });
  }

  /**
   * Sets and returns a new password, and ends the coach's sessions. Failed password checks in a session are deleted.
   * Failed sign-ins stay: they are counted per account and address, hashed, and the coach's address is not known here;
   * their wait ends on its own. A disabled coach stays disabled.
   */
  async resetPassword(email: string, now: Date): Promise<{ password: string; isDisabled: boolean }> {
    const password = generatePassword();
    const passwordHash = await hashPassword(password);

    const coach = await this.unitOfWork.write(async (tx) => {
      const known = await requireCoach(tx, email);
      await replacePassword(tx, known.id, passwordHash);
      await recordAdministration(tx, 'reset-password', { coachId: known.id, institutionId: known.institutionId }, now);
      return known;
    });

    // The password is set already and has to be shown, even if this step fails.
    await this.unitOfWork.write((tx) => deleteAttempts(tx, [reauthKey(coach.id)])).catch(() => undefined);
    return { password, isDisabled: coach.disabledAt !== null };
  }
}

async function institutionFor(
  tx: EntityManager,
  { name, timeZone }: { name: string; timeZone?: string | undefined },
  now: Date,
): Promise<number> {
  const known = await findInstitution(tx, name);
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
