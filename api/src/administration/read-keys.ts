import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { READABLE_KINDS, type ReadableKind } from '@touchline/contracts/permissions';
import { IsNull, type EntityManager } from 'typeorm';
import { recordAdministration } from '../common/security-log/record-event.js';
import { todayIn } from '../common/time/local-time.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { ReadKeyEntity } from '../modules/club-data/index.js';
import { TeamEntity } from '../modules/teams/index.js';
import { CommandError } from './command-error.js';
import { generateReadKey } from './generated-secrets.js';
import { requireInstitution, requireTeam, teamNames } from './known-rows.js';

/** A key lives for at most a year: who still needs it asks again. */
const MAX_DAYS = 366;
const NAME_MAX = 80;

/** What an administrator decides about a new key, as typed. */
export interface NewReadKey {
  institution: string;
  name: string;
  /** Kinds of data, with commas. */
  kinds: string;
  /** Names or numbers of teams, with commas; undefined: all teams of the institution, also new ones. */
  teams: string | undefined;
  /** The last day (UTC); undefined: the last possible one. */
  expires: string | undefined;
}

/** A key as it is listed. */
export interface ListedReadKey extends Omit<ReadKeyEntity, 'keySha256' | 'teamIds'> {
  /** Null: all teams. */
  teams: Pick<TeamEntity, 'id' | 'name'>[] | null;
}

/** The keys by which programs read a club's data, as an administrator creates, lists and revokes them. */
export class ReadKeys {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** Returns the key, which is stored only as a hash, its number, and its last day. */
  async create(wanted: NewReadKey, now: Date): Promise<{ key: string; id: number; lastDay: CalendarDate }> {
    if (wanted.name.length > NAME_MAX) throw new CommandError(`--name has at most ${NAME_MAX} characters.`);
    const kinds = parseKinds(wanted.kinds);
    const lastDay = parseLastDay(wanted.expires, now);
    const { key, sha256: keySha256 } = generateReadKey();

    return this.unitOfWork.write(async (tx) => {
      const { id: institutionId } = await requireInstitution(tx, wanted.institution);
      const teamIds = await requireTeams(tx, institutionId, wanted.teams);
      const expiresAt = new Date(`${addDays(lastDay, 1)}T00:00:00Z`);
      const row = { institutionId, name: wanted.name, keySha256, kinds, teamIds, createdAt: now, expiresAt };
      const { identifiers } = await tx.insert(ReadKeyEntity, { ...row, revokedAt: null, lastUsedAt: null });
      const id = Number(identifiers[0]?.['id']);
      await recordAdministration(tx, 'read-key', { institutionId, detail: `no. ${id}` }, now);
      return { key, id, lastDay };
    });
  }

  /** The keys of an institution, ended ones included, the oldest first. */
  async list(institution: string): Promise<ListedReadKey[]> {
    const { read } = this.unitOfWork;
    const { id: institutionId } = await requireInstitution(read, institution);
    const keys = await read.find(ReadKeyEntity, { where: { institutionId }, order: { createdAt: 'ASC', id: 'ASC' } });
    const teams = await read.find(TeamEntity, { where: { institutionId }, order: { nameKey: 'ASC' } });
    return keys.map(({ teamIds, ...key }) => ({
      ...key,
      teams: teamIds && teams.filter(({ id }) => teamIds.includes(id)),
    }));
  }

  /** Ends a key and returns its name. Null when it had been revoked already. */
  async revoke(id: number, now: Date): Promise<string | null> {
    return this.unitOfWork.write(async (tx) => {
      const key = await tx.findOneBy(ReadKeyEntity, { id });
      if (!key) throw new CommandError(`There is no read key with the number ${id}; \`read-keys\` lists them.`);

      const { affected } = await tx.update(ReadKeyEntity, { id, revokedAt: IsNull() }, { revokedAt: now });
      if (affected !== 1) return null;
      const { institutionId } = key;
      await recordAdministration(tx, 'revoke-read-key', { institutionId, detail: `no. ${id}` }, now);
      return key.name;
    });
  }
}

function parseKinds(text: string): ReadableKind[] {
  const named = partsOf(text);
  const unknown = named.filter((kind) => !READABLE_KINDS.some((each) => each === kind));
  if (named.length === 0 || unknown.length > 0)
    throw new CommandError(`--kinds takes ${READABLE_KINDS.join(', ')}, separated by commas.`);
  return READABLE_KINDS.filter((kind) => named.includes(kind));
}

function parseLastDay(text: string | undefined, now: Date): CalendarDate {
  const today = todayIn('UTC', now);
  const latest = addDays(today, MAX_DAYS - 1);
  if (text === undefined) return latest;
  if (text < today || text > latest) throw new CommandError(`--expires is a day from ${today} to ${latest}.`);
  return text;
}

async function requireTeams(
  manager: EntityManager,
  institutionId: number,
  text: string | undefined,
): Promise<number[] | null> {
  if (text === undefined) return null;
  const ids: number[] = [];
  for (const team of partsOf(text)) ids.push((await requireTeam(manager, institutionId, team)).id);
  if (ids.length === 0)
    throw new CommandError('--teams names at least one team; without it the key reads all of them.');
  return [...new Set(ids)];
}

const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The rows of the list, without its heading. */
export function readKeyCells(keys: readonly ListedReadKey[], now: Date): string[][] {
  const day = (instant: Date | null) => instant?.toISOString().slice(0, 10) ?? '';
  return keys.map(({ id, name, kinds, teams, createdAt, expiresAt, revokedAt, lastUsedAt }) => [
    String(id),
    name,
    kinds.join(', '),
    teams === null ? 'all' : teamNames(teams),
    day(createdAt),
    lastUsedAt === null ? 'never' : day(lastUsedAt),
    revokedAt ? `revoked ${day(revokedAt)}` : `${expiresAt <= now ? 'expired' : 'until'} ${lastDayOf(expiresAt)}`,
  ]);
}

const lastDayOf = (expiresAt: Date): string => new Date(expiresAt.getTime() - 1).toISOString().slice(0, 10);
