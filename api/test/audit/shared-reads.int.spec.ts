import { AuditEntryEntity } from '../../src/common/audit/audit-entry.entity.js';
import { readerHour } from '../../src/common/audit/reader-hour.js';
import { DatabaseUnavailableError } from '../../src/database/database-errors.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import type { AthleteEntity } from '../../src/modules/athletes/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { onOneInstance } from '../support/alternating-instances.js';
import * as build from '../support/factories.js';
import { createInstanceBeside, createTestApp, type TestApp } from '../support/test-app.js';

const READS = 200;
const urlOf = ({ id }: AthleteEntity) => `/api/athletes/wellness?athlete_id=${id}`;

/** As at a full hour: everybody opens the product, and nobody's reads are recorded yet. */
describe('the first reads of many', () => {
  let at: TestApp;
  let actors: Actors;
  let athletes: AthleteEntity[];

  beforeAll(async () => {
    at = await createTestApp();
  });
  beforeEach(async () => {
    await at.empty();
    actors = await createActors(at);
    const { id: teamId } = await build.team(at, actors.ownCoach);
    athletes = [];
    for (let index = 0; index < 50; index += 1) athletes.push(await build.athlete(at, { teamId }));
  });
  afterAll(() => at.close());

  const entries = () => at.read.find(AuditEntryEntity);
  /** Every athlete several times, at once. */
  const readAll = () =>
    Promise.all(Array.from({ length: READS }, (_, index) => actors.own.get(urlOf(athletes[index % athletes.length]!))));

  it('share few transactions, and each is recorded once', async () => {
    const write = jest.spyOn(at.app.get(UnitOfWork), 'write');
    const answers = await onOneInstance(readAll);
    const transactions = write.mock.calls.length;
    write.mockRestore();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(READS).fill(200));
    expect((await entries()).map(({ athleteId }) => athleteId).sort((a, b) => a - b)).toEqual(
      athletes.map(({ id }) => id),
    );
    expect(transactions).toBeGreaterThan(0);
    expect(transactions).toBeLessThan(READS / 5);
  });

  it('are recorded once when two instances record them at the same moment', async () => {
    const beside = await createInstanceBeside(at);
    const there = actors.own.through(beside);
    const answers = await Promise.all(
      athletes.flatMap((each) => [actors.own.get(urlOf(each)), there.get(urlOf(each))]),
    );
    await beside.close();
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(await entries()).toHaveLength(athletes.length);
  });

  it('answer 503 and no data when their transaction fails; sent again they are answered', async () => {
    for (const { id: athleteId } of athletes) await build.entry(at, { athleteId, date: '2026-11-05', stress: 4 });
    const unitOfWork = at.app.get(UnitOfWork);
    const failing = jest
      .spyOn(unitOfWork, 'write')
      .mockRejectedValueOnce(new DatabaseUnavailableError('no connection came free'));
    const answers = await onOneInstance(readAll);
    failing.mockRestore();

    const failed = answers.filter(({ statusCode }) => statusCode === 503);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter(({ payload }) => payload.includes('stress'))).toEqual([]);
    const recorded = new Set((await entries()).map(({ athleteId }) => athleteId));
    answers.forEach(({ statusCode }, index) => {
      if (statusCode === 200) expect(recorded).toContain(athletes[index % athletes.length]?.id);
    });
    expect((await readAll()).map(({ statusCode }) => statusCode)).toEqual(Array(READS).fill(200));
    expect(await entries()).toHaveLength(athletes.length);
  });

  it('of a new hour are those of a coach’s own hour, which others begin at another minute', async () => {
    const [athlete] = athletes;
    const { ownCoach } = actors;
    at.clock.moveTo(`${readerHour(ownCoach.id, at.clock.now())}:00Z`);
    await actors.own.signIn();
    for (const seconds of [0, 3599, 1, 3599]) {
      at.clock.advance(seconds);
      expect((await actors.own.get(urlOf(athlete!))).statusCode).toBe(200);
    }
    expect(await entries()).toHaveLength(2);
  });
});
