import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAthleteCommand } from '../../src/administration/athlete-arguments.js';
import { auditLines } from '../../src/administration/athlete-audit.js';
import { eraseAthlete, eraseListed } from '../../src/athlete-data/erase-athlete.js';
import { eraseLines, type EraseSurroundings } from '../../src/athlete-data/erase-command.js';
import { ERASED_LIST, readErasedAthletes } from '../../src/athlete-data/erased-list.js';
import { exportLines } from '../../src/athlete-data/export/export-command.js';
import { AuditArchive } from '../../src/common/audit/audit-archive.js';
import { AuditLog } from '../../src/common/audit/audit-log.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CalendarEventEntity } from '../../src/modules/calendar/index.js';
import { ChangedEventEntity } from '../../src/modules/calendar/undo/changed-event.entity.js';
import { recordChangedEvents } from '../../src/modules/calendar/undo/event-changes.writer.js';
import type { CoachEntity } from '../../src/modules/coaches/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { installationId } from '../../src/modules/installation/index.js';
import { WellnessEntryEntity } from '../../src/modules/wellness/index.js';
import { YO_YO } from '../measures/measure-scene.js';
import { createAppCaller } from '../support/app-caller.js';
import { auditCommand } from '../support/audit-command.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { fullAthlete } from './support/full-athlete.js';
import { residueOf } from './support/residue.js';
import { ownRows } from './support/own-rows.js';

const MARK = 'Quokka';
const SPRINT = { ...YO_YO, label: 'Sprint', unit: 's', max: 9, step: 0.01, direction: 'lower' } as const;

