import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import webpack from 'webpack';
import { minimumContract } from '../../area-kit/release/host-contract.mjs';
import { currentContract, earlierContractsIn } from '../kit/kit-keys.mjs';
import { ROOT, readJson } from '../release/parts.mjs';
import { areaConfig } from '../../area-kit/webpack/preset.mjs';
import {
  CONTRACT_PLACEHOLDER,
  ReleaseVersionPlugin,
  VERSION_PLACEHOLDER,
} from '../../area-kit/webpack/release-version-plugin.mjs';
import { demandedRanges, sharedByArea } from '../../area-kit/webpack/shared.mjs';
import { exportedKitNames, kitSource } from '../webpack/exported-names.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-version-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a small area whose page shows `text`. Returns its version and scripts by name. */
async function build(name, { page = 'export const page = "one";', description = { pages: [] } } = {}) {
  const dir = join(folder, name);
  const files = {
    'area.tsx': `export const area = { version: process.env.AREA_VERSION, contract: process.env.AREA_CONTRACT, page: () => import(/* webpackChunkName: "page" */ './page.js') };`,
    'page.ts': page,
  };
  mkdirSync(join(dir, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, 'src', file), text);
  const config = areaConfig({
    dir,
    outDir: join(dir, 'out'),
    name: 'mfe-small',
    version: VERSION_PLACEHOLDER,
    contract: CONTRACT_PLACEHOLDER,
    shared: {},
    release: { semver: '1.2.3', describe: () => ({ minimumContract: '2.1.0', ...description }) },
  });
  const compiler = webpack({ ...config, cache: false });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  assert.deepEqual(stats.toJson({ all: false, errors: true }).errors, []);
  await new Promise((resolve) => compiler.close(resolve));
  const { version } = config.plugins.find((plugin) => plugin instanceof ReleaseVersionPlugin);
  const scripts = readdirSync(join(dir, 'out')).map((file) => [file, readFileSync(join(dir, 'out', file), 'utf8')]);
  return { version, scripts: Object.fromEntries(scripts) };
}

