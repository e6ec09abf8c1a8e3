/** One area kit builds, type-checks and tests areas of both majors of the contract. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { areaInputs } from '../../area-kit/area/inputs-hash.mjs';
import { buildArea } from '../../area-kit/area/build.mjs';
import { readPart } from '../../area-kit/area/part.mjs';
import { addTypes } from '../area-kit/complete-kit.mjs';
import { currentContract } from '../kit/kit-keys.mjs';
import { ROOT, readJson } from '../release/parts.mjs';

const SOURCES_OF_2 = `
import type { Team } from '@touchline/contracts/teams.schema';
import { AreaChart, type ChartTableData } from '@touchline/ui/charts';
import { createKeptKey, useApi, type KeptKey } from '@touchline/ui/host';
import { ATHLETES_KEY } from '@touchline/ui/pickers';
import { useQuery, useQueryClient } from '@touchline/ui/query';

const NAME = { name: 'Rowing' };
const keys: KeptKey<typeof NAME> = createKeptKey<typeof NAME>();

export function Page() {
  const api = useApi();
  const cache = useQueryClient();
  const teams = useQuery({ queryKey: ['small', 'teams'], queryFn: () => api.get<Team[]>('/api/teams') });
  const add = async () => {
    await keys.send(NAME, (retryKey) => api.send('PUT', '/api/teams/7', NAME, { retryKey }));
    await cache.invalidateQueries({ queryKey: ATHLETES_KEY });
  };
  const names = teams.data?.map(({ name }) => name).join();
  return (
    <>
      <button onClick={() => void add()}>Add</button>
      {names}
    </>
  );
}
export const Drawing = ({ table }: { table: ChartTableData }) => (
  <AreaChart label="Teams" summary="None." series={[]} options={{}} height={9} table={table} />
);
export const area = { contract: process.env.AREA_CONTRACT };
`;

const SOURCES_OF_3 = `
import { Chart, type ChartTableData } from '@touchline/ui/charts';
import { areaNames, createRetryKeys, useApi, type RetryKeys } from '@touchline/ui/host';
import { announceChange, useQuery, useQueryClient } from '@touchline/ui/query';

const own = areaNames(process.env.AREA_NAME);
const NAME = { name: 'Rowing' };
const keys: RetryKeys<typeof NAME> = createRetryKeys<typeof NAME>();

export function Page() {
  const api = useApi();
  const cache = useQueryClient();
  const teams = useQuery({ queryKey: own.key('teams'), queryFn: () => api.call('GET /api/teams') });
  const add = async () => {
    await keys.send(NAME, (retryKey) => api.call('PUT /api/teams/{id}', { params: { id: 7 }, body: NAME, retryKey }));
    announceChange(cache, ['teams']);
  };
  const names = teams.data?.map(({ name }) => name).join();
  return (
    <>
      <button onClick={() => void add()}>Add</button>
      {names}
    </>
  );
}
export const Drawing = ({ table }: { table: ChartTableData }) => (
  <Chart type="area" label="Teams" summary="None." series={[]} options={{}} height={9} table={table} />
);
export const area = { contract: process.env.AREA_CONTRACT };
`;

const SPEC = `
import { render, screen, waitFor } from '@testing-library/react';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import { Drawing, Page } from './area.js';

test('reads and writes', async () => {
  const server = new FakeServer({ 'GET /api/teams': () => [{ name: 'Rugby' }], 'PUT /api/teams/{id}': () => ({}) });
  render(<TestShell api={server}><Page /></TestShell>);
  expect(await screen.findByText(/Rugby/)).toBeTruthy();
  screen.getByRole('button', { name: 'Add' }).click();
  await waitFor(() => expect(server.writes).toMatchObject([{ method: 'PUT', path: '/api/teams/7' }]));
  // jsdom draws no charts.
  expect(Drawing({ table: { columns: [], rows: [] } }).type).toBeInstanceOf(Function);
});
`;

const CONSTANTS = readFileSync(join(ROOT, 'packages/area-kit/template/src/build-constants.d.ts'), 'utf8');
const TSCONFIG_OF_2 = '@touchline/area-kit/tsconfig/area-2.json';
const TSCONFIG_OF_3 = '@touchline/area-kit/tsconfig/area.json';

let folder;
before(async () => {
  // In the tree, because the sources import installed packages.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  folder = mkdtempSync(join(ROOT, '.cache/two-majors-'));
  await addTypes();
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** Writes an area. @param {string} [contract] what its package.json states */
function writeArea(name, source, tsconfig, contract) {
  const dir = join(folder, name);
  const touchline = {
    owner: 'small',
    shared: { '@touchline/ui': '^1.0.0', react: '^19.2.0' },
    prefixes: [`/${name}`],
    pages: [],
    budget: { firstGzipBytes: 40_000 },
    ...(contract && { contract }),
  };
  const files = {
    'package.json': JSON.stringify({ name, version: '1.0.0', type: 'module', touchline }),
    // A team may have a file between, and comments.
    'tsconfig.base.json': JSON.stringify({ extends: tsconfig }),
    'tsconfig.json': `{ // The sources.\n "extends": "./tsconfig.base.json", "include": ["src"] }`,
    'src/area.tsx': source,
    'src/area.spec.tsx': SPEC,
    'src/build-constants.d.ts': CONSTANTS,
  };
  mkdirSync(join(dir, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
  return dir;
}

const areaOf2 = () => writeArea('area-of-2', SOURCES_OF_2, TSCONFIG_OF_2, '2.6.0');
const areaOf3 = () => writeArea('area-of-3', SOURCES_OF_3, TSCONFIG_OF_3);
const movedUnchanged = () => writeArea('moved', SOURCES_OF_2, TSCONFIG_OF_3);

/** Runs `touchline <command>` on an area. Started outside of the checkout, it does not build the kit first. */
function touchline(command, dir) {
  const outside = join(ROOT, '..');
  const words = [join(ROOT, 'packages/area-kit/bin/touchline.mjs'), command, relative(outside, dir)];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, words, { cwd: outside });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Builds an area. Returns its release document, and the keys under which its entry asks the shell for the kit. */
async function build(dir) {
  const cwd = process.cwd();
  try {
    await buildArea({ ...readPart(dir), inputs: areaInputs(dir) });
  } finally {
    process.chdir(cwd);
  }
  const [version] = readdirSync(join(dir, 'dist')).filter((name) => !name.startsWith('.'));
  const entry = readFileSync(join(dir, 'dist', version, 'remoteEntry.js'), 'utf8');
  const keys = [...new Set(entry.match(/@touchline\/ui[a-z/]*(@\d+)?/g))].sort();
  return { release: readJson(join(dir, 'dist', version, 'release.json')), keys };
}

test('an area of each major is built for it, and asks the shell for the keys of it', async () => {
  const earlier = await build(areaOf2());
  assert.equal(earlier.release.contract, '^2.6.0');
  assert.deepEqual(earlier.release.uses['@touchline/ui/pickers'], ['ATHLETES_KEY']);
  assert.deepEqual(
    earlier.keys,
    ['charts', 'host', 'pickers', 'query'].map((key) => `@touchline/ui/${key}`),
  );

  const newest = await build(areaOf3());
  assert.equal(newest.release.contract, '^3.0.0');
  assert.deepEqual(Object.keys(newest.release.calls), ['GET /api/teams', 'PUT /api/teams/{id}']);
  assert.deepEqual(
    newest.keys,
    ['charts', 'host', 'query'].map((key) => `@touchline/ui/${key}@3`),
  );
});

test('the types and the unit tests of each major are those of its contract', async () => {
  for (const dir of [areaOf2(), areaOf3()]) {
    const [types, tests] = await Promise.all([touchline('types', dir), touchline('test', dir)]);
    assert.deepEqual([types.code, tests.code], [0, 0], types.output + tests.output);
    assert.match(types.output, /fits the types of the kit/);
    assert.match(tests.output, /Tests: +1 passed, 1 total/);
  }
});

test('an area that moves to the newer major unchanged is told by its types and its build what is gone', async () => {
  const dir = movedUnchanged();
  const contract = currentContract();
  const message = [
    `@touchline/ui/charts has no AreaChart in contract ${contract}.`,
    `@touchline/ui/host has no createKeptKey in contract ${contract}.`,
    `@touchline/ui/pickers has no ATHLETES_KEY in contract ${contract}.`,
  ].join('\n');
  const [{ code, output }] = await Promise.all([touchline('types', dir), assert.rejects(build(dir), { message })]);
  assert.notEqual(code, 0);
  for (const name of ['AreaChart', 'createKeptKey', 'KeptKey', 'ATHLETES_KEY'])
    assert.match(output, new RegExp(`has no exported member '${name}'`));
  for (const name of ['get', 'send']) assert.match(output, new RegExp(`'${name}' does not exist on type 'ApiClient'`));
  assert.match(output, /To stay at 2\.6\.0, state touchline\.contract in package\.json\./);
  assert.match(output, /'"small"' is not assignable to type .*AreaName/);
});

test('types of another major than the stated one are refused, and so is a major that the kit does not know', async () => {
  const refusals = [
    [
      writeArea('area-of-2', SOURCES_OF_2, TSCONFIG_OF_3, '2.6.0'),
      `area-of-2 speaks contract 2, so its tsconfig.json must have "extends": "${TSCONFIG_OF_2}".`,
    ],
    [
      writeArea('area-of-3', SOURCES_OF_3, TSCONFIG_OF_2),
      `area-of-3 speaks contract 3, so its tsconfig.json must have "extends": "${TSCONFIG_OF_3}".`,
    ],
    [
      writeArea('area-of-9', SOURCES_OF_3, TSCONFIG_OF_3, '9.0.0'),
      `touchline.contract in package.json is 9.0.0, but this area kit knows ${currentContract()} and 2.6.0.`,
    ],
  ];
  const answers = await Promise.all(refusals.map(([dir]) => touchline('types', dir)));
  assert.deepEqual(
    answers,
    refusals.map(([, sentence]) => ({ code: 1, output: `${sentence}\n` })),
  );
});
