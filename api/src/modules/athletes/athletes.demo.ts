import { matchKey, sortKey } from '../../common/text/keys.js';
import type { DemoAthlete } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { MembershipEntity } from '../memberships/index.js';
import { AthleteEntity } from './athlete.entity.js';

/** The athletes of the demo. */
export const demoAthletes: DemoRows = ({ institutions }) => {
  const teams = institutions.flatMap((institution) => institution.teams);
  return [
    demoTable(
      AthleteEntity,
      teams.flatMap((team) => team.athletes.map((athlete) => toRow(athlete, team.id))),
    ),
    demoTable(
      MembershipEntity,
      teams.flatMap((team) => team.athletes.map((athlete) => toMembership(athlete, team.id))),
    ),
  ];
};

function toMembership({ id, joined, jerseyNumber, position }: DemoAthlete, teamId: number): MembershipEntity {
  const days = { joinedOn: joined, recordsFrom: null, lastDay: null };
  return { id, athleteId: id, teamId, kind: 'member', jerseyNumber, position, ...days };
}

function toRow(demo: DemoAthlete, teamId: number): AthleteEntity {
  const { id, firstName, lastName, email, dateOfBirth, weightKg, heightCm, externalId } = demo;
  const keys = { sortKey: sortKey(lastName, firstName), emailKey: matchKey(email) };
  return {
    id,
    teamId,
    firstName,
    lastName,
    email,
    dateOfBirth,
    weightKg,
    heightCm,
    externalId,
    version: 1,
    archivedAt: null,
    ...keys,
  };
}
