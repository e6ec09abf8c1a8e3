import { ROLE_LABELS } from '@touchline/contracts/permissions';
import { MoreThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { RefusalCountEntity } from '../common/security-log/refusal-count.entity.js';
import { SecurityEntryEntity, type SecurityEvent } from '../common/security-log/security-entry.entity.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { CoachEntity, InstitutionEntity } from '../modules/coaches/index.js';
import { TeamEntity } from '../modules/teams/index.js';
import type { Command } from './arguments.js';
import { requireCoach, requireInstitution, teamNames } from './known-rows.js';

const PAGE_SIZE = 1000;

const EVENT_TEXTS: Readonly<Record<Exclude<SecurityEvent, 'administration'>, string>> = {
  signed_in: 'signed in',
  signed_out: 'signed out',
  password_changed: 'changed the password',
  password_reset_requested: 'asked for a mailed link',
  password_reset: 'set a password by a mailed link',
  poster_link_made: 'made the poster link of',
  poster_link_ended: 'ended the poster link of',
  club_setting_changed: 'changed the club setting',
  link_made: 'made the link of',
  link_ended: 'ended the link of',
  device_paired: 'paired a device of',
  device_ended: 'ended a device of',
  device_expired: 'expired: a device of',
  staff_invited: 'invited somebody to the staff of',
  invitation_withdrawn: 'withdrew an invitation to the staff of',
  invitation_accepted: 'accepted an invitation to the staff of',
  role_changed: 'got another role on the staff of',
  role_ended: 'left the staff of',
};

/** The end of each sentence for one refusal and for several. */
const REFUSAL_TEXTS: Readonly<Record<RefusalCountEntity['kind'], readonly [string, string]>> = {
  sign_in_failed: ['failed sign-in', 'failed sign-ins'],
  reauth_failed: ['wrong current password', 'wrong current passwords'],
  refused_id: ['call for an unknown id', 'calls for unknown ids'],
};

interface Line {
  at: Date;
  text: string;
}

/**
 * Sign-ins, changes of passwords, refusals and commands of administrators, one line each, oldest first, read page by
 * page. Without an option it lists those of every institution, and failed sign-ins at addresses without an account.
 */
export async function* securityLines(
  unitOfWork: UnitOfWork,
  { email, institution, since }: Command['options'],
): AsyncGenerator<string> {
  const { read } = unitOfWork;
  const subject: Subject = {
    ...(email === undefined ? {} : { coachId: (await requireCoach(read, email)).id }),
    ...(institution === undefined ? {} : { institutionId: (await requireInstitution(read, institution)).id }),
  };
  const from = since === undefined ? new Date(0) : new Date(`${since}T00:00:00Z`);
  const names = await namesOf(read);

  let shown = 0;
  for await (const { at, text } of mergeByTime(
    entryLines(read, subject, from, names),
    refusalLines(read, subject, from, names),
  )) {
    yield `${at.toISOString()}  ${text}`;
    shown += 1;
  }
  if (shown === 0) yield since === undefined ? 'Nothing recorded yet.' : `Nothing recorded since ${since}.`;
}

type Names = Awaited<ReturnType<typeof namesOf>>;
/** The coach or institution that is asked for; every one when empty. */
type Subject = { coachId?: number; institutionId?: number };

async function* entryLines(manager: EntityManager, subject: Subject, from: Date, names: Names): AsyncGenerator<Line> {
  const entries = inPages<SecurityEntryEntity>((last) =>
    manager.find(SecurityEntryEntity, {
      where: last
        ? [
            { ...subject, at: MoreThan(last.at) },
            { ...subject, at: last.at, id: MoreThan(last.id) },
          ]
        : { ...subject, at: MoreThanOrEqual(from) },
      order: { at: 'ASC', id: 'ASC' },
      take: PAGE_SIZE,
    }),
  );
  for await (const entry of entries)
    yield { at: entry.at, text: `${eventText(entry, names).padEnd(46)}  ${subjectText(entry, names)}` };
}

async function* refusalLines(manager: EntityManager, subject: Subject, from: Date, names: Names): AsyncGenerator<Line> {
  const counts = inPages<RefusalCountEntity>((last) =>
    manager.find(RefusalCountEntity, {
      where: last
        ? [
            { ...subject, firstAt: MoreThan(last.firstAt) },
            { ...subject, firstAt: last.firstAt, refusalKey: MoreThan(last.refusalKey) },
          ]
        : { ...subject, firstAt: MoreThanOrEqual(from) },
      order: { firstAt: 'ASC', refusalKey: 'ASC' },
      take: PAGE_SIZE,
    }),
  );
  for await (const count of counts)
    yield { at: count.firstAt, text: `${refusalText(count).padEnd(46)}  ${names.who(count)}` };
}

/** The rows of a list. `find` returns the first page, or the one after the row `last`. */
async function* inPages<Row>(find: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined;
  do {
    const rows = await find(last);
    yield* rows;
    last = rows.length === PAGE_SIZE ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

/** Merges two lists that are ordered by time. */
async function* mergeByTime(one: AsyncGenerator<Line>, other: AsyncGenerator<Line>): AsyncGenerator<Line> {
  let [a, b] = [await one.next(), await other.next()];
  while (!a.done || !b.done) {
    if (!a.done && (b.done || a.value.at <= b.value.at)) {
      yield a.value;
      a = await one.next();
    } else if (!b.done) {
      yield b.value;
      b = await other.next();
    }
  }
}

function eventText(entry: SecurityEntryEntity, names: Names): string {
  const { event, command, teamId, athleteId, network, detail } = entry;
  if (event !== 'administration') {
    const athleteText = athleteId === null ? '' : ` athlete no. ${athleteId}`;
    const detailText = detail === null ? '' : ` ${detail}`;
    return `${EVENT_TEXTS[event]}${athleteText}${detailText}${teamText(entry, names)}${network === null ? '' : `, from ${network}`}`;
  }
  const athlete = athleteId === null ? '' : ` no. ${athleteId}`;
  const detailed = detail === null ? '' : ` ${detail}`;
  return `administrator: ${command}${athlete}${detailed}${teamId === null ? '' : ` ${names.team(teamId)}`}`;
}

/** The team, and of an event of its staff the role and who else was part of it. */
function teamText({ event, teamId, role, byCoachId, institutionId }: SecurityEntryEntity, names: Names): string {
  if (event === 'administration' || teamId === null) return '';
  const asRole = role === null ? '' : `, as ${ROLE_LABELS[role]}`;
  const who = byCoachId === null ? '' : names.who({ coachId: byCoachId, apiKeyId: null, institutionId });
  const by = who === '' ? '' : `, ${event === 'invitation_accepted' ? 'of' : 'by'} ${who}`;
  return ` ${names.team(teamId)}${asRole}${by}`;
}

/** A command of an administrator without a coach and an institution is a backup or a restore. */
function subjectText(entry: SecurityEntryEntity, names: Names): string {
  const isAboutAll = entry.event === 'administration' && entry.coachId === null && entry.institutionId === null;
  return isAboutAll ? 'the whole database' : names.who(entry);
}

function refusalText({ kind, attempts, lastAt }: RefusalCountEntity): string {
  const [one, several] = REFUSAL_TEXTS[kind];
  return attempts === 1 ? `1 ${one}` : `${attempts} ${several}, until ${lastAt.toISOString().slice(11, 19)}`;
}

/** Returns the names behind numbers. */
async function namesOf(manager: EntityManager) {
  const select = { id: true, name: true, email: true } as const;
  const coaches = new Map((await manager.find(CoachEntity, { select })).map((coach) => [coach.id, coach]));
  const institutions = new Map((await manager.find(InstitutionEntity)).map(({ id, name }) => [id, name]));
  const teams = new Map(
    (await manager.find(TeamEntity, { select: { id: true, name: true } })).map((team) => [team.id, team]),
  );
  return {
    team: (id: number): string => (teams.has(id) ? teamNames([teams.get(id) as TeamEntity]) : `a removed team (${id})`),
    /** The coach or the institution that a row is about. */
    who: ({ coachId, apiKeyId, institutionId }: Pick<RefusalCountEntity, 'coachId' | 'apiKeyId' | 'institutionId'>) => {
      const coach = coachId === null ? undefined : coaches.get(coachId);
      if (coach) return `${coach.name} <${coach.email}>`;
      if (coachId !== null) return `a removed coach (no. ${coachId})`;
      if (institutionId === null) return 'an address without an account';
      const institution = institutions.get(institutionId) ?? `a removed institution (no. ${institutionId})`;
      return apiKeyId === null ? institution : `athletes' app of ${institution} (key no. ${apiKeyId})`;
    },
  };
}
