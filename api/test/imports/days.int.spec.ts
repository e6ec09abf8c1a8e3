import { addDays } from '@touchline/contracts/calendar-date';
import { ImportedRowEntity } from '../../src/modules/imports/imported-row.entity.js';
import { ImportEntity } from '../../src/modules/imports/import.entity.js';
import type { MeasureEntity } from '../../src/modules/measures/index.js';
import { MeasurementEntity } from '../../src/modules/measurements/index.js';
import { PerformanceTestEntity } from '../../src/modules/performance-tests/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { TrainingSessionEntity } from '../../src/modules/training-load/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import type { Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { counted, hooperScales, type PartialPlan } from './support/import-file.js';
import { adaAndEmmy, emptyTeam, ENERGY, importing } from './support/importing.js';

// Each call starts a thread that reads the file.
jest.setTimeout(30_000);

const TEST: MeasureEntity['definition'] = {
  ...{ label: 'Nordic', question: null, unit: 'N', min: 1, max: 800, step: 1, low_words: null, high_words: null },
  ...{ direction: 'higher', trials: 2, trial_rule: 'best', has_sides: true, day_rule: 'last', kind: 'performance' },
  ...{ entered_by: 'staff', typical_error: null },
};

describe('days of athletes from a file', () => {
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

  const { url, preview, store, undo } = importing(
    () => actors.own,
    () => team,
  );
  const day = (ago: number) => addDays(today, -ago);
  const entries = async () =>
    (await at.read.find(WellnessEntryEntity, { order: { athleteId: 'ASC', date: 'ASC' } })).map((row) => [
      ...[row.athleteId, row.date, row.sleepQuality, row.fatigue, row.muscleSoreness, row.stress, row.answeredAt],
    ]);
  const sessions = async () =>
    (await at.read.find(TrainingSessionEntity, { order: { athleteId: 'ASC', date: 'ASC', rpe: 'ASC' } })).map((row) => [
      ...[row.athleteId, row.date, row.rpe, row.durationMin],
    ]);

  describe('wellness', () => {
    const WELLNESS: PartialPlan = { target: 'wellness' };
    const lines = (rows: readonly string[]) => ['Name;Day;Sleep;Fatigue;Soreness;Stress', ...rows];
    const answers = () =>
      lines([`Ada Byron;${day(180)};3;4;5;6`, `Ada Byron;${day(30)};2;2;2;2`, `Emmy Noether;${day(30)};7;;7;7`]);
    /** The file has a scale from 1 to 10, in the direction of the measures. */
    const scaled = (min: number, max: number, isReversed = false): PartialPlan => ({
      ...WELLNESS,
      reading: {
        scales: hooperScales({ min, max, isReversed }),
      },
    });
    const plan = scaled(1, 10);

    it('is stored as said, without a time of the answer, and goes when the file is taken back', async () => {
      const seen = await preview(answers(), plan);
      expect([seen.counts, seen.asked, seen.minors]).toEqual([counted({ new: 3 }), [], 0]);
      expect(seen.rows.map((row) => [row.last_name, row.day])).toEqual([
        ['Byron', day(180)],
        ['Byron', day(30)],
        ['Noether', day(30)],
      ]);
      expect(await entries()).toEqual([]);

      const stored = await store(answers(), plan);
      expect(stored.statusCode).toBe(201);
      expect(await entries()).toEqual([
        [ada, day(180), 3, 4, 5, 6, null],
        [ada, day(30), 2, 2, 2, 2, null],
        [emmy, day(30), 7, null, 7, 7, null],
      ]);
      expect((await actors.own.get(url())).json()).toEqual([stored.json()]);

      expect((await undo(stored)).json()).toEqual({ removed: 3, restored: 0, kept: [] });
      expect(await entries()).toEqual([]);
      expect(await at.read.count(ImportedRowEntity)).toBe(0);
    });

    it('is converted from the scale of the file, whose numbers stay known', async () => {
      await store(lines([`Ada Byron;${day(3)};5;4;1;3`]), scaled(1, 5, true));
      expect((await entries()).map((row) => row.slice(2, 6))).toEqual([[1, 3, 10, 6]]);
      const [row] = await at.read.find(ImportedRowEntity);
      expect(row?.rescaled).toEqual({
        'hooper.sleep_quality': 5,
        'hooper.fatigue': 4,
        'hooper.muscle_soreness': 1,
        'hooper.stress': 3,
      });
    });

    it('changes nothing twice, and of a corrected file only what differs', async () => {
      await store(answers(), plan);
      expect((await preview(answers(), plan)).counts).toEqual(counted({ same: 3 }));

      const corrected = answers().map((line) => line.replace(';7;;7;7', ';7;8;7;7').replace(';3;4;5;6', ';3;4;5;9'));
      expect((await preview(corrected, plan)).counts).toEqual(counted({ same: 1, changed: 2 }));
      const stored = await store(corrected, plan);
      expect((await entries()).map((row) => row.slice(2, 6))).toEqual([
        [3, 4, 5, 9],
        [2, 2, 2, 2],
        [7, 8, 7, 7],
      ]);
      expect((await undo(stored)).json()).toEqual({ removed: 0, restored: 2, kept: [] });
      expect((await entries()).map((row) => row.slice(2, 6))).toEqual([
        [3, 4, 5, 6],
        [2, 2, 2, 2],
        [7, null, 7, 7],
      ]);
      expect((await preview(answers(), plan)).counts).toEqual(counted({ same: 3 }));
    });

    it('keeps what somebody typed, fills what is empty, and replaces it with the word of the coach', async () => {
      await build.entry(at, {
        athleteId: ada,
        date: day(30),
        sleepQuality: 9,
        fatigue: null,
        muscleSoreness: 2,
        stress: 2,
      });
      const seen = await preview(answers(), plan);
      expect(seen.counts).toEqual(counted({ new: 2, changed: 1 }));
      expect(seen.rows[1]?.changes).toEqual([
        { field: 'hooper.sleep_quality', from: 9, to: 2, was_edited: true },
        { field: 'hooper.fatigue', from: null, to: 2, was_edited: false },
      ]);
      const kept = await store(answers(), plan);
      expect((await entries())[1]).toEqual([ada, day(30), 9, 2, 2, 2, null]);
      await undo(kept);
      expect(await entries()).toEqual([[ada, day(30), 9, null, 2, 2, null]]);

      const { sheet = '', line = 0 } = seen.rows[1] ?? {};
      await store(answers(), { ...plan, overwritten: [{ sheet, line, day: day(30) }] });
      expect((await entries())[1]).toEqual([ada, day(30), 2, 2, 2, 2, null]);
    });

    it('stays where it was edited since, with the reason, and can be taken back no second time', async () => {
      const stored = await store(answers(), plan);
      const edited = { athlete_id: ada, date: day(30), sleep_quality: 1, fatigue: 1, muscle_soreness: 1, stress: 1 };
      expect((await actors.own.put('/api/athletes/wellness', { entries: [edited] })).statusCode).toBe(200);
      const reason = 'One of these records was edited since.';
      const kept = [{ athlete_id: ada, name: 'Ada Byron', reason }];
      expect((await undo(stored)).json()).toEqual({ removed: 2, restored: 0, kept });
      expect((await entries()).map((row) => row.slice(0, 3))).toEqual([[ada, day(30), 1]]);
      expect((await undo(stored)).json()).toEqual({ removed: 0, restored: 0, kept });
    });

    it('brings answers to own questions, asked or not, and takes them back with the day', async () => {
      const { institutionId } = actors.ownCoach;
      await build.measure(at, { institutionId, measureKey: 'own.1', definition: ENERGY });
      const file = ['Name;Day;Sleep;own.1', `Ada Byron;${day(40)};3;4`];
      const reading = {
        scales: [...(plan.reading?.scales ?? []), { field: 'own.1', min: 1, max: 5, is_reversed: false }],
      };
      const stored = await store(file, { ...WELLNESS, reading });
      const values = async () =>
        (await at.read.find(MeasurementEntity)).map(({ measureKey, value, source }) => [measureKey, value, source]);
      expect(await values()).toEqual([['own.1', 4, 'import']]);
      expect((await preview(file, { ...WELLNESS, reading })).counts).toEqual(counted({ same: 1 }));
      await undo(stored);
      expect([await values(), await entries()]).toEqual([[], []]);
    });

    it('asks about every name without an athlete, and never makes a person', async () => {
      const file = lines([`Ada B.;${day(3)};1;1;1;1`, `Ada B.;${day(2)};1;1;1;1`, `Who Else;${day(2)};1;1;1;1`]);
      const seen = await preview(file, plan);
      expect(seen.asked.map(({ name, rows, candidates }) => [name, rows, candidates.length])).toEqual([
        ['Ada B.', 2, 0],
        ['Who Else', 1, 0],
      ]);
      const people = [
        { name: 'Ada B.', date_of_birth: null, athlete_id: ada, is_skipped: false },
        { name: 'Who Else', date_of_birth: null, athlete_id: null, is_skipped: true },
      ];
      const stored = await store(file, { ...plan, people });
      expect(stored.json()).toMatchObject({ counts: { new: 2, refused: 0 } });
      expect((await entries()).map((row) => row[0])).toEqual([ada, ada]);
      // The name is known from now on.
      const again = await preview(file.slice(0, 3), plan);
      expect([again.asked, again.counts]).toEqual([[], counted({ same: 2 })]);
      // Nobody is made of a name that the coach calls new.
      const [, other] = people.map((one) => ({ ...one, athlete_id: null, is_skipped: false }));
      const asked = await preview(file, { ...plan, people: other ? [other] : [] });
      expect(asked.asked.map(({ name }) => name)).toEqual(['Who Else']);
    });

    it('knows a name of several words, wherever the last name begins', async () => {
      await build.athlete(at, {
        ...{ teamId: team.id, firstName: 'Mary Ann', lastName: 'van der Berg', dateOfBirth: '1999-05-01' },
      });
      const seen = await preview(lines([`Mary Ann van der Berg;${day(3)};1;1;1;1`]), plan);
      expect([seen.asked, seen.counts]).toEqual([[], counted({ new: 1 })]);
    });

    it('needs the statement of the club for minors and for unknown birth dates, and keeps who made it', async () => {
      const child = await build.athlete(at, {
        ...{ teamId: team.id, firstName: 'Mia', lastName: 'Young', dateOfBirth: addDays(today, -4_500) },
      });
      await build.athlete(at, { teamId: team.id, firstName: 'No', lastName: 'Date', dateOfBirth: null });
      const file = lines([`Mia Young;${day(3)};1;1;1;1`, `No Date;${day(3)};1;1;1;1`, `Ada Byron;${day(3)};1;1;1;1`]);
      expect((await preview(file, plan)).minors).toBe(2);
      const refused = await store(file, plan);
      expect([refused.statusCode, refused.json<{ fields: { path: string }[] }>().fields[0]?.path]).toEqual([
        400,
        'minors_stated',
      ]);
      expect(await entries()).toEqual([]);
      expect((await store(file, plan, { minors_stated: true })).statusCode).toBe(201);
      expect((await entries()).some((row) => row[0] === child.id)).toBe(true);
      const [stored] = await at.read.find(ImportEntity);
      expect(stored).toMatchObject({ minorsStated: true, coachId: actors.ownCoach.id });
    });

    it('refuses days to come, a day twice under two names, and days that the team does not see', async () => {
      const other = await build.team(at, actors.ownCoach, { name: 'U19' });
      const moved = await build.athlete(at, {
        ...{ teamId: other.id, firstName: 'Grace', lastName: 'Hopper', dateOfBirth: '1999-12-09' },
      });
      const foreign = await build.team(at, actors.strangerCoach, { name: 'Away' });
      await build.athlete(at, {
        teamId: foreign.id,
        firstName: 'Rosa',
        lastName: 'Franklin',
        dateOfBirth: '1999-07-25',
      });
      const file = lines([
        `Ada Byron;${addDays(today, 1)};1;1;1;1`,
        `Ada Byron;${day(3)};1;1;1;1`,
        `Ada Lovelace;${day(3)};2;2;2;2`,
        `Rosa Franklin;${day(3)};2;2;2;2`,
        `Grace Hopper;${day(3)};2;2;2;2`,
      ]);
      const person = (name: string, id: number | null) => ({
        ...{ name, date_of_birth: null, athlete_id: id, is_skipped: id === null },
      });
      const people = [person('Ada Lovelace', ada), person('Rosa Franklin', null), person('Grace Hopper', moved.id)];
      const seen = await preview(file, { ...plan, people });
      expect(seen.counts).toEqual(counted({ new: 2, refused: 2, skipped: 1 }));
      expect(seen.refusals.map(({ line }) => line)).toEqual([2, 4]);
    });
  });

  describe('sessions', () => {
    const SESSIONS: PartialPlan = {
      target: 'sessions',
      reading: { scales: [{ field: 'session.rpe', min: 0, max: 10, is_reversed: false }] },
    };
    const file = () => [
      'Name;Day;RPE;Minutes',
      `Ada Byron;${day(20)};5;90`,
      `Ada Byron;${day(20)};3;30`,
      `Emmy Noether;${day(20)};0;60`,
    ];

    it('may be several of a day, change nothing twice, and go when the file is taken back', async () => {
      const stored = await store(file(), SESSIONS);
      expect(await sessions()).toEqual([
        [ada, day(20), 3, 30],
        [ada, day(20), 5, 90],
        [emmy, day(20), 0, 60],
      ]);
      expect((await preview(file(), SESSIONS)).counts).toEqual(counted({ same: 3 }));
      // In another order, too.
      expect((await preview([file()[0] as string, ...file().slice(1).reverse()], SESSIONS)).counts).toEqual(
        counted({ same: 3 }),
      );
      const corrected = file().map((line) => line.replace('5;90', '6;90'));
      const second = await store(corrected, SESSIONS);
      expect(second.json()).toMatchObject({ counts: { same: 2, changed: 1 } });
      expect((await sessions())[1]).toEqual([ada, day(20), 6, 90]);
      await undo(second);
      expect((await sessions())[1]).toEqual([ada, day(20), 5, 90]);
      // It is as the first file left it.
      expect((await undo(stored)).json()).toEqual({ removed: 3, restored: 0, kept: [] });
      expect(await sessions()).toEqual([]);
    });

    it('do not count a load twice that somebody typed: it stays, and the file adds what is more', async () => {
      await build.session(at, { athleteId: ada, date: day(20), rpe: 7, durationMin: 90 });
      const seen = await preview(file(), SESSIONS);
      expect(seen.counts).toEqual(counted({ new: 2, same: 1 }));
      await store(file(), SESSIONS);
      expect(await sessions()).toHaveLength(3);
      expect((await sessions()).filter(([id]) => id === ada)).toEqual([
        [ada, day(20), 3, 30],
        [ada, day(20), 7, 90],
      ]);
    });
  });

  describe('tests', () => {
    const TESTS: PartialPlan = { target: 'tests' };
    const results = async () => ({
      product: (await at.read.find(PerformanceTestEntity, { order: { kind: 'ASC' } })).map((row) => [
        row.kind,
        row.value,
      ]),
      own: (await at.read.find(MeasurementEntity, { order: { id: 'ASC' } })).map((row) => [
        row.side,
        row.trial,
        row.value,
      ]),
    });

    it('store results of the product and of own measures with side and trial', async () => {
      const { institutionId } = actors.ownCoach;
      await build.measure(at, { institutionId, measureKey: 'own.1', definition: TEST });
      const file = [
        'Name;Day;Grip;Jump;own.1;Side;Trial',
        `Ada Byron;${day(9)};31,5;40;;;`,
        `Ada Byron;${day(9)};;;310;left;1`,
        `Ada Byron;${day(9)};;;320;left;2`,
        `Ada Byron;${day(9)};;;305;right;1`,
        `Ada Byron;${day(9)};;;305;;1`,
        `Ada Byron;${day(9)};;;305;right;3`,
        `Emmy Noether;${day(9)};30;;;left;1`,
      ];
      const seen = await preview(file, TESTS);
      expect(seen.counts).toEqual(counted({ new: 4, refused: 3 }));
      expect(seen.refusals.map(({ line, message }) => [line, message])).toEqual([
        [6, 'Side must be left or right.'],
        [7, 'Trial must be from 1 to 2.'],
        [8, 'This test has one value on a day, without side and trial. Leave those cells empty.'],
      ]);
      const stored = await store(file, TESTS);
      const all = {
        product: [
          ['grip', 31.5],
          ['jump', 40],
        ],
        own: [
          ['left', 1, 310],
          ['left', 2, 320],
          ['right', 1, 305],
        ],
      };
      expect(await results()).toEqual(all);
      expect((await preview(file, TESTS)).counts).toEqual(counted({ same: 4, refused: 3 }));
      const corrected = file.map((line) => line.replace(';320;', ';325;').replace(';31,5;', ';32;'));
      const second = await store(corrected, TESTS);
      expect((await results()).own[1]).toEqual(['left', 2, 325]);
      await undo(second);
      expect(await results()).toEqual(all);
      await undo(stored);
      expect(await results()).toEqual({ product: [], own: [] });
    });
  });
});
