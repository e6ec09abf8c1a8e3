import { TeamEntity } from '../../src/modules/teams/index.js';
import { createActors, type Actors } from '../support/actors.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { TestDatabase } from '../support/test-database.js';

const MAY_BE_SAVED = expect.stringContaining('may have been saved');

/** The connection is lost at COMMIT: the transaction is stored, or it is not, and the server cannot see which. */
describe('a creating call whose COMMIT is lost', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let at: TestApp;
  let actors: Actors;

  beforeAll(async () => {
    database = await createMigratedDatabase();
    const url = new URL(database.target.kind === 'mariadb' ? database.target.url : '');
    proxy = new TcpProxy({ host: url.hostname, port: Number(url.port || 3306) });
    url.port = String(await proxy.plugIn());
    at = await createTestApp({ database: { target: { kind: 'mariadb', url: url.href }, drop: async () => undefined } });
    actors = await createActors(at);
  });
  afterAll(async () => {
    await at.close();
    await proxy.pull();
    await database.drop();
  });

  async function create(name: string, key: string | null) {
    const code_expires_at = new Date(at.clock.now().getTime() + 3_600_000).toISOString();
    const body = { sport: 'Soccer (W)', name, registration_code: name, code_expires_at };
    const response = await actors.own.post(
      '/api/teams',
      body,
      key === null ? {} : { headers: { 'idempotency-key': key } },
    );
    return { status: response.statusCode, body: response.json<{ team_id?: number; message?: string }>() };
  }
  const ids = async (name: string) => (await at.read.findBy(TeamEntity, { name })).map(({ id }) => id);

  it.each(['before it arrives', 'with its answer'] as const)(
    '%s is answered with the stored row, when it has a key',
    async (when) => {
      const name = when === 'with its answer' ? 'STORED01' : 'ABSENT01';
      proxy.loseNextCommit(when);
      const first = await create(name, name);
      expect(first).toEqual({ status: 201, body: expect.objectContaining({ name }) });
      expect(await ids(name)).toEqual([first.body.team_id]);
      expect(await create(name, name)).toEqual(first);
    },
  );

  it.each(['before it arrives', 'with its answer'] as const)(
    '%s is answered that it may have been saved, when it has no key, and does not run again',
    async (when) => {
      const isStored = when === 'with its answer';
      const name = isStored ? 'STORED02' : 'ABSENT02';
      proxy.loseNextCommit(when);
      expect(await create(name, null)).toMatchObject({ status: 503, body: { message: MAY_BE_SAVED } });
      expect(await ids(name)).toHaveLength(isStored ? 1 : 0);
    },
  );

  it('is answered that it may have been saved, when the database stays away', async () => {
    proxy.loseNextCommit('with its answer');
    const answer = create('AWAYAT03', 'away');
    while (proxy.isToLoseCommit) await new Promise((resolve) => setTimeout(resolve, 2));
    await proxy.pull();
    expect(await answer).toMatchObject({ status: 503, body: { message: MAY_BE_SAVED } });
    await proxy.plugIn();
    expect(await create('AWAYAT03', 'away')).toMatchObject({ status: 201 });
    expect(await ids('AWAYAT03')).toHaveLength(1);
  });
});
