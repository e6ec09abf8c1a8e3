import { select, selectExpressions } from '../../src/database/row-selection.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { WorkoutEntity, WorkoutLineEntity } from '../../src/modules/workout-library/index.js';
import { exercise, timed } from '../../src/modules/workout-library/plans/workout-plan.js';
import { recordStatements } from '../support/count-queries.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const ARCHIVED = new Date('2026-10-01T05:06:07.089Z');

let at: TestApp;
let team: { id: number };
let athlete: AthleteEntity;

beforeAll(async () => {
  at = await createTestApp();
  const { id: institutionId } = await build.institution(at);
  team = await build.team(at, await build.coach(at, { institutionId }));
  athlete = await build.athlete(at, {
    teamId: team.id,
    dateOfBirth: '2008-02-29',
    weightKg: 61.5,
    heightCm: null,
    archivedAt: ARCHIVED,
  });
  await build.athlete(at, { teamId: team.id, lastName: ':lastName ?' });
});
afterAll(() => at.close());

const ALL = select(AthleteEntity, 'athlete');
const NAME = select(AthleteEntity, 'athlete', ['id', 'lastName']);

it('has the values of the entity on both databases: instants, days, decimals and nothing', async () => {
  const [row] = await ALL.read(at.read, 'FROM athletes athlete WHERE athlete.id = :id', { id: athlete.id });
  expect(row).toEqual({ ...(await at.read.findOneByOrFail(AthleteEntity, { id: athlete.id })) });
  expect(row).toMatchObject({ archivedAt: ARCHIVED, dateOfBirth: '2008-02-29', weightKg: 61.5, heightCm: null });
});

it('has truth values as such', async () => {
  const { id: institutionId } = await build.institution(at);
  const { id } = await build.workout(at, { institutionId, rows: [exercise('Squat', 3, 5), timed('Plank', 3, 30)] });
  const lines = await select(WorkoutLineEntity, 'line').read(
    at.read,
    'FROM workout_rows line WHERE line.workout_id = :id ORDER BY line.order_in_workout',
    { id },
  );
  expect(lines.map(({ isTimeBased }) => isTimeBased)).toEqual([false, true]);
});

it('selects the named columns and expressions only', async () => {
  const rows = await NAME.and<{ teamName: string }>({ teamName: 'team.name' }).read(
    at.read,
    'FROM athletes athlete INNER JOIN teams team ON team.id = athlete.team_id WHERE athlete.id = :id',
    { id: athlete.id },
  );
  expect(rows).toEqual([{ id: athlete.id, lastName: athlete.lastName, teamName: expect.any(String) }]);
});

it('takes a parameter several times, lists, instants and truth values', async () => {
  const rows = await NAME.read(
    at.read,
    `FROM athletes athlete WHERE athlete.id IN (:...ids) AND athlete.archived_at = :archivedAt AND 1 = :always
     AND athlete.id = :id AND athlete.id + 0 = :id LIMIT :limit`,
    { ids: [athlete.id, athlete.id + 1, 987_654], archivedAt: ARCHIVED, always: true, id: athlete.id, limit: 5 },
  );
  expect(rows.map(({ id }) => id)).toEqual([athlete.id]);
});

it('binds a value that looks like SQL or like a parameter, and never writes it into the statement', async () => {
  const lastName = ':lastName ?';
  const read = () => NAME.read(at.read, 'FROM athletes athlete WHERE athlete.last_name = :lastName', { lastName });
  const [statement] = await recordStatements(at, read);
  expect(statement).toMatchObject({ sql: expect.not.stringContaining(lastName), parameters: [lastName] });
  expect(await read()).toHaveLength(1);
});

it('is the first row, or null', async () => {
  const from = 'FROM athletes athlete WHERE athlete.id = :id';
  expect(await NAME.readOne(at.read, from, { id: athlete.id })).toMatchObject({ id: athlete.id });
  expect(await NAME.readOne(at.read, from, { id: 987_654 })).toBeNull();
});

it('sees what its own transaction has written', async () => {
  await at.write(async (tx) => {
    await tx.update(AthleteEntity, { id: athlete.id }, { lastName: 'Renamed' });
    expect(await NAME.readOne(tx, 'FROM athletes athlete WHERE athlete.id = :id', { id: athlete.id })).toMatchObject({
      lastName: 'Renamed',
    });
  });
});

it.each([
  ['a parameter without a value', ':id', {}],
  ['a list where one value belongs', ':id', { id: [1] }],
  ['one value where a list belongs', '(:...id)', { id: 1 }],
  ['an empty list', '(:...id)', { id: [] }],
])('refuses %s', async (_case, place, parameters) => {
  await expect(NAME.read(at.read, `FROM athletes athlete WHERE athlete.id IN ${place}`, parameters)).rejects.toThrow(
    'no usable value for id',
  );
});

it('refuses a property that is not a column', async () => {
  const selection = select(WorkoutEntity, 'workout', ['nothing' as 'name']);
  await expect(selection.read(at.read, 'FROM workouts workout', {})).rejects.toThrow(
    'WorkoutEntity has no column nothing',
  );
});

it('counts', async () => {
  const counted = selectExpressions<{ count: string | number }>({ count: 'COUNT(*)' });
  const row = await counted.readOne(at.read, 'FROM athletes athlete WHERE athlete.team_id = :id', { id: team.id });
  expect(Number(row?.count)).toBe(2);
});
