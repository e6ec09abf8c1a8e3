import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { countRows, keysOf, registrationIdsOf } from '../../src/athlete-data/athlete-rows.js';
import { ATHLETE_TABLES } from '../../src/athlete-data/athlete-tables.js';
import { removeDeletedBytes } from '../../src/athlete-data/deleted-bytes.js';
import { eraseAthlete, eraseListed } from '../../src/athlete-data/erase-athlete.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { MembershipEntity } from '../../src/modules/memberships/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { PendingAthleteEntity } from '../../src/modules/registrations/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { Actor } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { WriteFaults } from '../wall/support/write-faults.js';
import { fullAthlete } from './support/full-athlete.js';
import { residueOf } from './support/residue.js';
import { tableDigest } from './support/table-digest.js';

const MARK = 'Quokka';
const OTHER = 'Wombat';

describe('an erasure', () => {
  let at: TestApp;
  let coach: CoachEntity;
  let team: TeamEntity;
  let athlete: AthleteEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    await at.empty();
    const { id: institutionId } = await build.institution(at);
    coach = await build.coach(at, { institutionId });
    team = await build.team(at, coach);
  });

  const full = (mark: string) => fullAthlete(at, { coach, team, mark });
  const erase = () => eraseAthlete(at.app.get(UnitOfWork), athlete.id, at.clock.now());
  const residue = () => residueOf(at.read, MARK, athlete.id);
  const withEntries = async (count: number) => {
    const days = Array.from({ length: count }, (_, day) =>
      new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10),
    );
    const { id: _id, ...entry } = await build.entry(at, {
      athleteId: athlete.id,
      date: '2019-12-31',
      injuryBodyPart: MARK,
    });
    for (let start = 0; start < count; start += 500)
      await at.write((tx) =>
        tx.insert(
          WellnessEntryEntity,
          days.slice(start, start + 500).map((date) => ({ ...entry, date })),
        ),
      );
  };

  it('leaves nothing of an athlete with rows in every table, and changes nothing of another one', async () => {
    await full(OTHER);
    const before = await tableDigest(at.read);
    athlete = await full(MARK);
    const keys = await keysOf(at.read, athlete);
    for (const table of ATHLETE_TABLES) expect([table.table, await countRows(at.read, table, keys)]).not.toContain(0);

    expect(await erase()).toBe(true);

    expect(await residue()).toEqual([]);
    const after = await tableDigest(at.read);
    // What both athletes had in common: the team's practice, the file that named them and the library workout stay.
    expect(
      after
        .filter((row) => !before.includes(row))
        .map((row) => row.split(' ')[0])
        .sort(),
    ).toEqual(['calendar_events', 'imports', 'security_entries', 'workouts']);
    expect(before.filter((row) => !after.includes(row))).toEqual([]);
    expect(await erase()).toBe(false);
  });

  it('is finished by a repetition, wherever it was killed', async () => {
    const faults = new WriteFaults(at);
    let kills = 0;
    for (let statement = 1; ; statement += 1) {
      athlete = await full(`${MARK}${statement}`);
      if (statement % 4 === 1) await withEntries(520);
      faults.arm(statement * 2, new Error('killed'));
      await erase().catch(() => (kills += 1));
      const wasKilled = faults.thrown;
      faults.disarm();
      await erase();
      expect(await residue()).toEqual([]);
      if (!wasKilled) break;
    }
    expect(kills).toBeGreaterThan(15);
  });

  it('of more rows than a transaction takes says nothing of the person after its first step', async () => {
    athlete = await full(MARK);
    await withEntries(1200);
    let steps = 0;
    const unitOfWork: Pick<UnitOfWork, 'write'> = {
      write: (work) => {
        steps += 1;
        if (steps === 2) throw new Error('killed');
        return at.write(work);
      },
    };
    await expect(eraseAthlete(unitOfWork, athlete.id, at.clock.now())).rejects.toThrow('killed');
    expect(await at.read.findOneByOrFail(AthleteEntity, { id: athlete.id })).toEqual({
      ...{ id: athlete.id, teamId: team.id, firstName: '', lastName: '', sortKey: '', email: null, emailKey: null },
      ...{ dateOfBirth: null, weightKg: null, heightCm: null, externalId: null },
      ...{ institutionId: null, rosterNumber: null, archivedAt: at.clock.now(), version: 2 },
    });
    const memberships = await at.read.findBy(MembershipEntity, { athleteId: athlete.id });
    expect(memberships).toMatchObject([{ jerseyNumber: null, position: null }]);
    await erase();
    expect(await residue()).toEqual([]);
  });

  it('leaves no row that a coach writes at the same moment', async () => {
    const kim = new Actor(at, coach);
    await kim.admit();
    const statuses: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      athlete = await full(`${MARK}${round}`);
      const writes = await writesOf(athlete.id);
      const call = ([method, url, body]: (typeof writes)[number]) => kim[method](url, body);
      // Some before the erasure, some meanwhile and after it.
      const before = writes.slice(0, round % writes.length).map(call);
      const erased = before.length > 0 ? Promise.race(before).then(erase) : erase();
      const answers = await Promise.all([...before, ...writes.map(call)]);
      await erased;
      answers.push(...(await Promise.all(writes.map(call))));

      statuses.push(...answers.map(({ statusCode }) => statusCode));
      expect(answers.slice(-writes.length).map(({ statusCode }) => statusCode)).toEqual(writes.map(() => 404));
      expect(await residue()).toEqual([]);
    }
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(5);
  });

  /** Calls that add rows of the athlete, or change them. */
  const writesOf = async (athlete_id: number) => {
    const today = at.clock.now().toISOString().slice(0, 10);
    const visit = await at.read.findOneByOrFail(CalendarEventEntity, { athleteId: athlete_id, type: 'practice' });
    const plan = {
      event_title: `${MARK} new`,
      event_type: 'practice',
      event_time: '10:00',
      duration_min: 30,
      planned_rpe: null,
      notes: MARK,
    };
    const event = { team_id: null, athlete_id, date: today, ...plan, attendance_taken: false };
    const injury = { injury_body_part: MARK, injury_severity: 4, version: 1 };
    const ratings = { sleep_quality: 2, fatigue: 2, muscle_soreness: 2, stress: 2 };
    const note = { body_part: MARK, note: MARK, from: today, until: today, version: 1, today };
    return [
      ['put', `/api/calendar/list/${visit.id}`, { ...event, version: 1 }],
      ['put', `/api/athletes/${athlete_id}/availability`, { status: 'modified', ...note }],
      ['post', '/api/calendar/list', event],
      ['put', '/api/athletes/wellness', { entries: [{ athlete_id, date: today, ...ratings, ...injury }] }],
    ] as ['put' | 'post', string, unknown][];
  };

  it('happens again in a restored database, for all who are listed', async () => {
    athlete = await full(MARK);
    const other = await full(OTHER);
    const at1 = { at: at.clock.now(), registrationIds: [] };
    const listed = [
      { athleteId: athlete.id, ...at1 },
      { athleteId: athlete.id + 9_999, ...at1 },
    ];
    expect(await eraseListed(at.app.get(UnitOfWork), listed, at.clock.now())).toEqual([athlete.id]);
    expect(await residue()).toEqual([]);
    expect(await eraseListed(at.app.get(UnitOfWork), listed, at.clock.now())).toEqual([]);
    expect(await at.read.existsBy(AthleteEntity, { id: other.id })).toBe(true);
  });

  it('takes a registration from a backup that is older than its acceptance', async () => {
    const kim = new Actor(at, coach);
    await kim.admit();
    const registered = await build.pending(at, { teamId: team.id, lastName: MARK, externalId: `${MARK}-9` });
    const { athlete_id } = (await kim.post(`/api/pending-athletes/${registered.id}/accept`)).json<{
      athlete_id: number;
    }>();
    athlete = await at.read.findOneByOrFail(AthleteEntity, { id: athlete_id });
    const registrationIds = await registrationIdsOf(at.read, await keysOf(at.read, athlete));
    expect(registrationIds).toEqual([registered.id]);
    await erase();
    expect(await residue()).toEqual([]);

    await at.write((tx) => tx.insert(PendingAthleteEntity, registered));
    const listed = [{ athleteId: athlete_id, at: at.clock.now(), registrationIds }];
    expect(await eraseListed(at.app.get(UnitOfWork), listed, at.clock.now())).toEqual([athlete_id]);
    expect(await residue()).toEqual([]);
  });

  it('frees no number for another athlete', async () => {
    athlete = await full(MARK);
    await erase();
    expect((await build.athlete(at, { teamId: team.id })).id).toBeGreaterThan(athlete.id);
  });

  it('leaves nothing in the bytes of an SQLite file, not even of earlier edits', async () => {
    const { target } = at.database;
    if (target.kind !== 'sqlite') return;
    const bytes = () =>
      readdirSync(dirname(target.file))
        .map((name) => readFileSync(join(dirname(target.file), name), 'latin1'))
        .join();
    athlete = await full(MARK);
    await withEntries(600);
    await at.write((tx) => tx.update(MembershipEntity, { athleteId: athlete.id }, { position: 'Numbat' }));
    await at.write((tx) => tx.update(MembershipEntity, { athleteId: athlete.id }, { position: null }));
    await erase();
    expect(bytes()).toContain(MARK);

    expect(await removeDeletedBytes(target.file)).toBe(true);
    expect(bytes()).not.toMatch(/quokka|numbat/i);
  });
});
