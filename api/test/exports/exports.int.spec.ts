import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { importTargetOf } from '@touchline/contracts/import-targets';
import type { ExportedFile } from '@touchline/contracts/exports.schema';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import type { MeasureDefinition } from '@touchline/contracts/measures.schema';
import type { StaffRole } from '@touchline/contracts/permissions';
import { readFile } from '@touchline/sheets/read-file';
import { readRecords } from '@touchline/sheets/read-records';
import { recogniseFile } from '@touchline/sheets/recognise';
import { shownText } from '@touchline/sheets/shown-text';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { GuardianContactEntity } from '../../src/modules/guardian-contacts/index.js';
import { findCatalogue } from '../../src/modules/measures/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { Actor, createActors, type Actors } from '../support/actors.js';
import { createTestAppAt } from '../support/at-instant.js';
import * as build from '../support/factories.js';
import type { TestApp } from '../support/test-app.js';

// Each file is written in a thread that starts first.
jest.setTimeout(30_000);

const NOW = '2026-11-05T12:00:00.000Z';
const DAY = '2026-11-04';
const PERIOD = 'from=2026-10-01&to=2026-11-05';

const GROIN: MeasureDefinition = {
  ...{ label: 'Groin', question: 'How is your groin?', unit: 'rating', min: 0, max: 10, step: 1, direction: 'lower' },
  ...{ low_words: 'fine', high_words: 'sore (a lot)', trials: 1, trial_rule: 'best', has_sides: false },
  ...{ day_rule: 'last', kind: 'wellness', entered_by: 'athlete_daily', typical_error: null },
};
const NORDBORD: MeasureDefinition = {
  ...{ ...GROIN, label: 'Nordbord', question: null, unit: 'N', max: 1000, direction: 'higher', low_words: null },
  ...{ high_words: null, trials: 3, has_sides: true, kind: 'performance', entered_by: 'staff' },
};

