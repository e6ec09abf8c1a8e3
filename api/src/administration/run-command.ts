import type { UnitOfWork } from '../database/unit-of-work.js';
import { Accounts, type ListedCoach } from './accounts.js';
import { AppKeys } from './app-keys.js';
import type { Command, CommandName } from './arguments.js';
import { ClubSettings } from './club-settings.js';
import { ReadKeys, readKeyCells, type ListedReadKey } from './read-keys.js';
import { teamNames } from './known-rows.js';
import { securityLines } from './security-lines.js';
import { TeamAccess, type NamedEnd } from './team-access.js';

const SHOWN_ONCE = 'It is shown only now; change it after the first sign-in, under Profile.';

/** Runs a command and yields the lines to print. */
export async function* runCommand(
  { name, options }: Command,
  unitOfWork: UnitOfWork,
  now: Date,
): AsyncGenerator<string> {
  if (name === 'audit') yield* securityLines(unitOfWork, options);
  else yield await textOf(name, options, unitOfWork, now);
}

async function textOf(
  name: Exclude<CommandName, 'audit'>,
  options: Command['options'],
  unitOfWork: UnitOfWork,
  now: Date,
): Promise<string> {
  const { email = '', institution = '', team = '' } = options;
  const accounts = new Accounts(unitOfWork);
  const access = new TeamAccess(unitOfWork);

  switch (name) {
    case 'add': {
      const coach = {
        name: options['name'] ?? '',
        email,
        institution,
        timeZone: options['time-zone'],
        phone: options['phone'],
        role: options['role'],
      };
      const password = await accounts.add(coach, now);
      return `${options['name']} can sign in with ${email}.\nPassword: ${password}\n${SHOWN_ONCE}`;
    }
    case 'list':
      return table(await accounts.list());
    case 'reset-password': {
      const { password, isDisabled } = await accounts.resetPassword(email, now);
      const still = isDisabled ? `\n${email} is disabled and stays so: nobody can sign in before \`enable\`.` : '';
      return `Password: ${password}\n${SHOWN_ONCE} Every session of ${email} has ended. Where sign-ins had failed too often, the wait there (15 minutes at most) goes on.${still}`;
    }
    case 'disable': {
      const { coach, ended } = await access.disable(email, 'keep-feeds' in options, now);
      if (!ended) return `${email} was disabled already; nothing is changed. \`enable\` ends it.`;
      return [
        `${coach.name} <${coach.email}> can no longer sign in. Every session and every mailed link has ended; records, decisions and notes stay.`,
        ...consequences(ended, 'keep-feeds' in options),
        "If this coach knows the key of the athletes' app, a read key or a release key, end these, too: " +
          '`npm run coach -- api-key --institution … --replace` or `--revoke`, ' +
          '`npm run coach -- revoke-read-key --number <no.>`, `npm run release-key -- --revoke <no.>`.',
      ].join('\n');
    }
    case 'enable':
      return (await access.enable(email, now))
        ? `${email} can sign in again, with the last password that was set; reset-password sets a new one.`
        : `${email} is not disabled; nothing is changed.`;
    case 'join-team':
      return `${email} is now head coach of ${await access.join(email, team, now)}.`;
    case 'leave-team': {
      const { team: left, ended } = await access.leave(email, team, 'keep-feeds' in options, now);
      if (!ended) return `${email} does not coach ${left.name}; nothing is changed.`;
      const gone = `${email} no longer coaches ${left.name}, from the next call on.`;
      return [gone, ...consequences(ended, 'keep-feeds' in options)].join('\n');
    }
    case 'guardian-age': {
      const age = Number(options['age']);
      await new ClubSettings(unitOfWork).setGuardianAge(institution, age, now);
      return `Under the age of ${age}, a parent or guardian agrees that athletes of ${institution} answer. Consents that were given before stay.`;
    }
    case 'season': {
      const end = await new ClubSettings(unitOfWork).setSeasonEnd(institution, options['ends'] ?? '', now);
      return `The season of ${institution} ends on ${end}. Athletes' devices end with the day after; those that are paired already, when they are used next.`;
    }
    case 'api-key': {
      if ('revoke' in options) return revokedKey(institution, await new AppKeys(unitOfWork).revoke(institution, now));
      const { key, id } = await new AppKeys(unitOfWork).create(institution, 'replace' in options, now);
      return `Key: ${key}\nIt is shown only now. Keep it as a password: it speaks for the athletes' app of ${institution}. The audit calls it key no. ${id}.`;
    }
    case 'read-key': {
      const wanted = {
        institution,
        name: options['name'] ?? '',
        kinds: options['kinds'] ?? '',
        teams: options['teams'],
        expires: options['expires'],
      };
      const { key, id, lastDay } = await new ReadKeys(unitOfWork).create(wanted, now);
      return `Key: ${key}\nIt is shown only now. Keep it as a password: whoever has it reads ${institution} until ${lastDay} (UTC). Athletes see its name among those who read their data. It has the number ${id}.`;
    }
    case 'read-keys':
      return readKeyTable(await new ReadKeys(unitOfWork).list(institution), now);
    case 'revoke-read-key': {
      const number = Number(options['number']);
      const revoked = await new ReadKeys(unitOfWork).revoke(number, now);
      return revoked === null
        ? `Read key no. ${number} was revoked already; nothing is changed.`
        : `Read key no. ${number} ("${revoked}") has stopped working. What it has read is not called back.`;
    }
  }
}