describe('npm run athlete', () => {
  let at: TestApp;
  let folder: string;
  let coach: CoachEntity;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());
  beforeEach(async () => {
    await at.empty();
    folder = mkdtempSync(join(tmpdir(), 'touchline-athlete-'));
    const { id: institutionId } = await build.institution(at);
    coach = await build.coach(at, { institutionId, name: 'Kim Lee' });
    team = await build.team(at, coach, { name: 'Under 16' });
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const full = (mark = MARK) => fullAthlete(at, { coach, team, mark });
  const archive = () => new AuditArchive(at.settings.dataDir);
  const printed = async (lines: AsyncGenerator<string>) => {
    const all: string[] = [];
    for await (const line of lines) all.push(line);
    return all.join('\n');
  };
  const list = () => join(at.settings.dataDir, ERASED_LIST);
  const audit = (id: number) => printed(auditLines(at.app.get(UnitOfWork), archive(), auditCommand(String(id))));

  describe('export', () => {
    const run = (athleteId: number, to = join(folder, 'out')) =>
      printed(
        exportLines(
          { athleteId, folder: to },
          { unitOfWork: at.app.get(UnitOfWork), archive: archive(), now: at.clock.now() },
        ),
      );
    const fileText = (name: string) => readFileSync(join(folder, 'out', name), 'utf8');
    const data = () => JSON.parse(fileText('data.json')) as ExportedData;
    interface ExportedData {
      athlete: number;
      tables: Record<string, { columns: Record<string, string>; rows: Record<string, unknown>[] }>;
      names: Record<string, Record<string, string>>;
    }

    it('has every column of every row of the athlete, and nothing of another one', async () => {
      const athlete = await full();
      const { institutionId } = coach;
      await build.team(at, await build.coach(at, { institutionId, name: 'Never Met' }), { name: 'Other Team' });
      await full('Wombat');
      await at.write((tx) =>
        at.app
          .get(AuditLog)
          .wrote(tx, { coachId: coach.id, institutionId: coach.institutionId }, 'wellness', 'update', [athlete.id]),
      );

      expect(await run(athlete.id)).toContain(`Everything that is stored about athlete ${athlete.id}`);

      const { tables, names } = data();
      for (const { table, naming, rows } of await ownRows(at.read, athlete)) {
        // Registrations that nobody has accepted are found by the person.
        const exported = tables[table]?.rows.filter((row) => naming.some((column) => row[column] === athlete.id)) ?? [];
        expect([table, exported.length, Object.keys(exported[0] ?? {}).sort()]).toEqual([
          table,
          rows.length,
          Object.keys(rows[0] ?? {}).sort(),
        ]);
      }
      expect(tables['pending_athletes']?.rows).toHaveLength(3);
      expect(tables['wellness_entries']?.rows[0]).toMatchObject({
        ...{ athlete_id: athlete.id, sleep_quality: 3, injury_recorded: true, injury_body_part: `${MARK} knee` },
        created_at: at.clock.now().toISOString(),
      });
      expect(tables['fatigue_records']?.rows[0]).toMatchObject({ kind: 'grip', value: 41.25 });
      expect(tables['audit_log']?.rows).toHaveLength(1);
      expect(names['coach_id']).toEqual({ [coach.id]: 'Kim Lee' });
      expect(Object.keys(names['team_id'] ?? {})).toEqual([String(team.id)]);
      for (const name of readdirSync(join(folder, 'out'))) {
        expect(fileText(name)).not.toMatch(/wombat/i);
        expect(statSync(join(folder, 'out', name)).mode & 0o777).toBe(0o600);
      }
      expect(statSync(join(folder, 'out')).mode & 0o777).toBe(0o700);
      expect(await audit(athlete.id)).toContain('read     everything         an administrator');
    });

    it('leaves out an event as it was when it was another athlete’s, which an erasure deletes', async () => {
      const athlete = await full();
      const other = await build.athlete(at, { teamId: team.id });
      const event = await at.read.findOneByOrFail(CalendarEventEntity, { athleteId: athlete.id });
      const before = { ...event, athleteId: other.id, title: 'Surgery of somebody else' };
      await at.write((tx) => recordChangedEvents(tx, coach.id, [before], at.clock.now()));

      await run(athlete.id);
      for (const name of readdirSync(join(folder, 'out'))) expect(fileText(name)).not.toContain('Surgery');
      await eraseAthlete(at.app.get(UnitOfWork), athlete.id, at.clock.now());
      expect(await at.read.findBy(ChangedEventEntity, { eventId: event.id })).toEqual([]);
    });

    it('is readable: names for numbers, scales, and files that a spreadsheet takes for text', async () => {
      const athlete = await full();
      const note = '=HYPERLINK("http://evil.test")<script>alert(1)</script>';
      await build.availability(at, { athleteId: athlete.id, sequence: 2, note, coachId: coach.id });
      await run(athlete.id);

      const csv = fileText('availability.csv');
      expect(csv.startsWith('\uFEFF')).toBe(true);
      expect(csv).toContain(`"'=HYPERLINK(""http://evil.test"")<script>alert(1)</script>"`);
      expect(csv).toContain('coach_id,coach_name,');
      const page = fileText('index.html');
      expect(page).toContain('1 = very good … 10 = very poor');
      expect(page).toContain('<td>Kim Lee</td>');
      expect(page).toMatch(/as of \d{4}-\d\d-\d\d \d\d:\d\d\. Times are in UTC/);
      expect(page).toContain('Practice of all</td>');
      expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(page).not.toContain('<script');
      expect(page).toContain('<a href="wellness.csv">');
    });

    it('names a value by the version of its measure, with the unit of then', async () => {
      const athlete = await build.athlete(at, { teamId: team.id });
      const { institutionId } = coach;
      const sprint = { institutionId, measureKey: 'own.1', definition: SPRINT };
      await build.measure(at, sprint);
      const inMs = { ...SPRINT, unit: 'ms', max: 9000, step: 1 } as const;
      await build.measure(at, { ...sprint, definition: inMs, measureVersion: 2, validFrom: '2026-11-10' });
      await build.measurement(at, { athleteId: athlete.id, day: '2026-11-01', value: 1.82 });
      await build.measurement(at, { athleteId: athlete.id, day: '2026-11-12', measureVersion: 2, value: 1790 });
      await run(athlete.id);

      expect(data().names['measure_key']).toEqual({ 'own.1 1': 'Sprint (s)', 'own.1 2': 'Sprint (ms)' });
      const [, first, second] = fileText('measurements.csv').split('\r\n');
      expect([first, second]).toEqual([
        expect.stringMatching(/own\.1,Sprint \(s\),.*1\.82/),
        expect.stringMatching(/own\.1,Sprint \(ms\),.*1790/),
      ]);
      expect(fileText('index.html')).toMatch(/<td>Sprint \(s\)<\/td>.*<td>1\.82<\/td>/);
    });

    it('of an athlete without records says so', async () => {
      const athlete = await build.athlete(at, { teamId: team.id });
      await run(athlete.id);
      expect(fileText('index.html')).toMatch(/Nothing is stored under: .*Wellness/);
      expect(readdirSync(join(folder, 'out')).sort()).toEqual(['data.json', 'index.html', 'person.csv', 'teams.csv']);
      expect(data().tables['wellness_entries']?.rows).toEqual([]);
    });

    it('writes ten thousand rows in their order', async () => {
      const athlete = await build.athlete(at, { teamId: team.id });
      const { id: _id, ...entry } = await build.entry(at, { athleteId: athlete.id, date: '1990-01-01' });
      const day = (number: number) => new Date(Date.UTC(1990, 0, 2 + number)).toISOString().slice(0, 10);
      for (let start = 0; start < 10_000; start += 500)
        await at.write((tx) =>
          tx.insert(
            WellnessEntryEntity,
            Array.from({ length: 500 }, (_, number) => ({ ...entry, date: day(9_999 - start - number) })),
          ),
        );
      await run(athlete.id);
      const dates = data().tables['wellness_entries']?.rows.map((row) => row['date']);
      expect([dates?.length, new Set(dates).size, dates]).toEqual([10_001, 10_001, [...(dates ?? [])].sort()]);
    });

    it('refuses an unknown athlete and a folder with files, and writes nothing', async () => {
      const athlete = await full();
      await expect(run(athlete.id + 999)).rejects.toThrow(`There is no athlete with the number ${athlete.id + 999}.`);
      expect(existsSync(join(folder, 'out'))).toBe(false);
      mkdirSync(join(folder, 'out'));
      writeFileSync(join(folder, 'out', 'letter.txt'), 'Dear Ada');
      await expect(run(athlete.id)).rejects.toThrow('is not empty');
      expect(readdirSync(join(folder, 'out'))).toEqual(['letter.txt']);
    });
  });

  describe('erase', () => {
    const run = (words: readonly string[], surroundings: Partial<EraseSurroundings> = {}) => {
      const command = readAthleteCommand(['erase', ...words]);
      if (command.name !== 'erase') throw new Error('Expected the erasure.');
      const { dataDir, database } = at.settings;
      const settings = { dataDir, database, backupDir: join(folder, 'backups') };
      const unitOfWork = at.app.get(UnitOfWork);
      return printed(eraseLines(command, { unitOfWork, settings, now: at.clock.now(), ask: null, ...surroundings }));
    };
    const words = ({ id, firstName, lastName }: AthleteEntity, ...more: string[]) => [
      String(id),
      '--name',
      `${firstName} ${lastName}`.toUpperCase(),
      ...more,
    ];

    it('says what it deletes, lists the number in both folders, deletes, and says what it cannot reach', async () => {
      const athlete = await full();
      const leftover = join(at.settings.dataDir, '.touchline-work-of-a-killed-restore');
      mkdirSync(leftover, { recursive: true });
      const note = await build.event(at, {
        teamId: team.id,
        date: '2026-11-05',
        notes: `${MARK} First's parents come`,
      });
      const text = await run(words(athlete, '--yes'));

      expect(text).toContain('      1  Wellness\n');
      expect(text).toContain(`Athlete ${athlete.id} is erased.`);
      expect(text).toContain(`  calendar_events, id ${note.id}: notes`);
      expect(text).toContain('  - backups');
      expect(existsSync(leftover)).toBe(false);
      expect(await residueOf(at.read, MARK, athlete.id)).toEqual([`calendar_events.notes: ${note.notes}`]);
      for (const file of [list(), join(folder, 'backups', ERASED_LIST)])
        expect(readFileSync(file, 'utf8')).toContain(`"athlete":${athlete.id},`);
      expect(await audit(athlete.id)).toContain('deleted  everything         an administrator');

      expect(await run(words(athlete, '--yes'))).toContain(`Athlete ${athlete.id} was erased on`);
    });

    it('asks at a terminal, and changes nothing without an answer, with another name, or for an unknown number', async () => {
      const athlete = await full();
      await expect(run(words(athlete))).rejects.toThrow('Repeat the command with --yes');
      await expect(run(words(athlete), { ask: () => Promise.resolve('yes') })).rejects.toThrow('Stopped.');
      await expect(run([String(athlete.id), '--name', 'Ada Byron', '--yes'])).rejects.toThrow(
        `Athlete ${athlete.id} is not called Ada Byron. Nothing was changed.`,
      );
      await expect(run([String(athlete.id + 99), '--name', 'Ada Byron', '--yes'])).rejects.toThrow(
        'There is no athlete',
      );
      expect(await at.read.findOneBy(AthleteEntity, { id: athlete.id })).toEqual(athlete);
      expect(existsSync(list()) && readFileSync(list(), 'utf8')).not.toContain(`"athlete":${athlete.id},`);

      expect(await run(words(athlete), { ask: () => Promise.resolve(` ${athlete.id} `) })).toContain('is erased.');
    });

    it('refuses before anything when the list cannot be written beside the backups', async () => {
      const athlete = await full();
      writeFileSync(join(folder, 'backups'), 'no folder');
      await expect(run(words(athlete, '--yes'))).rejects.toThrow('Nothing was erased: the list of erased athletes');
      expect(await at.read.existsBy(AthleteEntity, { id: athlete.id })).toBe(true);
    });

    it('is repeated in a restored database by the list in either folder', async () => {
      const athlete = await full();
      await run(words(athlete, '--yes'));
      const installation = await at.write((tx) => installationId(tx, at.clock.now()));

      for (const listFolder of [at.settings.dataDir, join(folder, 'backups')]) {
        // As a restored backup holds them.
        await at.write((tx) => tx.insert(AthleteEntity, athlete));
        await build.entry(at, { athleteId: athlete.id, date: '2026-11-01', injuryBodyPart: `${MARK} knee` });
        const listed = (await readErasedAthletes([listFolder], installation)) ?? [];
        expect(await eraseListed(at.app.get(UnitOfWork), listed, at.clock.now())).toEqual([athlete.id]);
        expect(await residueOf(at.read, MARK, athlete.id)).toEqual([]);
      }
    });

    it('fills a list that was lost, so that an empty one does not say that nobody was erased', async () => {
      const [first, second] = [await full(), await full('Wombat')];
      await run(words(first, '--yes'));
      for (const file of [list(), join(folder, 'backups', ERASED_LIST)]) rmSync(file);
      await run(words(second, '--yes'));
      const installation = await at.write((tx) => installationId(tx, at.clock.now()));
      const listed = await readErasedAthletes([at.settings.dataDir], installation);
      expect(listed?.map(({ athleteId }) => athleteId)).toEqual([first.id, second.id]);
    });

    it('lets the athletes’ app send nothing more for the athlete', async () => {
      const athlete = await full();
      const app = await createAppCaller(at, coach.institutionId);
      const today = at.clock.now().toISOString().slice(0, 10);
      const send = (name: object) =>
        app.post('/api/intake/wellness', { entries: [{ ...name, date: today, sleep_quality: 2 }] });
      expect((await send({ external_id: athlete.externalId })).statusCode).toBeLessThan(300);
      await run(words(athlete, '--yes'));
      expect((await send({ external_id: athlete.externalId })).statusCode).toBe(404);
      expect((await send({ athlete_id: athlete.id })).statusCode).toBe(404);
      expect(await residueOf(at.read, MARK, athlete.id)).toEqual([]);
    });
  });
});
