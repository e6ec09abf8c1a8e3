import { may, STAFF_ROLES, type DataKind, type Permission, type StaffRole } from '@touchline/contracts/permissions';
import * as build from '../support/factories.js';
import { nameOf, routesOf, type Route } from '../support/routes.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { INVENTORY } from './inventory/index.js';
import type { RouteRow } from './inventory/types.js';
import { belongingsOf } from './support/belongings.js';
import { callOf } from './support/calls.js';
import { createCast, signedIn, type Cast } from './support/cast.js';
import { Tally } from './support/tally.js';
import { ONE_ROUTE_MS } from './support/time-limits.js';
import { FAULTS, Watch } from './support/watch.js';

/** What an answer holds of each kind of data, by the names of its members. */
const MEMBERS: Partial<Record<DataKind, readonly string[]>> = {
  people: ['email', 'date_of_birth', 'age', 'weight_kg', 'height_cm'],
  wellness: ['wellness', 'hooper_index', 'ratings', 'decision', 'sleep_quality', 'wellness_today'],
  load: ['training_load', 'rpe', 'acute_workload', 'chronic_workload', 'weekly_workload', 'planned_load'],
  availability: ['availability', 'injury_body_part', 'injury_severity', 'injury_date', 'reported_injury'],
  performance: ['sprint', 'grip', 'jump'],
  administration: ['registration_code'],
};

const ROWS = INVENTORY.flatMap((row) => {
  const needs = row.validNeeds ?? row.needs;
  return row.caller === 'coach' && needs && needs !== 'sign-in' ? [{ ...row, needs }] : [];
});
type Row = RouteRow & { needs: Permission };

describe('a role in a team', () => {
  const tally = new Tally('roles', ['routes', 'requests', 'refusals', ...FAULTS]);
  let at: TestApp;
  let cast: Cast;
  let routes: Map<string, Route>;

  beforeAll(async () => {
    at = await createTestApp({ mails: true });
    cast = await createCast(at);
    routes = new Map(routesOf(at).map((route) => [nameOf(route), route]));
  });
  afterAll(async () => {
    tally.print();
    await at.close();
  });

  /** Somebody with this role in the own coach's team, who is head coach of another team: its rights hold there alone. */
  async function colleague(role: StaffRole, { ofClub }: Row) {
    const coach = await build.coach(at, { institutionId: cast.own.coach.institutionId });
    if (!ofClub) await build.team(at, coach);
    for (const teamId of [cast.own.things.team, cast.own.things.emptyTeam, cast.own.things.furtherTeam])
      await build.staff(at, { teamId, coachId: coach.id, role });
    return signedIn(at, coach);
  }

  it.each(ROWS.map((row) => [row.route, row] as const))(
    'decides %s',
    async (_name, row: Row) => {
      tally.count('routes');
      const watch = new Watch(at, cast, tally);
      cast.own.things = await belongingsOf(at, cast.own);
      for (const role of STAFF_ROLES.filter((each) => !may(each, row.needs))) await refused(row, role, watch);
      for (const role of STAFF_ROLES.filter((each) => may(each, row.needs))) {
        if (!row.route.startsWith('GET') && !row.onlyReads) cast.own.things = await belongingsOf(at, cast.own);
        await allowed(row, role, watch);
      }
      expect(watch.problems).toEqual([]);
    },
    ONE_ROUTE_MS,
  );

  /**
   * A call about a team or an athlete is refused with 403. One that names a record is answered like one about an unknown
   * record, and one about all teams answers for those where the role suffices.
   */
  async function refused(row: Row, role: StaffRole, watch: Watch): Promise<void> {
    const who = await colleague(role, row);
    watch.forget();
    const answer = await watch.ask(who, cast.own, callOf(row.route, row.valid(cast.own.things)), `a ${role}`);
    const named = Object.values(row.positions ?? {}).map(({ names }) => names);
    const isOfRecord = named.some((each) => !['team', 'athlete', 'teammate', 'nothing'].includes(each));
    const isOfAll = named.length === 0 || payloadIsEmpty(answer.payload);
    if (answer.statusCode === 403) tally.count('refusals');
    else if (!(answer.statusCode === 404 && isOfRecord) && !(answer.statusCode < 300 && isOfAll))
      watch.complain(
        'other answers',
        `${row.route} answers a ${role} ${answer.statusCode}: ${answer.payload.slice(0, 200)}`,
      );
    if (answer.statusCode === 403) expect(answer.json()).toMatchObject({ code: 'not_permitted' });
    else judge(row, role, answer.payload, watch);
  }

  async function allowed(row: Row, role: StaffRole, watch: Watch): Promise<void> {
    const who = await colleague(role, row);
    watch.forget();
    const answer = await watch.ask(who, cast.own, callOf(row.route, row.valid(cast.own.things)), `a ${role}`, {
      status: row.ofMaker ? 404 : (routes.get(row.route)?.answer.status ?? 200),
      mayWrite: true,
    });
    judge(row, role, answer.payload, watch);
  }

  /** What the role may not read is in no answer: null, empty, or not there. */
  function judge(row: Row, role: StaffRole, payload: string, watch: Watch): void {
    if (payload === '') return;
    const hidden = Object.entries(MEMBERS).flatMap(([kind, members]) =>
      may(role, `${kind as DataKind}.read`) ? [] : members,
    );
    for (const [member, value] of membersOf(JSON.parse(payload)))
      if (hidden.includes(member) && !isEmpty(value))
        watch.complain('leaks', `${row.route} tells a ${role} ${member}: ${JSON.stringify(value).slice(0, 100)}`);
    if (!may(role, 'health.read') && /"body_part":[^{}]*"note":"/.test(payload))
      watch.complain('leaks', `${row.route} tells a ${role} the note of an availability`);
  }
});

function membersOf(value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, own]) => [[key, own] as [string, unknown], ...membersOf(own)]);
}

const payloadIsEmpty = (payload: string): boolean => payload === '' || payload === '[]';

/** Members that say something without a record: days, constants of the science, words for "no data". */
const WITHOUT_RECORD = [
  'date',
  'typical_error',
  'usual_change',
  'insight',
  'trend',
  'completed',
  'days',
  'percent',
  'on_track',
];

/** Holds no value: null, nothing, or members that hold none. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === false) return true;
  if (typeof value !== 'object') return false;
  return Object.entries(value).every(([member, own]) => WITHOUT_RECORD.includes(member) || isEmpty(own));
}
