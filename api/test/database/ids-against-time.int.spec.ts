import { findAllKeys } from '../../src/modules/releases/keys/release-keys.repository.js';
import { Reach } from '../../src/common/access/reach.js';
import { ReleaseKeyEntity } from '../../src/modules/releases/keys/release-key.entity.js';
import { claimDueMails } from '../../src/common/mail/mail-queue.repository.js';
import { MailEntity } from '../../src/common/mail/mail.entity.js';
import { findUnassignedSessions } from '../../src/modules/training-load/index.js';
import type { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import * as build from '../support/factories.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const MINUTES = [1, 2, 3, 4, 5];
const DAY = '2026-01-15';

/** On a cluster a later row can have a smaller id. Every list of this spec gets its rows that way round. */
describe('rows whose ids run against time', () => {
  let at: TestApp;
  let actors: Actors;
  let team: TeamEntity;

  beforeAll(async () => {
    at = await createTestApp();
    actors = await createActors(at);
    team = await build.team(at, actors.ownCoach);
  });
  afterAll(() => at.close());

  const idOf = (minute: number) => 1000 - minute;
  const place = (minute: number) => ({
    id: idOf(minute),
    createdAt: new Date(at.clock.now().getTime() + (minute - 10) * 60_000),
  });
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
  const oldestFirst = MINUTES.map(idOf);

  it('are registrations that wait, the oldest first, on one page and over several', async () => {
    for (const minute of MINUTES) await build.pending(at, { teamId: team.id, ...place(minute) });
    const url = '/api/pending-athletes';
    expect(ids((await actors.own.get(url)).json())).toEqual(oldestFirst);

    const walked: number[] = [];
    for (let next: string | undefined = `${url}?limit=2`; next !== undefined;) {
      const page = await actors.own.get(next);
      walked.push(...ids(page.json()));
      next = /<([^>]*)>; rel="next"/.exec(String(page.headers['link'] ?? ''))?.[1];
    }
    expect(walked).toEqual(oldestFirst);
  });

  it('are requests of athletes, the oldest first', async () => {
    for (const minute of MINUTES) {
      const { id: athleteId } = await build.athlete(at, { teamId: team.id });
      const { id, createdAt: askedAt } = place(minute);
      await build.athleteRequest(at, { athleteId, id, askedAt });
    }
    const listed = (await actors.own.get('/api/athlete-requests')).json<{ request_id: number }[]>();
    expect(listed.map((task) => task.request_id)).toEqual(oldestFirst);
  });

  it('are workouts of the library, the newest first', async () => {
    const { institutionId } = actors.ownCoach;
    for (const minute of MINUTES) await build.workout(at, { institutionId, ...place(minute) });
    const listed = ids((await actors.own.get('/api/workout-library')).json());
    expect(listed.filter((id) => oldestFirst.includes(id))).toEqual([...oldestFirst].reverse());
  });

  it('are sessions of a day that name no event, the oldest first', async () => {
    const { id: athleteId } = await build.athlete(at, { teamId: team.id });
    for (const minute of MINUTES) await build.session(at, { athleteId, date: DAY, ...place(minute) });
    const reach = Reach.ofAllDays([athleteId]);
    expect(
      ids(await findUnassignedSessions(at.read, { reach, athleteIds: [athleteId] }, { from: DAY, to: DAY })),
    ).toEqual(oldestFirst);
  });

  it('are release keys, the oldest first', async () => {
    const key = { area: 'teams', name: 'CI', revokedAt: null };
    for (const minute of MINUTES)
      await at.write((tx) => tx.insert(ReleaseKeyEntity, { ...key, keySha256: `key ${minute}`, ...place(minute) }));
    expect(ids(await findAllKeys(at.read))).toEqual(oldestFirst);
  });

  it('are mails that are sent, the oldest first', async () => {
    const mail = {
      kind: 'reset',
      coachId: actors.ownCoach.id,
      athleteId: null,
      guardianRequestId: null,
      network: null,
    };
    for (const minute of MINUTES) {
      const { createdAt: nextTryAt } = place(1);
      await at.write((tx) => tx.insert(MailEntity, { ...mail, nextTryAt, attempts: 0, ...place(minute) }));
    }
    expect(ids(await at.write((tx) => claimDueMails(tx, at.clock.now(), 10)))).toEqual(oldestFirst);
  });
});
