import { addDays } from '@touchline/contracts/calendar-date';
import type { Import, StandingRow } from '@touchline/contracts/imports.schema';
import type { Response } from 'light-my-request';
import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { ImportedRowEntity } from '../../src/modules/imports/imported-row.entity.js';
import { MeasurementEntity } from '../../src/modules/measurements/index.js';
import { SurveyEntity } from '../../src/modules/surveys/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import type { Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { hooperScales, ratedAll, type PartialPlan } from './support/import-file.js';
import { adaAndEmmy, emptyTeam, ENERGY, importing } from './support/importing.js';

// Each call starts a thread that reads the file.
jest.setTimeout(30_000);

const WELLNESS: PartialPlan = {
  target: 'wellness',
  reading: {
    scales: hooperScales(),
  },
};

describe('the rows of an import', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let ada: number;
  let emmy: number;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    ({ actors, today, team } = await emptyTeam(at));
    [ada, emmy] = await adaAndEmmy(at, team);
  });
  afterAll(() => at.close());

  const {
    url,
    store,
    undo,
    rows: rowsOf,
    undoRow: take,
  } = importing(
    () => actors.own,
    () => team,
  );
  const day = (ago: number) => addDays(today, -ago);
  const idOf = (stored: Response) => stored.json<Import>().import_id;
  const firstOf = async (stored: Response): Promise<StandingRow> => {
    const [row] = await rowsOf(stored);
    if (!row) throw new Error('no row stands');
    return row;
  };
  const costs = async (stored: Response) =>
    (await rowsOf(stored)).map(({ changed_by: by, cost, version }) => [by, cost, version === null]);
  const lines = (...rows: string[]) => ['Name;Day;Sleep;Fatigue;Soreness;Stress', ...rows];
  const edit = (athleteId: number, ago: number, changes: object) => {
    const flat = ratedAll(3);
    const entry = { athlete_id: athleteId, date: day(ago), ...flat, ...changes };
    return actors.own.put('/api/athletes/wellness', { entries: [entry] });
  };
  const entries = async () =>
    (await at.read.find(WellnessEntryEntity, { order: { athleteId: 'ASC', date: 'ASC' } })).map((row) => [
      ...[row.athleteId, row.date, row.sleepQuality, row.fatigue],
    ]);
  const audited = async () =>
    (await at.read.find(AuditEntryEntity, { order: { at: 'ASC', id: 'ASC' } })).map(
      ({ kind, action, athleteId }) => `${action} ${kind} ${athleteId}`,
    );

  describe('of surveys', () => {
    const brought = () =>
      store(
        lines(`Ada Byron;${day(9)};3;3;3;3`, `Ada Byron;${day(8)};3;3;3;3`, `Emmy Noether;${day(9)};3;4;3;3`),
        WELLNESS,
      );

    it('say who, when, what the file wrote and what taking it back costs, in pages', async () => {
      const stored = await brought();
      const all = await rowsOf(stored);
      expect(all.map(({ athlete, day: of, kind }) => [athlete?.athlete_id, of, kind])).toEqual([
        [ada, day(9), 'wellness'],
        [ada, day(8), 'wellness'],
        [emmy, day(9), 'wellness'],
      ]);
      expect(all[2]).toMatchObject({
        athlete: { first_name: 'Emmy', last_name: 'Noether' },
        written: [
          { label: 'Sleep Quality', value: '3' },
          { label: 'Fatigue', value: '4' },
          { label: 'Muscle Soreness', value: '3' },
          { label: 'Stress', value: '3' },
        ],
        changed_by: null,
        cost: 'Deletes this day’s answer.',
        version: 1,
      });
      const first = await actors.own.get(url(`/${idOf(stored)}/rows?limit=2`));
      const [, next] = /^<(.*)>; rel="next"$/.exec(String(first.headers['link'])) ?? [];
      const second = await actors.own.get(next ?? '');
      expect([...first.json<StandingRow[]>(), ...second.json<StandingRow[]>()]).toEqual(all);
      expect(second.headers['link']).toBeUndefined();
    });

    it('are read and taken back on the record', async () => {
      const stored = await brought();
      const before = await audited();
      const [, , row] = await rowsOf(stored);
      const reads = ['profile', 'wellness'].flatMap((kind) => [ada, emmy].map((id) => `read ${kind} ${id}`));
      expect((await audited()).slice(before.length).sort()).toEqual(reads.sort());
      await take(stored, row as StandingRow);
      expect((await audited()).slice(before.length + 4)).toEqual([`delete wellness ${emmy}`]);
    });

    it('go one by one, and with the last one the import is taken back', async () => {
      const stored = await brought();
      const [one, two, three] = await rowsOf(stored);
      expect((await take(stored, two as StandingRow)).json()).toEqual(stored.json());
      expect((await entries()).map((entry) => entry.slice(0, 2))).toEqual([
        [ada, day(9)],
        [emmy, day(9)],
      ]);
      expect((await take(stored, two as StandingRow)).statusCode).toBe(404);
      await take(stored, one as StandingRow);
      expect((await take(stored, three as StandingRow)).json<Import>().undone_at).not.toBeNull();
      expect([await rowsOf(stored), await entries(), await at.read.count(ImportedRowEntity)]).toEqual([[], [], 0]);
      const again = await take(stored, three as StandingRow);
      expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'import_undone']);
      expect((await undo(stored)).statusCode).toBe(409);
    });

    it('that the whole undo kept go after their cost was confirmed, with what else was answered that day', async () => {
      const { institutionId } = actors.ownCoach;
      await build.measure(at, { institutionId, measureKey: 'own.1', definition: ENERGY });
      const questions = [{ measure: 'own.1', when: 'daily' as const, weekdays: [0, 1, 2, 3, 4, 5, 6] }];
      const stamps = { version: 1, createdAt: at.clock.now(), updatedAt: at.clock.now() };
      await at.write((tx) => tx.insert(SurveyEntity, { teamId: team.id, validFrom: day(30), questions, ...stamps }));
      const stored = await brought();
      const more = [{ measure: 'own.1', value: 4 }];
      expect((await edit(ada, 9, { fatigue: 9, more })).statusCode).toBe(200);
      await undo(stored);
      expect(await costs(stored)).toEqual([
        ['edit', 'Deletes this day’s answer, which was edited after the import.', false],
      ]);
      await take(stored, await firstOf(stored));
      expect([await entries(), await at.read.count(MeasurementEntity)]).toEqual([[], 0]);
    });

    it('are refused when the record was changed or deleted after its cost was seen', async () => {
      const stored = await brought();
      const [one, two] = (await rowsOf(stored)) as [StandingRow, StandingRow];
      await edit(ada, 9, { fatigue: 9 });
      const refused = await take(stored, one);
      expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'import_row_changed']);
      expect((await entries())[0]).toEqual([ada, day(9), 3, 9]);
      await at.write((tx) => tx.delete(WellnessEntryEntity, { athleteId: ada, date: day(8) }));
      expect((await take(stored, two)).statusCode).toBe(409);
      // What is gone stands no more, and does not keep the import from being taken back.
      const rows = await rowsOf(stored);
      expect(rows.map(({ day: of }) => of)).toEqual([day(9), day(9)]);
      for (const row of rows) await take(stored, row);
      expect((await actors.own.get(url())).json<Import[]>()[0]?.undone_at).not.toBeNull();
    });

    it('that filled a day set its values back, and say what was typed since', async () => {
      await build.entry(at, { athleteId: ada, date: day(9), sleepQuality: 8, fatigue: null });
      const file = lines(`Ada Byron;${day(9)};3;6;;`);
      const { sheet, line } = { sheet: 'roster.csv', line: 2 };
      const stored = await store(file, { ...WELLNESS, overwritten: [{ sheet, line, day: day(9) }] });
      expect(await costs(stored)).toEqual([
        [null, 'Sets Sleep Quality back from 3 to 8. Empties Fatigue, which is 6.', false],
      ]);
      await edit(ada, 9, { sleep_quality: 5, fatigue: 6, stress: 9 });
      expect(await costs(stored)).toEqual([
        [
          'edit',
          'Sets Sleep Quality back from 5 to 8; the 5 was typed after the import. Empties Fatigue, which is 6.',
          false,
        ],
      ]);
      await take(stored, await firstOf(stored));
      const [entry] = await at.read.find(WellnessEntryEntity);
      expect(entry).toMatchObject({ sleepQuality: 8, fatigue: null, stress: 9 });
    });

    it('below those of a later file leave that one what was there before both', async () => {
      await build.entry(at, { athleteId: ada, date: day(9), sleepQuality: 2, fatigue: null });
      const typed = { ...WELLNESS, overwritten: [{ sheet: 'roster.csv', line: 2, day: day(9) }] };
      const first = await store(lines(`Ada Byron;${day(9)};4;;;`), typed);
      const second = await store(lines(`Ada Byron;${day(9)};6;;;`), WELLNESS);
      expect(await costs(first)).toEqual([
        ['file', 'Sets Sleep Quality back from 6 to 2; the 6 came with “roster.csv”.', false],
      ]);
      await take(first, await firstOf(first));
      expect(await entries()).toEqual([[ada, day(9), 2, null]]);
      expect(await costs(second)).toEqual([['edit', 'Changes nothing: the earlier values are there already.', false]]);
      await take(second, await firstOf(second));
      expect(await entries()).toEqual([[ada, day(9), 2, null]]);
    });

    it('on days that the team sees no more say nothing of them, and stay', async () => {
      const stored = await brought();
      const other = await build.team(at, await build.coach(at, { institutionId: actors.ownCoach.institutionId }));
      await build.move(at, emmy, other.id, day(20));
      const [, , row] = await rowsOf(stored);
      expect(row).toMatchObject({ athlete: { last_name: 'Noether' }, written: [], version: null });
      expect(row?.cost).toMatch(/does not see this record/);
      expect((await take(stored, row as StandingRow)).statusCode).toBe(409);
      expect(await entries()).toHaveLength(3);
    });

    it('with answers whose kind the role does not write say nothing of them, and stay', async () => {
      const { institutionId } = actors.ownCoach;
      const definition = { ...ENERGY, kind: 'performance' as const };
      await build.measure(at, { institutionId, measureKey: 'own.1', definition });
      const scales = [...(WELLNESS.reading?.scales ?? []), { field: 'own.1', min: 1, max: 5, is_reversed: false }];
      const file = ['Name;Day;Sleep;own.1', `Ada Byron;${day(9)};3;4`];
      const stored = await store(file, { ...WELLNESS, reading: { scales } });
      expect((await firstOf(stored)).written).toContainEqual({ label: 'Energy', value: '4' });
      await at.write((tx) => tx.query(`UPDATE team_staff SET role = 'medical' WHERE team_id = ${team.id}`));
      const row = await firstOf(stored);
      expect(row).toMatchObject({ written: [], version: null });
      expect((await take(stored, row)).statusCode).toBe(409);
    });

    it('are taken back once when two press at the same time', async () => {
      const stored = await brought();
      const row = await firstOf(stored);
      const answers = await Promise.all([take(stored, row), take(stored, row)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
      expect(await entries()).toHaveLength(2);
    });

    it('are for roles that write what the file holds', async () => {
      const stored = await brought();
      const row = await firstOf(stored);
      expect((await take(stored, row, actors.stranger)).statusCode).toBe(404);
      await at.write((tx) => tx.query(`UPDATE team_staff SET role = 'viewer' WHERE team_id = ${team.id}`));
      const answers = [await actors.own.get(url(`/${idOf(stored)}/rows`)), await take(stored, row)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
    });
  });

  it('of sessions follow one that somebody moved to another day', async () => {
    const plan: PartialPlan = {
      target: 'sessions',
      reading: { scales: [{ field: 'session.rpe', min: 0, max: 10, is_reversed: false }] },
    };
    const stored = await store(['Name;Day;RPE;Minutes', `Ada Byron;${day(20)};5;90`], plan);
    expect(await costs(stored)).toEqual([[null, 'Deletes this session.', false]]);
    const [session] = await at.read.find(TrainingSessionEntity);
    const moved = { athlete_id: ada, workout_id: session?.id, date: day(15), rpe: 6, duration_min: 90 };
    const saved = await actors.own.put('/api/athletes/training-load', { entries: [moved] });
    expect([saved.statusCode, saved.statusCode === 200 || saved.body]).toEqual([200, true]);
    expect(await costs(stored)).toEqual([['edit', 'Deletes this session, which was edited after the import.', false]]);
    await take(stored, await firstOf(stored));
    expect(await at.read.count(TrainingSessionEntity)).toBe(0);
  });

  describe('of a roster', () => {
    it('delete somebody new while nothing hangs on them', async () => {
      const stored = await store(['First name;Last name;Position', 'Grace;Hopper;Wing', 'Rosa;Franklin;Goal']);
      const [grace, rosa] = (await rowsOf(stored)) as [StandingRow, StandingRow];
      expect([grace.written, grace.cost]).toEqual([[{ label: 'Position', value: 'Wing' }], 'Deletes this athlete.']);
      const id = rosa.athlete?.athlete_id ?? 0;
      await edit(id, 2, {});
      expect(await costs(stored)).toEqual([
        [null, 'Deletes this athlete.', false],
        ['edit', 'This would go with the athlete: Wellness (1). Archive the athlete on the roster instead.', true],
      ]);
      expect((await take(stored, { ...rosa, version: 1 })).statusCode).toBe(409);
      await take(stored, grace);
      const left = await at.read.find(AthleteEntity, { order: { id: 'ASC' } });
      expect(left.map(({ lastName }) => lastName)).toEqual(['Byron', 'Noether', 'Franklin']);
    });

    it('give details back, with what was typed since', async () => {
      await build.athlete(at, {
        ...{ teamId: team.id, firstName: 'Grace', lastName: 'Hopper', dateOfBirth: null, position: 'Goal' },
      });
      const overwritten = [{ sheet: 'roster.csv', line: 2, day: null }];
      const file = ['Name;Born;Position;Guardian', 'Grace Hopper;09.12.2008;Wing;Eve Hopper'];
      const stored = await store(file, { overwritten });
      const row = await firstOf(stored);
      expect([row.changed_by, row.cost]).toEqual([
        null,
        'Empties Date of birth, which is Dec 09, 2008. Sets Position back from “Wing” to “Goal”. ' +
          'Deletes the guardian “Eve Hopper”.',
      ]);
      const id = row.athlete?.athlete_id ?? 0;
      const changed = await actors.own.put(`/api/athletes/${id}`, { position: 'Back', place_team_id: team.id });
      expect(changed.statusCode).toBe(200);
      expect((await take(stored, row)).statusCode).toBe(409);
      const seen = await firstOf(stored);
      expect([seen.changed_by, seen.cost]).toEqual([
        'edit',
        expect.stringContaining('Sets Position back from “Back” to “Goal”; the “Back” was typed after the import.'),
      ]);
      expect((await take(stored, seen)).json<Import>().undone_at).not.toBeNull();
      expect(await at.read.findOneByOrFail(AthleteEntity, { id })).toMatchObject({ dateOfBirth: null });
      expect((await audited()).filter((line) => line === `update profile ${id}`).length).toBeGreaterThan(1);
    });

    it('below those of a later file leave that one what was there before both', async () => {
      const id = emmy;
      await actors.own.put(`/api/athletes/${id}`, { position: 'Goal', place_team_id: team.id });
      const overwritten = [{ sheet: 'roster.csv', line: 2, day: null }];
      const first = await store(['Name;Position', 'Emmy Noether;Wing'], { overwritten });
      const second = await store(['Name;Position', 'Emmy Noether;Back']);
      expect(await costs(first)).toEqual([
        ['file', 'Sets Position back from “Back” to “Goal”; the “Back” came with “roster.csv”.', false],
      ]);
      await take(first, await firstOf(first));
      expect((await firstOf(second)).cost).toBe('Changes nothing: the earlier values are there already.');
    });
  });
});
