import { addDays } from '@touchline/contracts/calendar-date';
import { DeviceCookie } from '../../../src/common/auth/device-cookie.js';
import { AthleteDeviceEntity } from '../../../src/modules/athlete-access/index.js';
import { hashAthleteKey, newAthleteKey } from '../../../src/common/auth/athlete-key.js';
import { replaceLinks } from '../../../src/modules/athlete-access/links/links.writer.js';
import { AthleteRequestEntity } from '../../../src/modules/athlete-rights/index.js';
import { MembershipEntity } from '../../../src/modules/memberships/index.js';
import { CalendarEventEntity } from '../../../src/modules/calendar/index.js';
import { TeamEntity } from '../../../src/modules/teams/index.js';
import { WellnessEntryEntity } from '../../../src/modules/wellness/index.js';
import { fullAthlete } from '../../athlete-data/support/full-athlete.js';
import type { Actor } from '../../support/actors.js';
import { answeringAthlete } from '../../support/answering-athlete.js';
import type { TestApp } from '../../support/test-app.js';
import type { Belongings } from '../inventory/types.js';
import type { Cast, Party } from './cast.js';

/** An athlete with a browser, and with rows in every table that may have some. */
export interface CastAthlete {
  /** Part of every text about this athlete, and of no other one. */
  mark: string;
  party: Party;
  /** What calls of the athlete name. */
  things: Belongings;
  device: Actor;
  /** What the device's cookie holds. */
  token: string;
  /** An event that only this athlete has. */
  ownEvent: number;
}

/** Athletes of each party's team. `device` names what their first device is called. */
export async function castAthletes(at: TestApp, cast: Cast, perTeam: number): Promise<CastAthlete[]> {
  const athletes: CastAthlete[] = [];
  for (const party of [cast.own, cast.colleague, cast.stranger])
    for (let no = 0; no < perTeam; no += 1)
      athletes.push(await athleteOf(at, party, `ath${String(athletes.length).padStart(2, '0')}Canary`));
  return athletes;
}

/** One more athlete of the party's team. */
export async function athleteOf(at: TestApp, party: Party, mark: string): Promise<CastAthlete> {
  const { coach } = party;
  const team = await at.read.findOneByOrFail(TeamEntity, { id: party.things.team });
  const { id: athleteId } = await fullAthlete(at, { coach, team, mark });
  const yesterday = addDays(party.things.today, -1);
  // So that the athlete may still answer for today, and was in the team at yesterday's event.
  await at.write(async (tx) => {
    await tx.update(WellnessEntryEntity, { athleteId }, { date: addDays(yesterday, -2) });
    await tx.update(MembershipEntity, { athleteId }, { joinedOn: addDays(yesterday, -30) });
  });

  await answeringAthlete(at, athleteId, { slot: 2, name: `${mark} tablet` });
  const device = await answeringAthlete(at, athleteId, { name: `${mark} phone` });
  const linkKey = newAthleteKey();
  await at.write((tx) =>
    replaceLinks(tx, coach.id, [{ athleteId, keySha256: hashAthleteKey(linkKey) }], at.clock.now()),
  );
  const second = await at.read.findOneByOrFail(AthleteDeviceEntity, { athleteId, slot: 2 });
  const request = await at.read.findOneByOrFail(AthleteRequestEntity, { athleteId, openKind: 'correction' });
  const event = await at.read.findOneByOrFail(CalendarEventEntity, { athleteId, title: `${mark} visit` });
  return {
    mark,
    party,
    things: {
      ...party.things,
      athlete: athleteId,
      device: second.id,
      athleteRequest: request.id,
      externalId: `${mark}-number`,
      linkKey,
      mailbox: `${mark}@mailbox.test`.toLowerCase(),
    },
    device,
    token: device.cookies[at.app.get(DeviceCookie).name] ?? '',
    ownEvent: event.id,
  };
}

/** Texts that this athlete must never read: of other athletes, of other teams and clubs, and what the coach keeps to the staff. */
export function textsOfOthers(athlete: CastAthlete, athletes: readonly CastAthlete[], cast: Cast): string[] {
  const { party } = athlete;
  const others = athletes.filter((other) => other !== athlete);
  const parties = [cast.own, cast.colleague, cast.stranger].filter((other) => other !== party);
  const { coach, mark, things } = party;
  return [
    ...others.flatMap((other) => [other.mark, ...named('athlete_id', other.things.athlete)]),
    ...parties.flatMap((other) => [other.mark, ...(other.houseMark === party.houseMark ? [] : [other.houseMark])]),
    // Of the other athletes of the team, and of the coach beside the name.
    ...[
      'first',
      'last',
      'second',
      'mate',
      'waits',
      'knee',
      'back',
      'wing',
      'physio',
      'day off',
      'rest well',
      'was there',
    ],
    ...['stays', 'leaves', 'parent', 'mother', 'phone', 'role', 'notes'],
  ]
    .map((text) => (text.includes('Canary') || text.startsWith('"') ? text : `${mark} ${text}`))
    .concat(
      coach.email,
      things.registrationCode,
      things.feedSecret,
      things.posterKey,
      ...named('athlete_id', things.athlete),
    );
}

/** How a member of an answer spells this id. */
const named = (field: string, id: number): string[] => [`"${field}":${id},`, `"${field}":${id}}`];
