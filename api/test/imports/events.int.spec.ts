import { addDays } from '@touchline/contracts/calendar-date';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { ImportedRowEntity } from '../../src/modules/imports/imported-row.entity.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import type { Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { counted, type PartialPlan } from './support/import-file.js';
import { emptyTeam, importing } from './support/importing.js';

// Each call starts a thread that reads the file.
jest.setTimeout(30_000);

const PLAN: PartialPlan = { target: 'events' };

describe('events from a file', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let today: string;

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    ({ actors, today, team } = await emptyTeam(at));
  });
  afterAll(() => at.close());

  const { preview, store, undo, rows, undoRow } = importing(
    () => actors.own,
    () => team,
  );
  const day = (ahead: number) => addDays(today, ahead);
  const lines = (rows: readonly string[]) => ['Day;Time;Title;Type;Length;Place;Notes', ...rows];
  const week = () =>
    lines([
      `${day(1)};18:00;Training U16;;90;Hall 3;bring shoes`,
      `${day(3)};;Team dinner;;;;`,
      `${day(4)};15:30;;Spiel;;;`,
    ]);
  const events = async () =>
    (await at.read.find(CalendarEventEntity, { order: { date: 'ASC', eventTime: 'ASC' } })).map((event) => [
      ...[event.date, event.eventTime, event.title, event.type, event.durationMin, event.notes, event.attendanceTaken],
    ]);
  const WEEK = () => [
    [day(1), '18:00', 'Training U16', 'practice', 90, 'Place: Hall 3\nbring shoes', true],
    [day(3), null, 'Team dinner', 'other', 60, null, false],
    [day(4), '15:30', 'Game', 'game', 60, null, true],
  ];

  it('are stored as said, with what a row leaves open shown before, and go when the file is taken back', async () => {
    const seen = await preview(week(), PLAN);
    expect([seen.counts, seen.asked, seen.team]).toEqual([counted({ new: 3 }), [], []]);
    expect(seen.rows[1]).toMatchObject({ first_name: null, last_name: null, athlete_id: null, day: day(3) });
    expect(seen.rows[1]?.values).toMatchObject({ title: 'Team dinner', type: 'other' });
    expect(await events()).toEqual([]);

    const stored = await store(week(), PLAN);
    expect(stored.statusCode).toBe(201);
    expect(await events()).toEqual(WEEK());
    expect((await preview(week(), PLAN)).counts).toEqual(counted({ same: 3 }));
    const page = await actors.own.get(`/api/calendar/list?team_id=${team.id}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Team dinner');

    expect((await undo(stored)).json()).toEqual({ removed: 3, restored: 0, kept: [] });
    expect([await events(), await at.read.count(ImportedRowEntity)]).toEqual([[], 0]);
  });

  it('of a corrected file change where they differ, and get their former content back', async () => {
    const first = await store(week(), PLAN);
    const corrected = week().map((line) =>
      line.replace('15:30;', '16:00;').replace('18:00;Training', '19:00;Training'),
    );
    const seen = await preview(corrected, PLAN);
    expect(seen.counts).toEqual(counted({ same: 1, changed: 2 }));
    expect(seen.rows[0]?.changes).toEqual([{ field: 'start_time', from: '18:00', to: '19:00', was_edited: false }]);
    const stored = await store(corrected, PLAN);
    expect((await events())[0]?.slice(0, 3)).toEqual([day(1), '19:00', 'Training U16']);
    expect((await undo(stored)).json()).toEqual({ removed: 0, restored: 2, kept: [] });
    expect(await events()).toEqual(WEEK());
    expect((await preview(week(), PLAN)).counts).toEqual(counted({ same: 3 }));
    // The first file can be taken back after the second one was.
    expect((await undo(first)).json()).toEqual({ removed: 3, restored: 0, kept: [] });
  });

  it('that somebody typed or changed stay unless the coach says otherwise', async () => {
    const typed = await build.event(at, { teamId: team.id, date: day(1), eventTime: '18:00', title: 'Training U16' });
    const { rows } = await preview(week(), PLAN);
    expect(rows[0]?.changes).toEqual([
      { field: 'duration_min', from: 60, to: 90, was_edited: true },
      { field: 'notes', from: null, to: 'Place: Hall 3\nbring shoes', was_edited: false },
    ]);
    const stored = await store(week(), PLAN);
    expect((await at.read.findOneBy(CalendarEventEntity, { id: typed.id }))?.durationMin).toBe(60);

    const dinner = await at.read.findOneByOrFail(CalendarEventEntity, { title: 'Team dinner' });
    const changed = await actors.own.put(`/api/calendar/list/${dinner.id}?scope=one`, {
      ...{
        team_id: team.id,
        athlete_id: null,
        date: dinner.date,
        event_title: 'Team lunch',
        event_type: 'other',
        event_time: null,
      },
      version: 1,
    });
    expect([changed.statusCode, changed.statusCode === 200 || changed.body]).toEqual([200, true]);
    expect((await undo(stored)).json()).toEqual({
      ...{ removed: 1, restored: 1 },
      kept: [{ athlete_id: null, name: 'Team lunch', reason: 'Somebody has changed it since.' }],
    });
    expect((await events()).map(([, , title]) => title)).toEqual(['Training U16', 'Team lunch']);
  });

  it.each<[string, string, string]>([
    ['a place', ';;Spiel;;Halle 1', ';;Spiel;;Halle 2'],
    ['a length', ';;;90;', ';;;75;'],
    ['a time', ';;Spiel;;', '15:30;;Spiel;;'],
  ])('without titles are corrected in %s', async (_what, before, after) => {
    const row = (cells: string) => lines([`${day(1)};${cells};`]);
    await store(row(before), PLAN);
    expect((await preview(row(after), PLAN)).counts).toEqual(counted({ changed: 1 }));
  });

  it('are no other event of the day or of the time', async () => {
    await build.event(at, { teamId: team.id, date: day(1), eventTime: '20:00', title: 'Team dinner', type: 'other' });
    expect((await preview(lines([`${day(1)};;;;;;`]), PLAN)).counts).toEqual(counted({ new: 1 }));
    const training = lines([`${day(1)};20:00;Training U16;;;Halle 3;`]);
    expect((await preview(training, PLAN)).counts).toEqual(counted({ new: 1 }));

    await build.event(at, { teamId: team.id, date: day(2), eventTime: '18:00', title: 'Training' });
    const twice = lines([`${day(2)};;Training;;;;`, `${day(2)};18:00;Training;;;;`]);
    expect((await preview(twice, PLAN)).rows.map(({ outcome }) => outcome)).toEqual(['new', 'same']);
  });

  it('follow a corrected title with their type', async () => {
    await store(lines([`${day(1)};15:30;Teamessen;;;;`]), PLAN);
    const { rows: seen } = await preview(lines([`${day(1)};15:30;Spiel FC West;;;;`]), PLAN);
    expect(seen[0]?.changes).toEqual([
      { field: 'title', from: 'Teamessen', to: 'Spiel FC West', was_edited: false },
      { field: 'type', from: 'other', to: 'game', was_edited: false },
    ]);
    await store(lines([`${day(1)};15:30;Spiel FC West;;;;`]), PLAN);
    expect((await events()).map((event) => event.at(-1))).toEqual([true]);
  });

  it('whose notes have line breaks are the same from a cell, which has none', async () => {
    const notes = 'Bring shoes.\nAnd water.';
    await build.event(at, { teamId: team.id, date: day(1), eventTime: '18:00', title: 'Training U16', notes });
    const file = lines([`${day(1)};18:00;Training U16;;60;;Bring shoes. And water.`]);
    expect((await preview(file, PLAN)).counts).toEqual(counted({ same: 1 }));
  });

  it('are taken back one by one, with what each costs', async () => {
    const stored = await store(week(), PLAN);
    const dinner = await at.read.findOneByOrFail(CalendarEventEntity, { title: 'Team dinner' });
    await at.write((tx) => tx.update(CalendarEventEntity, { id: dinner.id }, { title: 'Team lunch', version: 2 }));
    const game = await at.read.findOneByOrFail(CalendarEventEntity, { title: 'Game' });
    const athlete = await build.athlete(at, { teamId: team.id });
    await build.attendance(at, { eventId: game.id, athleteId: athlete.id });

    const standing = await rows(stored);
    expect(standing.map(({ title, athlete: who, cost, changed_by: by }) => [title, who, cost, by])).toEqual([
      ['Training U16', null, 'Deletes this event.', null],
      ['Team lunch', null, 'Deletes this event, which was edited after the import.', 'edit'],
      ['Game', null, 'Something was recorded at it since. Delete the event in the calendar instead.', null],
    ]);
    expect(standing[2]).toMatchObject({ version: null, day: day(4), kind: 'event' });
    const [practice, lunch] = standing;
    if (!practice || !lunch) throw new Error('two rows can be taken back');
    expect((await undoRow(stored, { ...lunch, version: 1 })).statusCode).toBe(409);
    for (const row of [practice, lunch]) expect((await undoRow(stored, row)).statusCode).toBe(200);
    expect((await undoRow(stored, lunch)).statusCode).toBe(404);
    expect((await events()).map(([, , title]) => title)).toEqual(['Game']);
  });

  it('that a file changed get their former content back one by one, also when edited since', async () => {
    const typed = await build.event(at, { teamId: team.id, date: day(1), eventTime: '18:00', title: 'Training U16' });
    const stored = await store(week(), { ...PLAN, overwritten: [{ sheet: 'roster.csv', line: 2, day: day(1) }] });
    await at.write((tx) => tx.update(CalendarEventEntity, { id: typed.id }, { durationMin: 75, version: 3 }));
    const row = (await rows(stored)).find(({ title }) => title === 'Training U16');
    expect(row).toMatchObject({
      changed_by: 'edit',
      cost: [
        'Sets Minutes back from 75 min to 60 min; the 75 min was typed after the import.',
        'Empties Notes, which is “Place: Hall 3\nbring shoes”.',
      ].join(' '),
    });
    expect((await undoRow(stored, row ?? { row_id: 0, version: 0 })).statusCode).toBe(200);
    expect(await at.read.findOneBy(CalendarEventEntity, { id: typed.id })).toMatchObject({
      ...{ durationMin: 60, notes: null, title: 'Training U16' },
    });
  });

  it('at which something was recorded stay', async () => {
    const stored = await store(lines([`${day(-2)};18:00;Game;;;;`, `${day(-1)};18:00;Game;;;;`]), PLAN);
    const athlete = await build.athlete(at, { teamId: team.id });
    const [game] = await at.read.find(CalendarEventEntity, { order: { date: 'ASC' } });
    await build.attendance(at, { eventId: game?.id ?? 0, athleteId: athlete.id });
    expect((await undo(stored)).json()).toEqual({
      ...{ removed: 1, restored: 0 },
      kept: [{ athlete_id: null, name: 'Game', reason: 'Something was recorded at it since.' }],
    });
  });

  it('are refused twice in a file, and with notes that do not fit', async () => {
    const twice = lines([
      `${day(1)};18:00;Game;;;;`,
      `${day(1)};18:00;Game;;;;x`,
      `${day(2)};;;;;Hall;${'n'.repeat(1995)}`,
    ]);
    const { refusals, counts } = await preview(twice, PLAN);
    expect(counts).toEqual(counted({ new: 1, refused: 2 }));
    expect(refusals.map(({ line, message }) => [line, message])).toEqual([
      [3, 'Line 2 has the same event already. Delete one of the two rows.'],
      [4, 'Place and notes have more than 2000 characters together. Shorten the notes.'],
    ]);
  });

  it('keep workouts and events of others as they are', async () => {
    const other = await build.team(at, actors.ownCoach);
    await build.event(at, { teamId: other.id, date: day(1), eventTime: '18:00', title: 'Training U16' });
    expect((await preview(week(), PLAN)).counts).toEqual(counted({ new: 3 }));
  });
});
