/** Programs that know the kit only through its rolled-up types, as an area of another repository does. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { KIT_KEYS, moduleName } from '../kit/kit-keys.mjs';
import { KIT_CACHE, buildKitTypes } from '../kit/kit-types.mjs';
import { ROOT } from '../release/parts.mjs';

const WEB_CONFIG = join(ROOT, 'packages/tooling/tsconfig/web.json');
let dir;

before(async () => {
  mkdirSync(KIT_CACHE, { recursive: true });
  // In the tree, so that React and MUI are found.
  dir = mkdtempSync(join(KIT_CACHE, 'test-'));
  await buildKitTypes(dir);
});
after(() => rmSync(dir, { recursive: true, force: true }));

/** The compiler's messages about a program; empty when there are none. */
function typeCheck(name, { include, exclude = [], more = {} }) {
  const paths = Object.fromEntries(KIT_KEYS.map((key) => [moduleName(key), [join(dir, `${key}.d.ts`)]]));
  const project = join(dir, `${name}.json`);
  writeFileSync(
    project,
    JSON.stringify({ extends: WEB_CONFIG, compilerOptions: { types: [], paths, ...more }, include, exclude }),
  );
  const tsc = join(ROOT, 'node_modules/typescript-7/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', project, '--pretty', 'false'], { encoding: 'utf8' }).stdout;
}

const EXAMPLE = `
import { AppDialog, Box, Button, QueryPanel, useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { ApiError, useApi, useNotify } from '@touchline/ui/host';
import { athletesQuery, fullName } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { useAddressDialog, useParams } from '@touchline/ui/router';
import { FakeServer, TestShell } from '@touchline/ui/testing';

export function Names({ onClose }: { onClose: () => void }) {
  const notify = useNotify();
  const theme = useTheme();
  const { teamId } = useParams();
  const athletes = useQuery(athletesQuery(useApi()));
  const injured: number | null | undefined = athletes.data?.[0]?.injury_severity;
  const isGone: boolean = ApiError.isGone(athletes.error);
  const axis: string = theme.charts.grid;
  return (
    <AppDialog open title={String(teamId)} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <Box sx={{ color: axis }}>{athletes.data?.map((athlete) => fullName(athlete))}</Box>
      <Button onClick={() => notify({ severity: 'info', text: String(injured) + String(isGone) })}>Tell</Button>
      <Chart type="bar" label="a" summary="b" series={[]} options={{}} height={100} table={{ columns: [], rows: [] }} />
    </AppDialog>
  );
}
export const shown = <TestShell api={new FakeServer({})}>{null}</TestShell>;
export const parts = [QueryPanel, useAddressDialog];
`;

test('a strict program compiles with the rolled-up types alone', () => {
  writeFileSync(join(dir, 'example.tsx'), EXAMPLE);
  assert.equal(typeCheck('example', { include: [join(dir, 'example.tsx')] }), '');
});

test('the rolled-up types refuse a wrong use', () => {
  const wrong = EXAMPLE.replace('type="bar"', 'type="pie"').replace('injury_severity', 'injury_mood');
  writeFileSync(join(dir, 'wrong.tsx'), wrong);
  const messages = typeCheck('wrong', { include: [join(dir, 'wrong.tsx')] });
  assert.match(messages, /'"pie"' is not assignable to type 'ChartType'/);
  assert.match(messages, /'injury_mood' does not exist/);
});

test('the sources of an area compile with the rolled-up types alone', () => {
  const source = join(ROOT, 'mfe-teams/src');
  const exclude = [join(source, '**/*.spec.ts'), join(source, '**/*.spec.tsx')];
  assert.equal(typeCheck('area', { include: [source], exclude, more: { types: ['node', 'jest'] } }), '');
});

test('the rolled-up types have no errors of their own, and need only packages that areas have', () => {
  const files = KIT_KEYS.map((key) => join(dir, `${key}.d.ts`));
  const messages = typeCheck('own', { include: files, more: { skipLibCheck: false } });
  assert.deepEqual(
    messages.split('\n').filter((line) => /^[^ ].*kit-types/.test(line)),
    [],
  );

  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name]) => name),
  );
  assert.deepEqual([...new Set(imported)].sort(), [
    '@mui/material',
    '@tanstack/react-query',
    // The routes of the API, which the kit brings, too.
    '@touchline/contracts',
    '@touchline/ui',
    'apexcharts',
    'react',
    'react-hook-form',
    'react-router-dom',
    'zod',
  ]);
});