describe('the files that a coach downloads of a team', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;
  let ada: AthleteEntity;
  let zoe: AthleteEntity;

  beforeEach(async () => {
    at = await createTestAppAt(NOW);
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach, { name: 'Under 16 / Girls' });
    ada = await build.athlete(at, { teamId: team.id, lastName: '=Byron', email: 'ada@athletes.test' });
    zoe = await build.athlete(at, { teamId: team.id, firstName: 'Zoë', lastName: 'Adams', jerseyNumber: '07' });
  });
  afterEach(() => at.close());

  const ask = (query: string, who: Actor = actors.own, id = team.id) => who.get(`/api/teams/${id}/export?${query}`);

  async function fileOf(query: string, who: Actor = actors.own): Promise<ExportedFile & { bytes: Uint8Array }> {
    const answer = await ask(query, who);
    expect([answer.statusCode, query]).toEqual([200, query]);
    const file = answer.json<ExportedFile>();
    return { ...file, bytes: new Uint8Array(Buffer.from(file.content, 'base64')) };
  }

  /** The cells of a file as texts, the headings first. */
  async function cellsOf(query: string, who?: Actor): Promise<string[][]> {
    const { bytes, file_name: name } = await fileOf(query, who);
    const { sheets } = await readFile(bytes, name);
    const [headings = [], ...rows] = (sheets[0]?.rows ?? []).map(({ cells }) =>
      cells.map((cell) => shownText(cell, false)),
    );
    return [headings, ...rows.map((row) => headings.map((_, column) => row[column] ?? ''))];
  }

  /** What the import makes of both formats, which is the same. */
  async function imported(kind: ImportTargetKey) {
    const catalogue = [...(await findCatalogue(at.read, actors.ownCoach.institutionId)).values()];
    const target = importTargetOf(kind, catalogue);
    const days = { lastDay: '2026-11-06', timeZone: 'UTC' };
    const read = [];
    for (const format of ['csv', 'xlsx']) {
      const { bytes, file_name: name } = await fileOf(`kind=${kind}&format=${format}&${PERIOD}`);
      const file = await readFile(bytes, name);
      const recognised = recogniseFile(file, target, days);
      expect(recognised.questions).toEqual([]);
      const { records, refusals } = readRecords(file, target, recognised.reading, days);
      expect(refusals).toEqual([]);
      read.push(
        records.map(({ name: person, day, values }) => [person && `${person.first} ${person.last}`, day, values]),
      );
    }
    expect(read[0]).toEqual(read[1]);
    return read[0];
  }

  /** A further coach of the team. */
  async function member(role: StaffRole): Promise<Actor> {
    const { institutionId } = actors.ownCoach;
    const coach = await build.coach(at, { institutionId });
    await build.staff(at, { teamId: team.id, coachId: coach.id, role });
    const who = new Actor(at, coach);
    await who.admit();
    return who;
  }

  it('have the roster of today, as the import reads it', async () => {
    const contact = { name: 'Eve Byron', relation: 'Mother', email: 'eve@home.test', createdAt: at.clock.now() };
    await at.write((tx) => tx.insert(GuardianContactEntity, { athleteId: ada.id, ...contact }));
    await build.athlete(at, { teamId: team.id, lastName: 'Former', lastDay: '2026-11-01' });
    await build.athlete(at, { teamId: team.id, lastName: 'Archived', archivedAt: new Date(NOW) });
    const person = { date_of_birth: '2004-02-29', weight_kg: 61.5, height_cm: 170, position: 'Midfielder' };
    const guardian = { guardian_name: 'Eve Byron', guardian_relation: 'Mother', guardian_email: 'eve@home.test' };
    expect(await imported('roster')).toEqual([
      ['Ada =Byron', null, { ...person, ...guardian, jersey_number: '7', email: 'ada@athletes.test' }],
      [
        'Zoë Adams',
        null,
        {
          ...person,
          jersey_number: '07',
          email: null,
          guardian_name: null,
          guardian_relation: null,
          guardian_email: null,
        },
      ],
    ]);
    const { file_name: name, media_type: type } = await fileOf('kind=roster&format=csv');
    expect([name, type]).toEqual(['Under-16-Girls-roster-2026-11-05.csv', 'text/csv; charset=utf-8']);
  });

  it('have wellness with the questions of the club in one row a day', async () => {
    const { institutionId } = actors.ownCoach;
    await build.measure(at, { institutionId, measureKey: 'own.1', definition: GROIN });
    await build.entry(at, { athleteId: ada.id, date: DAY, sleepQuality: null });
    await build.measurement(at, { athleteId: ada.id, day: DAY, measureKey: 'own.1', value: 0 });
    await build.entry(at, { athleteId: ada.id, date: '2026-09-30' });
    const ratings = { 'hooper.fatigue': 5, 'hooper.muscle_soreness': 4, 'hooper.stress': 2 };
    expect(await imported('wellness')).toEqual([
      ['Ada =Byron', DAY, { 'hooper.sleep_quality': null, ...ratings, 'own.1': 0 }],
    ]);
    expect((await cellsOf(`kind=wellness&format=xlsx&${PERIOD}`))[0]).toEqual([
      ...['First name', 'Last name', 'Day', 'Sleep Quality (1 = very well, 10 = very badly)'],
      ...['Fatigue (1 = very fresh, 10 = very tired)', 'Muscle Soreness (1 = not sore, 10 = very sore)'],
      ...['Stress (1 = very relaxed, 10 = very stressed)', 'Groin (0 = fine, 10 = sore a lot)', 'Hooper index'],
    ]);
  });

  it('have sessions with their load, two of a day each in a row', async () => {
    const { id: eventId } = await build.event(at, { teamId: team.id, date: DAY });
    await build.session(at, { athleteId: ada.id, date: DAY, rpe: 0, durationMin: 30, eventId });
    await build.session(at, { athleteId: ada.id, date: DAY, rpe: 4.5, durationMin: 90 });
    await build.session(at, { athleteId: ada.id, date: DAY, rpe: 4.5, durationMin: 90 });
    const twice = ['Ada =Byron', DAY, { 'session.rpe': 4.5, 'session.duration': 90 }];
    expect(await imported('sessions')).toEqual([
      twice,
      twice,
      ['Ada =Byron', DAY, { 'session.rpe': 0, 'session.duration': 30 }],
    ]);
    const [headings, , , last] = await cellsOf(`kind=sessions&format=csv&${PERIOD}`);
    expect(headings?.slice(-2)).toEqual(['Load (sRPE)', 'Event']);
    expect(last?.slice(-2)).toEqual(['0', 'Practice']);
  });

  it('have tests of a day in one row, and sides and trials in their own', async () => {
    const { institutionId } = actors.ownCoach;
    await build.measure(at, { institutionId, measureKey: 'own.2', definition: NORDBORD });
    await build.performanceTest(at, { athleteId: ada.id, recordedAt: DAY, kind: 'grip', value: 40 });
    await build.performanceTest(at, { athleteId: ada.id, recordedAt: DAY, kind: 'sprint', value: 1.745 });
    const measured = { athleteId: ada.id, day: DAY, measureKey: 'own.2', trial: 2, value: 300 };
    await build.measurement(at, { ...measured, side: 'left' });
    const empty = { 'test.grip': null, 'test.sprint': null, 'test.jump': null, 'own.2': null, side: null, trial: null };
    expect(await imported('tests')).toEqual([
      ['Ada =Byron', DAY, { ...empty, 'test.grip': 40, 'test.sprint': 1.745 }],
      ['Ada =Byron', DAY, { ...empty, 'own.2': 300, side: 'left', trial: 2 }],
    ]);
  });

  it('keep values of an earlier version of a measure apart', async () => {
    const { institutionId } = actors.ownCoach;
    const own = { institutionId, measureKey: 'own.1' };
    await build.measure(at, { ...own, definition: GROIN });
    await build.measure(at, { ...own, definition: { ...GROIN, max: 5 }, measureVersion: 2, validFrom: DAY });
    const value = { athleteId: ada.id, measureKey: 'own.1' };
    await build.measurement(at, { ...value, day: '2026-11-03', value: 9 });
    await build.measurement(at, { ...value, day: DAY, measureVersion: 2, value: 4 });
    const [headings = [], ...rows] = await cellsOf(`kind=wellness&format=csv&${PERIOD}`);
    const shown = headings.flatMap((heading, column) => (heading.startsWith('Groin') ? [column] : []));
    expect(shown.map((column) => headings[column])).toEqual([
      'Groin (0 = fine, 5 = sore a lot)',
      'Groin, version 1 (0 = fine, 10 = sore a lot)',
    ]);
    expect(rows.map((row) => shown.map((column) => row[column]))).toEqual([
      ['', '9'],
      ['4', ''],
    ]);
  });

  it('have attendance and events, also as a calendar file', async () => {
    const notes = 'Bring cones\nand bibs';
    const { id: eventId } = await build.event(at, { teamId: team.id, date: DAY, title: '-5 a side', notes });
    await build.event(at, { teamId: team.id, date: '2026-11-05', eventTime: null, title: 'Lift', type: 'workout' });
    await build.attendance(at, { athleteId: zoe.id, eventId, status: 'excused' });
    expect(await imported('attendance')).toEqual([['Zoë Adams', DAY, { start_time: '17:30', status: 'excused' }]]);
    const planned = { duration_min: 60, notes: null };
    expect(await imported('events')).toEqual([
      [
        null,
        DAY,
        { start_time: '17:30', title: '-5 a side', type: 'practice', ...planned, notes: 'Bring cones and bibs' },
      ],
      [null, '2026-11-05', { start_time: null, title: 'Lift', type: 'practice', ...planned }],
    ]);

    const { bytes, ...file } = await fileOf(`kind=events&format=ics&from=${DAY}&to=${DAY}`);
    expect(file.file_name).toBe(`Under-16-Girls-events-${DAY}-to-${DAY}.ics`);
    const text = Buffer.from(bytes).toString();
    expect(text.match(/^SUMMARY[^\r]*/gm)).toEqual(['SUMMARY:-5 a side']);
  });

  it('have no formula: text that begins like one is text in both formats', async () => {
    await build.event(at, { teamId: team.id, date: DAY, title: '=1+1' });
    const { content } = await fileOf(`kind=events&format=csv&${PERIOD}`);
    expect(Buffer.from(content, 'base64').toString()).toContain(",'=1+1,");
    expect((await cellsOf(`kind=events&format=xlsx&${PERIOD}`))[1]).toContain('=1+1');
  });

  it('have what the role reads in this team, and nothing else', async () => {
    const injury = { injuryRecorded: true, injuryBodyPart: 'Knee', injurySeverity: 4 };
    await build.entry(at, { athleteId: ada.id, date: DAY, ...injury });
    await build.availability(at, { athleteId: ada.id, note: 'Seen by the physio.' });
    const [medical, coach, viewer, marker] = [
      ...[await member('medical'), await member('coach'), await member('viewer'), await member('attendance_only')],
    ];
    const wellness = `kind=wellness&format=csv&${PERIOD}`;
    expect((await cellsOf(wellness, medical))[1]?.slice(-2)).toEqual(['Knee', '4']);
    expect((await cellsOf(wellness, coach))[0]?.join()).not.toContain('Pain');
    const words = `kind=availability&format=csv&${PERIOD}`;
    expect((await cellsOf(words, medical))[1]?.at(-1)).toBe('Seen by the physio.');
    expect(JSON.stringify(await cellsOf(words, coach))).not.toMatch(/physio|Ankle/);
    for (const who of [viewer, marker]) {
      expect((await ask(wellness, who)).json()).toMatchObject({ code: 'not_permitted' });
      expect((await ask(words, who)).statusCode).toBe(403);
      expect((await cellsOf('kind=roster&format=csv', who))[0]).toEqual([
        ...['First name', 'Last name', 'Jersey number', 'Position'],
      ]);
    }
    const foreign = await ask(wellness, actors.colleague);
    expect([foreign.statusCode, foreign.body]).toEqual([404, (await ask(wellness, actors.own, 999_999)).body]);
    expect((await ask(wellness, actors.anonymous)).statusCode).toBe(401);
  });

  it("have days of memberships of today's members alone, and say who was read", async () => {
    const other = await build.team(at, actors.ownCoach);
    const mia = await build.athlete(at, { teamId: other.id, lastName: 'Mover' });
    await build.membership(at, { athleteId: mia.id, teamId: team.id, joinedOn: DAY, recordsFrom: DAY });
    const former = await build.athlete(at, { teamId: team.id, lastDay: DAY });
    await build.entry(at, { athleteId: former.id, date: DAY });
    for (const date of ['2026-11-03', DAY, '2026-11-05']) await build.entry(at, { athleteId: mia.id, date });
    await build.entry(at, { athleteId: ada.id, date: '2026-09-01' });
    const [, ...rows] = await cellsOf(`kind=wellness&format=csv&${PERIOD}`);
    expect(rows.map((row) => row.slice(0, 3))).toEqual([
      ['Ada', 'Mover', DAY],
      ['Ada', 'Mover', '2026-11-05'],
    ]);
    const reads = await at.read.findBy(AuditEntryEntity, { action: 'read', kind: 'wellness' });
    expect(reads.map(({ athleteId, coachId }) => [athleteId, coachId])).toEqual([[mia.id, actors.ownCoach.id]]);
  });

  it('are a sentence when there is nothing in the period', async () => {
    await build.entry(at, { athleteId: ada.id, date: '2026-09-30' });
    for (const query of ['kind=wellness&format=csv', 'kind=events&format=ics', 'kind=tests&format=xlsx']) {
      const answer = await ask(`${query}&${PERIOD}`);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({
        ...{ code: 'nothing_to_export', error: 'There is nothing in this period. Choose other days.' },
      });
    }
  });

  it.each([
    ['kind=wellness&format=csv', 'from'],
    ['kind=wellness&format=csv&from=2026-11-02&to=2026-11-01', 'to'],
    ['kind=wellness&format=csv&from=2023-11-02&to=2026-11-01', 'to'],
    [`kind=wellness&format=ics&${PERIOD}`, 'format'],
    [`kind=diary&format=csv&${PERIOD}`, 'kind'],
  ])('are refused for %s', async (query, field) => {
    const answer = await ask(query);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ fields: { path: string }[] }>().fields[0]?.path).toBe(field);
  });
});
