import { matchKey, sortKey } from '../../common/text/keys.js';
import type { DemoAthlete } from '../../database/demo/demo-data.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { AthleteEntity } from './athlete.entity.js';

/** The athletes of the demo. */
export const demoAthletes: DemoRows = ({ institutions }) => [
  demoTable(
    AthleteEntity,
    institutions.flatMap(({ teams }) =>
      teams.flatMap((team) => team.athletes.map((athlete) => toRow(athlete, team.id))),
    ),
  ),
];

function toRow(demo: DemoAthlete, teamId: number): AthleteEntity {
  const {
    id,
    firstName,
    lastName,
    email,
    position,
    jerseyNumber,
    dateOfBirth,
    weightKg,
    heightCm,
    externalId,
    joined,
  } = demo;
  const keys = { sortKey: sortKey(lastName, firstName), emailKey: matchKey(email) };
  return {
    id,
    teamId,
    firstName,
    lastName,
    email,
    position,
    jerseyNumber,
    dateOfBirth,
    weightKg,
    heightCm,
    externalId,
    version: 1,
    joinedOn: joined,
    archivedAt: null,
    ...keys,
  };
}
