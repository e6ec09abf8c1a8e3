/**
 * `node add-squads.mjs <label> <count> <athletes>`: creates coaches, each of a new club with one team and so many athletes,
 * in one process. Prints them as JSON.
 */
import 'reflect-metadata';
import { Accounts } from '../../api/dist/administration/accounts.js';
import { runOnDatabase } from '../../api/dist/administration/run-on-database.js';
import { matchKey, sortKey } from '../../api/dist/common/text/keys.js';
import { AthleteEntity } from '../../api/dist/modules/athletes/index.js';
import { insertFirstMemberships } from '../../api/dist/modules/memberships/index.js';
import { CoachEntity } from '../../api/dist/modules/coaches/index.js';
import { TeamEntity, TeamStaffEntity } from '../../api/dist/modules/teams/index.js';

const [label, count, size] = process.argv.slice(2);
const SPORT = 'Soccer (W)';
const squads = [];

await runOnDatabase(async (unitOfWork) => {
  const accounts = new Accounts(unitOfWork);
  for (let serial = 1; serial <= Number(count); serial += 1) {
    const institution = `${label}-${serial}`;
    const email = `${institution}@club.example`;
    const password = await accounts.add({ name: 'Kim Lee', email, institution, timeZone: 'Europe/London' }, new Date());
    squads.push(
      await unitOfWork.write(async (tx) => {
        const coach = await tx.findOneByOrFail(CoachEntity, { emailKey: matchKey(email) });
        const team = {
          institutionId: coach.institutionId,
          sport: SPORT,
          name: SPORT,
          nameKey: matchKey(SPORT),
          registrationCode: null,
          codeExpiresAt: null,
        };
        await tx.insert(TeamEntity, team);
        await tx.insert(TeamStaffEntity, { teamId: team.id, coachId: coach.id, role: 'head_coach' });
        const athletes = Array.from({ length: Number(size) }, (_, at) =>
          newAthlete(team.id, `Ada${at + 1}`, `Player${String(at + 1).padStart(3, '0')}`),
        );
        await tx.insert(AthleteEntity, athletes);
        for (const { id: athleteId } of athletes)
          await insertFirstMemberships(tx, null, [{ athleteId, teamId: team.id, jerseyNumber: null, position: null }]);
        return {
          coach: { email, password },
          teamId: team.id,
          athletes: athletes.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
        };
      }),
    );
  }
});
process.stdout.write(JSON.stringify(squads));

function newAthlete(teamId, firstName, lastName) {
  const emptyFields = {
    email: null,
    emailKey: null,
    dateOfBirth: null,
    weightKg: null,
    heightCm: null,
    externalId: null,
    archivedAt: null,
  };
  return { teamId, firstName, lastName, sortKey: sortKey(lastName, firstName), ...emptyFields, version: 1 };
}
