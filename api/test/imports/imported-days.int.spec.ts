import { addDays } from '@touchline/contracts/calendar-date';
import type { Import } from '@touchline/contracts/imports.schema';
import { squadBoardSchema, type SquadBoard } from '@touchline/contracts/squad.schema';
import { listedWellnessEntrySchema, type ListedWellnessEntry } from '@touchline/contracts/wellness.schema';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import type { Actors } from '../support/actors.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { counted, hooperScales, importFile, ratedAll, storedFile } from './support/import-file.js';
import { emptyTeam } from './support/importing.js';

// Each call starts a thread that reads the file.
jest.setTimeout(30_000);

const FLAT = { sleepQuality: 3, fatigue: 3, muscleSoreness: 3, stress: 3 };

describe('days that a file brought', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let ada: number;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    ({ actors, today, team } = await emptyTeam(at));
    const person = { firstName: 'Ada', lastName: 'Byron', dateOfBirth: '1999-12-10' };
    ada = (await build.athlete(at, { teamId: team.id, ...person })).id;
  });
  afterAll(() => at.close());

  const day = (ago: number) => addDays(today, -ago);
  const row = (ago: number, ratings: string) => `Ada Byron;${day(ago)};${ratings}`;
  /** Stores a file whose scale begins at 1 and ends at `max`, and returns what takes it back. */
  const store = async (rows: readonly string[], counts: object, { max = 10, name = 'season.csv' } = {}) => {
    const file = importFile(['Name;Day;Sleep;Fatigue;Soreness;Stress', ...rows], {
      target: 'wellness',
      reading: { scales: hooperScales({ max }) },
    });
    const body = { ...storedFile(file, counted(counts)), file_name: name };
    const answer = await actors.own.post(`/api/teams/${team.id}/imports`, body);
    expect([answer.statusCode, answer.statusCode === 201 || answer.body]).toEqual([201, true]);
    const { import_id: id } = answer.json<Import>();
    return () => actors.own.post(`/api/teams/${team.id}/imports/${id}/undo`);
  };
  const edit = (ago: number) => {
    const ratings = ratedAll(4);
    return actors.own.put('/api/athletes/wellness', { entries: [{ athlete_id: ada, date: day(ago), ...ratings }] });
  };
  const typed = (...days: readonly number[]) =>
    Promise.all(days.map((ago) => build.entry(at, { athleteId: ada, date: day(ago), ...FLAT })));

  describe('on the board', () => {
    const DAYS = [6, 7, 8, 9, 10, 11, 12, 13, 14];
    /** Nine days of the baseline, one with a rating left out, and one before the baseline; five days are typed. */
    const storeSeason = async () => {
      await typed(1, 2, 3, 4, 5);
      const rows = [...DAYS.map((ago) => row(ago, '3;3;3;3')), row(15, '3;;3;3'), row(29, '3;3;3;3')];
      return store(rows, { new: 11 });
    };
    const wellness = async (query = '') => {
      const board = (await actors.own.get(`/api/dashboard/squad?team_id=${team.id}${query}`)).json<SquadBoard>();
      expect(squadBoardSchema.parse(board)).toEqual(board);
      const { state, baseline_n: n, baseline_imported: imported } = board.athletes[0]?.wellness ?? {};
      return [state, n, imported];
    };

    it('are counted among the answers of the baseline', async () => {
      await storeSeason();
      await build.entry(at, { athleteId: ada, date: today, ...FLAT, stress: 10 });
      expect(await wellness()).toEqual(['talk', 14, 9]);
      // The day of the board itself is no part of its baseline.
      expect(await wellness(`&date=${day(10)}`)).toEqual(['building', 5, 5]);
    });

    it('are not counted once they were edited, or the file was taken back', async () => {
      const undo = await storeSeason();
      await edit(6);
      expect(await wellness()).toEqual(['no_answer', 14, 8]);
      await undo();
      expect(await wellness()).toEqual(['no_answer', 6, undefined]);
    });

    it('take one statement for all athletes, and a board without files says nothing of them', async () => {
      await typed(1, 2);
      const statements = async () =>
        (await recordStatements(at, () => wellness())).filter(({ sql }) => sql.includes('imported_rows')).length;
      expect(await wellness()).toEqual(['no_answer', 2, undefined]);
      expect(await statements()).toBe(1);
      await build.athlete(at, { teamId: team.id });
      expect(await statements()).toBe(1);
    });
  });

  describe('of training load, on the board', () => {
    const loadOf = async () => {
      const board = (await actors.own.get(`/api/dashboard/squad?team_id=${team.id}`)).json<SquadBoard>();
      expect(squadBoardSchema.parse(board)).toEqual(board);
      const { need, load } = board.athletes[0] ?? {};
      return [need, load?.high, load?.imported];
    };
    const session = (ago: number, rpe: number) =>
      build.session(at, { athleteId: ada, date: day(ago), rpe, durationMin: 60 });

    it('are counted once a load has become high, unless they were edited', async () => {
      const weeks = Array.from({ length: 10 }, (_, week) => 7 * week + 7);
      await session(70 + 7, 3);
      const rows = weeks.map((ago) => `Ada Byron;${day(ago)};3;60`);
      const file = importFile(['Name;Day;RPE;Minutes', ...rows], {
        target: 'sessions',
        reading: { scales: [{ field: 'session.rpe', min: 0, max: 10, is_reversed: false }] },
      });
      const body = { ...storedFile(file, { new: 10 }), minors_stated: true };
      expect((await actors.own.post(`/api/teams/${team.id}/imports`, body)).statusCode).toBe(201);
      expect(await loadOf()).toEqual(['none', null, undefined]);

      await session(0, 9);
      expect(await loadOf()).toEqual(['load', 'new', { days: 10, of: 11 }]);
      const [first] = await at.read.find(TrainingSessionEntity, { where: { date: day(7) } });
      await at.write((tx) => tx.update(TrainingSessionEntity, { id: first?.id ?? 0 }, { version: 2 }));
      expect(await loadOf()).toEqual(['load', 'new', { days: 9, of: 11 }]);
    });
  });

  describe('in the list of an athlete', () => {
    const sources = async (query = '') => {
      const answer = await actors.own.get(`/api/athletes/wellness?athlete_id=${ada}${query}`);
      const entries = answer.json<ListedWellnessEntry[]>();
      expect(listedWellnessEntrySchema.strict().array().parse(entries)).toEqual(entries);
      return entries.map(({ date, imported }) => [date, imported]);
    };
    const season = { file_name: 'season.csv', rescaled: null };

    it('name their file until they are edited, and are gone when it is taken back', async () => {
      await typed(1);
      const undo = await store([row(3, '3;3;3;3'), row(2, '3;3;3;3')], { new: 2 });
      expect(await sources()).toEqual([
        [day(3), season],
        [day(2), season],
        [day(1), undefined],
      ]);
      expect(await sources('&limit=1')).toEqual([[day(3), season]]);
      await edit(3);
      expect(await sources()).toEqual([
        [day(3), undefined],
        [day(2), season],
        [day(1), undefined],
      ]);
      await undo();
      expect(await sources()).toEqual([
        [day(3), undefined],
        [day(1), undefined],
      ]);
    });

    it('have the numbers of the file beside what was converted, of what the file has written alone', async () => {
      await build.entry(at, { athleteId: ada, date: day(2), ...FLAT, fatigue: null });
      const undo = await store([row(3, '5;1;2;3'), row(2, '5;2;2;2')], { new: 1, changed: 1 }, { max: 5 });
      const whole = { sleep_quality: 5, fatigue: 1, muscle_soreness: 2, stress: 3 };
      expect(await sources()).toEqual([
        [day(3), { file_name: 'season.csv', rescaled: whole }],
        [day(2), { file_name: 'season.csv', rescaled: { fatigue: 2 } }],
      ]);
      await undo();
      expect(await sources()).toEqual([[day(2), undefined]]);
    });

    it('name the last file that changed them, and the one before when that is taken back', async () => {
      await store([row(2, '3;3;3;3')], { new: 1 });
      const undo = await store([row(2, '3;3;3;5')], { changed: 1 }, { name: 'corrected.csv' });
      expect(await sources()).toEqual([[day(2), { ...season, file_name: 'corrected.csv' }]]);
      await undo();
      expect(await sources()).toEqual([[day(2), season]]);
    });
  });
});
