import { addDays } from '@touchline/contracts/calendar-date';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { UndoneImport } from '@touchline/contracts/imports.schema';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { MembershipEntity } from '../../src/modules/memberships/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import type { Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { counted, importFile, storedFile } from './support/import-file.js';
import { emptyTeam, importing } from './support/importing.js';

// Each call starts a thread that reads the file.
jest.setTimeout(30_000);

describe('a roster from a file', () => {
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

  const { url, preview, store, undo } = importing(
    () => actors.own,
    () => team,
  );
  const roster = async () =>
    (await actors.own.get(`/api/athletes/list?team_id=${team.id}`))
      .json<Athlete[]>()
      .map((one) => [one.first_name, one.last_name, one.date_of_birth, one.jersey_number, one.position, one.weight_kg]);
  const rows = async () => [
    await at.read.find(AthleteEntity, { order: { id: 'ASC' } }),
    await at.read.find(MembershipEntity, { order: { id: 'ASC' } }),
  ];

  const LIST = [
    'Name;Born;Number;Position;Weight',
    'Ada Byron;10.12.2008;07;Keeper;61,5',
    'Grace Hopper;09.12.2006;10;Wing;',
    'Emmy Noether;23.03.2007;;;58,2',
  ];

  it('stores everybody in it, says so before, and its undo removes them', async () => {
    const before = await rows();
    const seen = await preview(LIST);
    expect([seen.counts, seen.asked, seen.refusals]).toEqual([counted({ new: 3 }), [], []]);
    expect(await rows()).toEqual(before);

    const stored = await store(LIST);
    expect(stored.statusCode).toBe(201);
    expect(stored.json()).toMatchObject({
      ...{ target: 'roster', file_name: 'roster.csv', undone_at: null, coach: { name: actors.ownCoach.name } },
      counts: { new: 3, same: 0, changed: 0, refused: 0 },
    });
    expect(await roster()).toEqual([
      ['Ada', 'Byron', '2008-12-10', '07', 'Keeper', 61.5],
      ['Grace', 'Hopper', '2006-12-09', '10', 'Wing', null],
      ['Emmy', 'Noether', '2007-03-23', null, null, 58.2],
    ]);
    expect((await actors.own.get(url())).json()).toEqual([stored.json()]);

    const undone = await undo(stored);
    expect(undone.json()).toEqual({ removed: 3, restored: 0, kept: [] });
    expect(await rows()).toEqual(before);
    expect((await undo(stored)).json()).toMatchObject({ code: 'import_undone' });
  });

  it('changes nothing with the same file, and only what differs with a corrected one', async () => {
    await store(LIST);
    expect((await preview(LIST)).counts).toEqual(counted({ same: 3 }));

    const corrected = LIST.map((line) => line.replace('10.12.2008', '11.12.2008').replace(';10;Wing', ';11;Wing'));
    // Another birth date: the coach says that it is the same person.
    const people = [
      { name: 'Ada Byron', date_of_birth: '2008-12-11', athlete_id: await idOf('Byron'), is_skipped: false },
    ];
    expect((await preview(corrected)).asked.map(({ name, candidates }) => [name, candidates.length])).toEqual([
      ['Ada Byron', 1],
    ]);
    const seen = await preview(corrected, { people });
    expect(seen.counts).toEqual(counted({ same: 1, changed: 2 }));
    const stored = await store(corrected, { people });
    expect((await roster()).map((row) => row.slice(1, 4))).toEqual([
      ['Byron', '2008-12-11', '07'],
      ['Hopper', '2006-12-09', '11'],
      ['Noether', '2007-03-23', null],
    ]);

    expect((await undo(stored)).json()).toEqual({ removed: 0, restored: 2, kept: [] });
    expect((await roster()).map((row) => row.slice(1, 4))).toEqual([
      ['Byron', '2008-12-10', '07'],
      ['Hopper', '2006-12-09', '10'],
      ['Noether', '2007-03-23', null],
    ]);
  });

  const idOf = async (lastName: string) => (await at.read.findOneByOrFail(AthleteEntity, { lastName })).id;

  it('keeps what somebody typed since, unless the coach lets the file replace it', async () => {
    await store(LIST);
    await actors.own.put(`/api/athletes/${await idOf('Hopper')}`, { jersey_number: '21' });
    const corrected = LIST.map((line) => line.replace(';10;Wing', ';11;Wing'));
    const kept = await preview(corrected);
    expect(kept.counts).toEqual(counted({ same: 3 }));
    expect(kept.rows.flatMap(({ changes }) => changes)).toEqual([
      { field: 'jersey_number', from: '21', to: '11', was_edited: true },
    ]);

    const stored = await store(corrected, { overwritten: [{ sheet: 'roster.csv', line: 3, day: null }] });
    expect(stored.json()).toMatchObject({ counts: { changed: 1, same: 2 } });
    expect((await roster()).map((row) => row[3])).toEqual(['07', '11', null]);
    expect((await undo(stored)).json()).toEqual({ removed: 0, restored: 1, kept: [] });
    expect((await roster()).map((row) => row[3])).toEqual(['07', '21', null]);
  });

  it('gives a mail address its former one again, unless somebody has changed it since, and does so once', async () => {
    await store(LIST);
    const mailed = ['Name;Mail', 'Ada Byron;ada@example.org', 'Emmy Noether;emmy@example.org'];
    const stored = await store(mailed);
    const addresses = async () =>
      (await at.read.find(AthleteEntity, { order: { id: 'ASC' } })).map(({ email }) => email);
    expect(await addresses()).toEqual(['ada@example.org', null, 'emmy@example.org']);
    const emmy = await idOf('Noether');
    await at.write((tx) => tx.update(AthleteEntity, { id: emmy }, { email: 'new@example.org' }));

    const kept = [{ athlete_id: emmy, reason: 'Somebody has changed this since: mail address.' }];
    expect((await undo(stored)).json()).toMatchObject({ removed: 0, restored: 1, kept });
    expect(await addresses()).toEqual([null, null, 'new@example.org']);
    expect((await undo(stored)).json()).toMatchObject({ removed: 0, restored: 0, kept });
    // What was taken back is nobody's import any more: typed again, it stays.
    await at.write((tx) => tx.update(AthleteEntity, { lastName: 'Byron' }, { email: 'ada@example.org' }));
    const seen = await preview(['Name;Mail', 'Ada Byron;other@example.org']);
    expect(seen.rows[0]?.changes).toMatchObject([{ field: 'email', was_edited: true }]);
  });

  it('takes back whoever has nothing, and keeps whoever has a record or was edited, with the reason', async () => {
    const stored = await store(LIST);
    const [ada, grace] = [await idOf('Byron'), await idOf('Hopper')];
    await build.entry(at, { athleteId: ada, date: today });
    await actors.own.put(`/api/athletes/${grace}`, { position: 'Full back' });

    const undone = (await undo(stored)).json<UndoneImport>();
    expect([undone.removed, undone.kept.map(({ athlete_id: id, reason }) => [id, reason])]).toEqual([
      1,
      [
        [ada, 'Something was recorded since: Wellness (1).'],
        [grace, 'Somebody has changed their entry since.'],
      ],
    ]);
    expect((await roster()).map((row) => row[1])).toEqual(['Byron', 'Hopper']);
  });

  it('asks about similar names, and keeps the answer for the next file of the team', async () => {
    const ada = await build.athlete(at, {
      ...{ teamId: team.id, firstName: 'Ada', lastName: 'Byron', dateOfBirth: '2008-12-10', jerseyNumber: null },
    });
    const file = ['Name;Born;Number', 'Ada Lovelace;10.12.2008;8'];
    const [asked] = (await preview(file)).asked;
    expect(asked).toMatchObject({
      name: 'Ada Lovelace',
      date_of_birth: '2008-12-10',
      candidates: [{ athlete_id: ada.id }],
    });
    expect((await actors.own.post(url(), storedFile(importFile(file), {}))).json()).toMatchObject({
      code: 'import_questions',
    });

    const people = [{ name: 'Ada Lovelace', date_of_birth: '2008-12-10', athlete_id: ada.id, is_skipped: false }];
    expect((await store(file, { people })).json()).toMatchObject({ counts: { changed: 1 } });
    expect((await preview(file)).counts).toEqual(counted({ same: 1 }));
    // Without the birth date, too.
    expect((await preview(['Name', 'Ada Lovelace'])).counts).toEqual(counted({ same: 1 }));
  });

  it('says that somebody joins from another team or comes back, and writes that', async () => {
    const other = await build.team(at, actors.ownCoach, { name: 'U19' });
    const joinedOn = addDays(today, -100);
    const dateOfBirth = '2006-12-09';
    const grace = await build.athlete(at, {
      teamId: other.id,
      firstName: 'Grace',
      lastName: 'Hopper',
      dateOfBirth,
      joinedOn,
    });
    const file = ['Name;Born;Number', 'Grace Hopper;09.12.2006;10'];
    const [row] = (await preview(file)).rows;
    expect(row).toMatchObject({ outcome: 'changed', athlete_id: grace.id });
    expect(row?.changes.map(({ field, to }) => [field, to])).toEqual([
      ['team', 'First Women'],
      ['jersey_number', '10'],
    ]);
    const stored = await store(file);
    expect((await roster()).map((row) => row.slice(1, 4))).toEqual([['Hopper', '2006-12-09', '10']]);
    expect((await undo(stored)).json()).toMatchObject({ restored: 1, kept: [] });
    expect(await roster()).toEqual([]);

    await actors.own.put(`/api/athletes/${grace.id}`, { archived: true });
    await store(file);
    expect((await roster()).map((row) => row.slice(1, 4))).toEqual([['Hopper', '2006-12-09', '10']]);
  });

  it('refuses rows with their line and what to do, and stores the others', async () => {
    const file = [
      'Name;Born;Number;Weight',
      'Ada Byron;31.02.2008;7;',
      ';10.12.2008;8;',
      'Grace Hopper;09.12.2006;10;6,15',
      'Emmy Noether;23.03.2007;12;58',
      'Emmy Noether;23.03.2007;13;59',
    ];
    const seen = await preview(file);
    expect(seen.counts).toEqual(counted({ new: 1, refused: 4 }));
    expect(seen.refusals.map(({ line, heading, cell }) => [line, heading, cell])).toEqual([
      [2, 'Born', '31.02.2008'],
      [3, null, null],
      [4, 'Weight', '6,15'],
      [6, null, null],
    ]);
    expect((await store(file)).json()).toMatchObject({ counts: { new: 1, refused: 4 } });
    expect((await roster()).map((row) => row[1])).toEqual(['Noether']);

    const bad = await actors.own.post(url(), storedFile(importFile(file.slice(0, 3)), { refused: 2 }));
    expect(bad.json()).toMatchObject({ code: 'validation_failed' });
  });

  it('refuses what its preview did not say, and does the same call once', async () => {
    expect((await actors.own.post(url(), storedFile(importFile(LIST), { new: 2 }))).json()).toMatchObject({
      code: 'import_changed',
    });
    expect(await roster()).toEqual([]);

    const body = storedFile(importFile(LIST), { new: 3 });
    const key = { headers: { 'idempotency-key': 'one-import' } };
    const [one, again] = [await actors.own.post(url(), body, key), await actors.own.post(url(), body, key)];
    expect([one.statusCode, again.json()]).toEqual([201, one.json()]);
    expect(await roster()).toHaveLength(3);
  });

  it('keeps how files with the same headings were read', async () => {
    await store(LIST);
    const layout = (fingerprint: string) => actors.own.get(url(`/layout?target=roster&fingerprint=${fingerprint}`));
    expect((await layout('h0123456789abcdef')).json()).toEqual({ reading: importFile(LIST).plan.reading });
    expect((await layout('h0123456789abcde0')).json()).toEqual({ reading: null });
  });

  it('keeps the contacts of guardians', async () => {
    const file = ['Name;Born;Guardian;Relation;Guardian mail', 'Ada Byron;10.12.2008;Eve Byron;Mother;eve@example.org'];
    await store(file);
    expect((await preview(file)).counts).toEqual(counted({ same: 1 }));
    const contacts = () => at.read.query('SELECT name, relation, email FROM guardian_contacts ORDER BY id');
    expect(await contacts()).toEqual([{ name: 'Eve Byron', relation: 'Mother', email: 'eve@example.org' }]);
    await store([file[0] as string, 'Ada Byron;10.12.2008;Bob Byron;Father;']);
    expect(await contacts()).toHaveLength(2);
  });

  it.each([
    ['nothing', '', 'content'],
    ['a picture', '\u0089PNG', 'content'],
    ['a PDF', '%PDF-1.7', 'content'],
  ])('says in a sentence that %s is no table', async (_, text, path) => {
    const body = { ...importFile(LIST), content: Buffer.from(text, 'latin1').toString('base64') };
    const refused = await actors.own.post(url('/preview'), body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json<{ fields: { path: string }[] }>().fields.map((field) => field.path)).toEqual([path]);
  });
});
