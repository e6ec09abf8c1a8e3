import { IsNull } from 'typeorm';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { MembershipEntity, type Place } from '../../src/modules/memberships/index.js';
import type { TestApp } from './test-app.js';

type WithPlace = AthleteEntity & Partial<Omit<Place, 'teamId'> & Pick<MembershipEntity, 'joinedOn'>>;

/** All athletes by id, with what their open membership says; without it for those who are on no team. */
export async function athletesWithPlaces(at: TestApp): Promise<WithPlace[]> {
  const open = await at.read.findBy(MembershipEntity, { lastDay: IsNull() });
  const athletes = await at.read.find(AthleteEntity, { order: { id: 'ASC' } });
  return athletes.map((athlete) => {
    const own = open.find(({ athleteId }) => athleteId === athlete.id);
    return own
      ? { ...athlete, joinedOn: own.joinedOn, jerseyNumber: own.jerseyNumber, position: own.position }
      : athlete;
  });
}