/** What the administrator has to know or to do after a coach's access has ended. */
function consequences(
  { feeds, links, invitations, unreached, unadministered }: NamedEnd,
  keepFeeds: boolean,
): string[] {
  const lines: string[] = [];
  const renew = 'A coach of the team makes a new address in the calendar, under Calendar feed';
  if (feeds.length > 0 && keepFeeds)
    lines.push(`The calendar feeds go on, and this coach may know their addresses: ${teamNames(feeds)}. ${renew}.`);
  if (feeds.length > 0 && !keepFeeds)
    lines.push(
      `The calendar feeds have ended, because this coach may know their addresses: ${teamNames(feeds)}. ${renew}, and gives it to all who read the calendar by it.`,
    );
  if (links > 0)
    lines.push(
      `Personal links of athletes that this coach made have ended: ${links}. Another coach makes new ones, and ends devices that are not the athlete's.`,
    );
  if (invitations > 0) lines.push(`Invitations to the staff that this coach sent have ended: ${invitations}.`);
  if (unreached.length > 0)
    lines.push(`Warning: no coach reaches these teams any more: ${teamNames(unreached)}. join-team gives them one.`);
  if (unadministered.length > 0)
    lines.push(
      `Warning: nobody may administer these teams any more: ${teamNames(unadministered)}. join-team makes a coach head coach.`,
    );
  return lines;
}

function revokedKey(institution: string, id: number | null): string {
  return id === null
    ? `${institution} has no key; nothing is changed.`
    : `Key no. ${id} has stopped working. The athletes' app of ${institution} sends nothing until api-key creates a new one.`;
}

function readKeyTable(keys: readonly ListedReadKey[], now: Date): string {
  if (keys.length === 0) return 'There are no read keys yet; `read-key` makes one.';
  return columns(['no.', 'name', 'kinds', 'teams', 'created', 'last used', 'works'], readKeyCells(keys, now));
}

function table(coaches: readonly ListedCoach[]): string {
  if (coaches.length === 0) return 'There are no coaches yet; `add` makes the first.';
  const head = ['no.', 'name', 'e-mail', 'institution', 'guardian age', 'season ends', 'teams', 'disabled'];
  const rows = coaches.map(({ id, name, email, institution, timeZone, guardianAge, seasonEnds, teams, disabledAt }) => [
    String(id),
    name,
    email,
    `${institution} (${timeZone})`,
    String(guardianAge ?? ''),
    seasonEnds,
    teamNames(teams) || 'none',
    disabledAt === null ? '' : `since ${disabledAt.toISOString().slice(0, 10)}`,
  ]);
  return columns(head, rows);
}

function columns(head: readonly string[], rows: readonly string[][]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => (row[at] ?? '').length)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
