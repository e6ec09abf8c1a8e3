import { addDays } from '@touchline/contracts/calendar-date';
import type { Import, UndoneImport } from '@touchline/contracts/imports.schema';
import { AttendanceRecordEntity } from '../../src/modules/attendance/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { ImportedRowEntity } from '../../src/modules/imports/imported-row.entity.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import type { Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { counted, importFile, storedFile, type PartialPlan } from './support/import-file.js';
import { adaAndEmmy, emptyTeam, importing } from './support/importing.js';

// Each call starts a thread that reads the file.
jest.setTimeout(30_000);

const PLAN: PartialPlan = { target: 'attendance' };

describe('attendance from a file', () => {
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

  const { url, preview, store, undo, rows, undoRow } = importing(
    () => actors.own,
    () => team,
  );
  const day = (ago: number) => addDays(today, -ago);
  const lines = (rows: readonly string[]) => ['Name;Day;Time;Status', ...rows];
  const both = (ago: number, time = '') =>
    lines([`Ada Byron;${day(ago)};${time};present`, `Emmy Noether;${day(ago)};${time};excused`]);
  const marks = async () =>
    (await at.read.find(AttendanceRecordEntity, { order: { eventDate: 'ASC', athleteId: 'ASC' } })).map((mark) => [
      ...[mark.athleteId, mark.eventDate, mark.status, mark.closeId],
    ]);
  const events = async () =>
    (await at.read.find(CalendarEventEntity, { order: { date: 'ASC', id: 'ASC' } })).map((event) => [
      ...[event.date, event.eventTime, event.title, event.type, event.attendanceTaken],
    ]);
  const refusals = async (rows: readonly string[], plan: PartialPlan = {}) =>
    (await preview(lines(rows), { ...PLAN, ...plan })).refusals.map(({ message }) => message);

  it('is of the event of the day, and adds a practice to a day without one', async () => {
    await build.event(at, { teamId: team.id, date: day(9), title: 'Sprints' });
    const rows = [...both(9), ...both(2, '18:30').slice(1), ...both(1).slice(1)];
    const seen = await preview(rows, PLAN);
    expect([seen.counts, seen.new_events, seen.minors]).toEqual([counted({ new: 6 }), 2, 0]);
    expect(await marks()).toEqual([]);

    const stored = await store(rows, PLAN);
    expect(stored.statusCode).toBe(201);
    expect(await marks()).toEqual(
      [9, 2, 1].flatMap((ago) => [
        [ada, day(ago), 'present', null],
        [emmy, day(ago), 'excused', null],
      ]),
    );
    expect(await events()).toEqual([
      [day(9), '17:30', 'Sprints', 'practice', true],
      [day(2), '18:30', 'Practice', 'practice', true],
      [day(1), null, 'Practice', 'practice', true],
    ]);
    const again = await preview(rows, PLAN);
    expect([again.counts, again.new_events]).toEqual([counted({ same: 6 }), 0]);

    expect((await undo(stored)).json()).toEqual({ removed: 8, restored: 0, kept: [] });
    expect(await marks()).toEqual([]);
    expect(await events()).toEqual([[day(9), '17:30', 'Sprints', 'practice', true]]);
    expect(await at.read.count(ImportedRowEntity)).toBe(0);
  });

  it('keeps what a coach marked, and replaces it with their word', async () => {
    const event = await build.event(at, { teamId: team.id, date: day(3) });
    await build.attendance(at, { eventId: event.id, athleteId: ada, status: 'absent' });
    const seen = await preview(both(3), PLAN);
    expect(seen.rows[0]?.changes).toEqual([{ field: 'status', from: 'absent', to: 'present', was_edited: true }]);
    await store(both(3), PLAN);
    expect((await marks()).map(([, , status]) => status)).toEqual(['absent', 'excused']);

    const overwritten = [{ sheet: 'roster.csv', line: 2, day: day(3) }];
    const stored = await store(both(3), { ...PLAN, overwritten });
    expect((await marks()).map(([, , status]) => status)).toEqual(['present', 'excused']);
    expect((await undo(stored)).json()).toEqual({ removed: 0, restored: 1, kept: [] });
    expect((await marks()).map(([, , status]) => status)).toEqual(['absent', 'excused']);
  });

  it('changes only what a corrected file says otherwise, and keeps a mark that was changed since', async () => {
    const stored = await store(both(3), PLAN);
    const corrected = both(3).map((line) => line.replace('excused', 'absent'));
    expect((await preview(corrected, PLAN)).counts).toEqual(counted({ same: 1, changed: 1 }));

    const [event] = await at.read.find(CalendarEventEntity);
    const marked = await actors.own.post('/api/attendance', {
      ...{ event_id: event?.id, team_id: team.id, athlete_id: emmy, date: day(3), status: 'present' },
    });
    expect(marked.statusCode).toBe(200);
    expect((await undo(stored)).json()).toEqual({
      ...{ removed: 1, restored: 0 },
      kept: [
        { athlete_id: emmy, name: 'Emmy Noether', reason: 'One of these records was edited since.' },
        { athlete_id: null, name: 'Practice', reason: 'Something was recorded at it since.' },
      ],
    });
    expect(await marks()).toEqual([[emmy, day(3), 'present', null]]);
  });

  it('is taken back mark by mark, and then the practice that came with the marks', async () => {
    const stored = await store(both(3), PLAN);
    const standing = await rows(stored);
    expect(
      standing.map(({ athlete, title, written, cost, version }) => [
        athlete?.last_name ?? title,
        written.map(({ value }) => value).join(),
        cost,
        version !== null,
      ]),
    ).toEqual([
      ['Practice', 'Practice', 'Something was recorded at it since. Delete the event in the calendar instead.', false],
      ['Byron', 'Present', 'Deletes this mark.', true],
      ['Noether', 'Excused', 'Deletes this mark.', true],
    ]);
    for (const mark of standing.slice(1)) expect((await undoRow(stored, mark)).statusCode).toBe(200);
    const [practice] = await rows(stored);
    expect(practice).toMatchObject({ kind: 'event', cost: 'Deletes this event.' });
    const last = await undoRow(stored, practice ?? { row_id: 0, version: 0 });
    expect(last.json<Import>().undone_at).not.toBeNull();
    expect([await marks(), await events()]).toEqual([[], []]);
  });

  it('is a coach’s own where they gave back what an earlier file had said', async () => {
    const first = await store(both(3), PLAN);
    const second = both(3).map((line) => line.replace('present', 'absent'));
    await store(second, PLAN);
    const [event] = await at.read.find(CalendarEventEntity);
    await actors.own.post('/api/attendance', {
      ...{ event_id: event?.id, team_id: team.id, athlete_id: ada, date: day(3), status: 'present' },
    });
    const { counts, rows: seen } = await preview(second, PLAN);
    expect([counts, seen[0]?.changes]).toEqual([
      counted({ same: 2 }),
      [{ field: 'status', from: 'present', to: 'absent', was_edited: true }],
    ]);
    const { removed, kept } = (await undo(first)).json<UndoneImport>();
    expect([removed, kept.map(({ name }) => name)]).toEqual([1, ['Ada Byron', 'Practice']]);
    expect(await marks()).toEqual([[ada, day(3), 'present', null]]);
  });

  it('is taken back mark by mark also where it was changed since', async () => {
    const stored = await store(both(3), PLAN);
    const [event] = await at.read.find(CalendarEventEntity);
    await actors.own.post('/api/attendance', {
      ...{ event_id: event?.id, team_id: team.id, athlete_id: ada, date: day(3), status: 'absent' },
    });
    const changed = (await rows(stored)).find(({ changed_by: by }) => by === 'edit');
    expect(changed?.cost).toBe('Deletes this mark, which was edited after the import.');
    expect((await undoRow(stored, changed ?? { row_id: 0, version: 0 })).statusCode).toBe(200);
    expect(await marks()).toEqual([[emmy, day(3), 'excused', null]]);
  });

  it('adds no practice that the preview did not say', async () => {
    const event = await build.event(at, { teamId: team.id, date: day(3) });
    const { counts, new_events: added } = await preview(both(3), PLAN);
    expect(added).toBe(0);
    await at.write((tx) => tx.update(CalendarEventEntity, { id: event.id }, { date: day(4) }));
    const answer = await actors.own.post(url(), storedFile(importFile(both(3), PLAN), counts));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'import_changed']);
    expect(await marks()).toEqual([]);
  });

  it('takes the only time that the file has on a day, and refuses to choose between two', async () => {
    const mixed = lines([`Ada Byron;${day(3)};18:30;present`, `Emmy Noether;${day(3)};;absent`]);
    expect((await preview(mixed, PLAN)).new_events).toBe(1);
    await store(mixed, PLAN);
    expect(await events()).toEqual([[day(3), '18:30', 'Practice', 'practice', true]]);
    expect((await preview(mixed, PLAN)).counts).toEqual(counted({ same: 2 }));
    expect(
      await refusals([
        ...[`Ada Byron;${day(2)};10:00;present`, `Ada Byron;${day(2)};18:30;present`],
        `Emmy Noether;${day(2)};;absent`,
      ]),
    ).toEqual(['The file has several times on this day: 10:00, 18:30. Write one of them in this row.']);
  });

  it('refuses what is of no event, of several, or of somebody who was gone', async () => {
    for (const eventTime of ['10:00', '17:00']) await build.event(at, { teamId: team.id, date: day(3), eventTime });
    await build.event(at, { teamId: team.id, date: day(2), type: 'team_meeting', attendanceTaken: false });
    expect(await refusals([`Ada Byron;${day(3)};;present`])).toEqual([
      'The team has several events then. Add a column with the start time that tells them apart.',
    ]);
    expect(await refusals([`Ada Byron;${day(3)};18:00;present`])).toEqual([
      'The team has no event at 18:00 on this day, but: 10:00, 17:00. Correct the time in the file.',
    ]);
    expect(await refusals([`Ada Byron;${day(3)};17:00;present`, `Ada Byron;${day(2)};;late`])).toEqual([
      'Late marks are switched off in the settings of your club.',
    ]);
    expect(await refusals([`Ada Byron;${day(1)};;present`, `Ada Byron;${day(1)};;absent`])).toEqual([
      'Line 2 has the same athlete and day already. Delete one of the two rows.',
    ]);
    const other = await build.team(at, actors.ownCoach);
    await build.move(at, ada, other.id, day(5));
    const people = [{ name: 'Ada Byron', date_of_birth: null, athlete_id: ada, is_skipped: false }];
    expect(await refusals([`Ada Byron;${day(4)};;present`], { people })).toEqual([
      'This athlete was not on the team on this day. Leave the row out, or look at the date.',
    ]);
  });

  it('adds nothing for a role that does not plan, and shows it no birth dates', async () => {
    await build.staff(at, {
      teamId: team.id,
      coachId: actors.colleague.coach?.id ?? 0,
      role: 'attendance_only',
    });
    await build.event(at, { teamId: team.id, date: day(3) });
    const answer = await actors.colleague.post(
      url('/preview'),
      importFile(
        lines([`Ada Byron;${day(3)};;present`, `Ada Byron;${day(2)};;present`, `Byron Ada;${day(3)};;absent`]),
        PLAN,
      ),
    );
    expect(answer.json()).toMatchObject({
      counts: counted({ new: 1, refused: 1 }),
      asked: [{ name: 'Byron Ada', candidates: [{ athlete_id: ada, email: null, date_of_birth: null }] }],
      refusals: [{ message: 'The team has no event with attendance on this day. Who may plan events adds it first.' }],
    });
    const stored = await actors.colleague.post(
      url(),
      storedFile(importFile(lines([`Ada Byron;${day(3)};;present`]), PLAN), { new: 1 }),
    );
    expect(stored.statusCode).toBe(201);
    expect((await actors.colleague.get(url())).json()).toHaveLength(1);
    expect(
      (await actors.colleague.post(url('/preview'), importFile(['Day;Title', `${day(3)};Game`], { target: 'events' })))
        .statusCode,
    ).toBe(403);
    expect((await actors.colleague.post(url(`/${stored.json<Import>().import_id}/undo`))).statusCode).toBe(200);
    expect(await marks()).toEqual([]);

    // The practice that came with a planner's marks stays, too.
    const planned = await store(both(1), PLAN);
    const taken = await actors.colleague.post(url(`/${planned.json<Import>().import_id}/undo`));
    const reason = 'Who may plan events takes it back.';
    expect(taken.json()).toEqual({ removed: 2, restored: 0, kept: [{ athlete_id: null, name: 'Practice', reason }] });
    const listed = await actors.colleague.get(url(`/${planned.json<Import>().import_id}/rows`));
    expect(listed.json()).toMatchObject([{ kind: 'event', cost: reason, version: null }]);
    expect((await undo(planned)).json()).toEqual({ removed: 1, restored: 0, kept: [] });
  });
});
