import { AthleteEntity } from '../../src/modules/athletes/index.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** Both databases refuse it: stored as NULL or as an endless number, a figure would be lost without an error. */
describe.each([NaN, Infinity, -Infinity])('the number %p', (number) => {
  let at: TestApp;
  let id: number;
  let teamId: number;

  beforeAll(async () => {
    at = await createTestApp();
    const coach = await build.coach(at, { institutionId: (await build.institution(at)).id });
    teamId = (await build.team(at, coach)).id;
    id = (await build.athlete(at, { teamId })).id;
  });
  afterAll(() => at.close());

  const athletes = () => at.read.find(AthleteEntity, { select: { id: true, weightKg: true } });

  it('is refused in a new row', async () => {
    await expect(build.athlete(at, { teamId, weightKg: number })).rejects.toThrow();
    await expect(build.athlete(at, { teamId, heightCm: number })).rejects.toThrow();
    expect(await athletes()).toEqual([{ id, weightKg: 61.5 }]);
  });

  it('is refused in a changed row', async () => {
    await expect(at.write((tx) => tx.update(AthleteEntity, { id }, { weightKg: number }))).rejects.toThrow();
    const change = 'UPDATE athletes SET weight_kg = ? WHERE id = ?';
    await expect(at.write((tx) => tx.query(change, [number, id]))).rejects.toThrow();
    expect(await athletes()).toEqual([{ id, weightKg: 61.5 }]);
  });

  it('is refused in a condition', async () => {
    await expect(at.read.findBy(AthleteEntity, { weightKg: number })).rejects.toThrow();
    await expect(at.read.query('SELECT id FROM athletes WHERE weight_kg = ?', [number])).rejects.toThrow();
  });
});
