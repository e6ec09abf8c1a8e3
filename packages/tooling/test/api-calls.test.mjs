/** Which routes of the API a build calls: read from sources, and refused where they cannot be read. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../release/parts.mjs';
import { apiCalls, routesIn } from '../../area-kit/webpack/api-calls.mjs';

const routesOf = (text) => routesIn(text, 'x.tsx').map(({ route }) => route);

test('each call is read, however it is written', () => {
  const text = `
    const teams = (api: ApiClient): Promise<Team[]> => api.call('GET /api/teams');
    const View = () => <p onClick={() => void host.api.call(\`PUT /api/teams/{id}\`, { params: { id: 1 } })}>call</p>;
    publicApi
      .call("GET /api/coach/me")
      .then(() => retry?.call('POST /api/coach/logout'));
    // api.call('GET /api/in-a-comment')
    const call = 'api.call(pathOf(request))';`;
  assert.deepEqual(routesOf(text), [
    'GET /api/teams',
    'PUT /api/teams/{id}',
    'GET /api/coach/me',
    'POST /api/coach/logout',
  ]);
  assert.deepEqual(routesOf('api.get("/api/teams"); const call = 1; interface X { call(): void }'), []);
});

test('a route that cannot be read is refused, with its place and what to write', () => {
  const refused = (call) =>
    assert.throws(() => routesIn(`const a = 1;\n${call};`, 'src/x.ts'), {
      message: `src/x.ts:2: the route of ${call} cannot be read. Write the route as a literal, as in api.call('GET /api/teams').`,
    });
  refused('api.call(`GET /api/teams/${id}`)');
  refused('api.call(routeOf(kind), { body })');
  refused("api.call(isOne ? 'GET /api/a' : 'GET /api/b')");
  refused('api.call(...args)');
  refused('api.call()');
  refused("api.call('/api/teams')");
});

test('a client whose `call` is passed on is refused', () => {
  assert.throws(() => routesIn('const { call } = useApi();', 'x.ts'), /x\.ts:1: call uses `call` without calling it\./);
  assert.throws(() => routesIn('const { call: send } = useApi();', 'x.ts'), /without calling it/);
  assert.throws(() => routesIn('run(api.call);', 'x.ts'), /x\.ts:1: api\.call uses `call` without calling it\./);
});

test('a build describes the calls of its own rooms, and needs a contract with `call`', () => {
  const folder = join(ROOT, 'mfe-teams');
  const at = (file) => ({ resource: join(ROOT, file) });
  const modules = [
    { modules: [at('mfe-teams/src/features/team-management/api/change-team.ts')] },
    at('packages/ui/src/pickers/api/get-athletes.ts'),
    {},
  ];
  const calls = apiCalls({ modules }, [folder]);
  assert.deepEqual(Object.keys(calls), ['PUT /api/teams/{id}']);
  const { request, answer } = calls['PUT /api/teams/{id}'];
  assert.deepEqual(Object.keys(request.properties), ['params', 'query', 'body']);
  assert.equal(answer.properties.team_id.type, 'integer');
  assert.deepEqual(Object.keys(apiCalls({ modules }, [folder, join(ROOT, 'packages/ui')])), [
    'GET /api/athletes/list',
    'PUT /api/teams/{id}',
  ]);
});