test('the same sources have the same version and files in every folder', async () => {
  const here = await build('here');
  assert.deepEqual(here, await build('elsewhere'));
  // Federation names these modules by the absolute path of the tree, so their numbers would differ between two trees.
  assert.match(here.scripts['remoteEntry.js'], /\bcontainer\b/);
  assert.match(here.scripts['remoteEntry.js'], /\bfederation\(/);
});

test('a part has the same version from any folder its build is started in', () => {
  const versions = [ROOT, join(ROOT, 'mfe-attendance')].map((cwd, index) => {
    const out = join(folder, `out-${index}`);
    const command = join(ROOT, 'packages/tooling/commands/build.mjs');
    execFileSync(process.execPath, [command, 'mfe-attendance', out], { cwd, stdio: 'pipe' });
    return readdirSync(out).find((name) => !name.startsWith('.'));
  });
  assert.match(versions[0], /^\d+\.\d+\.\d+-[0-9a-f]{8}$/);
  assert.equal(versions[0], versions[1]);
});

test('a change that changes no file keeps the version; every other change has a new one', async () => {
  const { version } = await build('area');
  const versions = {
    comment: (await build('area', { page: '// A comment.\nexport const page = "one";' })).version,
    code: (await build('area', { page: 'export const page = "two";' })).version,
    title: (await build('area', { description: { pages: ['another title'] } })).version,
  };
  assert.match(version, /^1\.2\.3-[0-9a-f]{8}$/);
  assert.equal(versions.comment, version);
  assert.equal(new Set([version, versions.code, versions.title]).size, 3);
});

test('the files contain the version and the contract, and no placeholder', async () => {
  const { version, scripts } = await build('area');
  const code = Object.values(scripts).join('\n');
  assert.ok(code.includes(`"${version}"`));
  assert.ok(code.includes('"2.1.0"'));
  assert.ok(scripts['remoteEntry.js'].includes(`mfe_small__${version.replace(/\W/g, '_')}`));
  assert.ok(!/touchlineVersion|touchlineContract/.test(code));
});

test('an area needs the contract of the newest name it imports, or the declared one', () => {
  const host = '@touchline/ui/host';
  assert.equal(minimumContract({}, undefined), '3.0.0');
  assert.equal(minimumContract({ [host]: ['useApi'] }, '3.0.1'), '3.0.1');
  assert.equal(minimumContract({ [host]: ['useApi', 'withInputKept'] }, '3.0.1'), '3.1.0');
  const unknown = { [host]: ['useApi', 'useTeleport', 'withCall'], '@touchline/ui/charts': ['AreaChart'] };
  assert.throws(() => minimumContract(unknown, undefined), {
    message:
      '@touchline/ui/host has no useTeleport, withCall in contract 3.1.0.\n' +
      '@touchline/ui/charts has no AreaChart in contract 3.1.0.',
  });
});

test('a kit builds areas of its own major only', () => {
  assert.throws(() => minimumContract({}, '4.0.0'), {
    message:
      'touchline.contract in package.json is 4.0.0, but this area kit builds for contract 3.1.0. Install the kit of that major.',
  });
});

test('areas of each major take the kit under keys of their own, and everything else under the same', () => {
  const ranges = { react: '^19.2.0', '@touchline/ui': '^1.0.0', '@touchline/ui/host': '^1.0.0' };
  const keysOf = (major) => Object.values(sharedByArea(ranges, major)).map(({ shareKey }) => shareKey);
  assert.deepEqual(keysOf(3), ['react', '@touchline/ui@3', '@touchline/ui/host@3']);
  assert.deepEqual(keysOf(4), ['react', '@touchline/ui@4', '@touchline/ui/host@4']);
});

test('a shell names for each earlier major what its adapter exports, and the kit where it has none', () => {
  const source =
    "export const EARLIER_CONTRACTS = [{ contract: '3.4.0', load: () => import('../contract-3/index.js') }];";
  assert.deepEqual(earlierContractsIn(source), ['3.4.0']);

  const [host, charts] = ['@touchline/ui/host', '@touchline/ui/charts'];
  const adapter = join(folder, 'contract-3');
  mkdirSync(adapter);
  writeFileSync(join(adapter, 'host.ts'), '');
  const exports = {
    [join(adapter, 'host.ts')]: ['useOld'],
    [kitSource(host)]: ['useNew'],
    [kitSource(charts)]: ['Chart'],
  };
  const compilation = {
    modules: Object.keys(exports).map((resource) => ({ resource })),
    moduleGraph: { getExportsInfo: ({ resource }) => ({ getProvidedExports: () => exports[resource] }) },
  };
  const keys = ['react', host, charts];
  assert.deepEqual(exportedKitNames(compilation, keys), { [host]: ['useNew'], [charts]: ['Chart'] });
  assert.deepEqual(exportedKitNames(compilation, keys, adapter), { [host]: ['useOld'], [charts]: ['Chart'] });
});

test('the version of the area kit is that of the contract', () => {
  const { version } = readJson(join(ROOT, 'packages/area-kit/package.json'));
  assert.equal(version, currentContract());
});

test('a deprecated name of the kit is still exported, and so is its replacement', () => {
  const api = join(ROOT, 'packages/ui/api');
  const since = readJson(join(api, 'since.json'));
  for (const [key, names] of Object.entries(readJson(join(api, 'deprecated.json'))))
    for (const name of Object.entries(names).flat()) assert.ok(since[key][name], `${name} of ${key}`);
});

test('an area demands the ranges that it declares', () => {
  const ranges = demandedRanges({
    name: 'mfe-x',
    touchline: { shared: { react: '^19.2.0', '@touchline/ui': '^1.0.0' } },
  });
  assert.equal(ranges['react/jsx-runtime'], '^19.2.0');
  assert.equal(ranges['@touchline/ui/host'], '^1.0.0');
  assert.equal(ranges['react-dom'], undefined);
  assert.throws(() => demandedRanges({ name: 'mfe-x', touchline: { shared: { react: '*' } } }), /mfe-x/);
});

test('the types of React are those of the least version that areas demand, so that they use nothing newer', () => {
  const { version } = readJson(join(ROOT, 'node_modules/@types/react/package.json'));
  const areas = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  for (const area of areas) {
    const { touchline } = readJson(join(ROOT, area, 'package.json'));
    assert.equal(touchline.shared.react, `^${version.split('.').slice(0, 2).join('.')}.0`, area);
  }
});
