import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import webpack from 'webpack';
import { ROOT } from '../release/parts.mjs';
import { LEFT_OUT, LeftOutPlugin } from '../webpack/left-out-plugin.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-left-out-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the source with the plugin. Returns the text of the script and the messages of its errors. */
async function build(source, leftOut) {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/index.mjs'), source);
  const compiler = webpack({
    mode: 'production',
    context: ROOT,
    entry: join(folder, 'src/index.mjs'),
    output: { path: join(folder, 'out'), filename: 'out.js' },
    resolve: { modules: [join(ROOT, 'node_modules')] },
    optimization: { minimize: false },
    plugins: [new LeftOutPlugin(leftOut)],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  const errors = stats.compilation.errors.map(({ message }) => message);
  return { errors, text: errors.length > 0 ? '' : readFileSync(join(folder, 'out/out.js'), 'utf8') };
}

const KIT_PARTS = `
  import { ThemeProvider, createTheme } from '@mui/material/styles';
  import ButtonBase from '@mui/material/ButtonBase';
  console.log(ThemeProvider, createTheme, ButtonBase);`;

test('the modules that are left out give way to their stand-ins', async () => {
  const { errors, text } = await build(KIT_PARTS);
  assert.deepEqual(errors, []);
  assert.match(text, /This build has no themes with CSS variables/);
  assert.doesNotMatch(text, /createCssVarsProvider|rippleVisible/);
});

test('a stand-in has every name of its module', async () => {
  for (const [path, file] of Object.entries(LEFT_OUT)) {
    const namesOf = async (address) => Object.keys(await import(address)).sort();
    const standIn = await namesOf(join(ROOT, 'packages/tooling/webpack/left-out', file));
    const missing = (await namesOf(join(ROOT, 'node_modules', path))).filter(
      (name) => !standIn.includes(name) && !isUnusedInside(name),
    );
    assert.deepEqual(missing, [], path);
  }
});

/** Names that only the module itself uses, which MUI exports for its tests. */
const isUnusedInside = (name) => ['DELAY_RIPPLE', 'TouchRippleRoot', 'TouchRippleRipple'].includes(name);

test('a module that nothing imports any more fails the build, instead of coming back silently', async () => {
  const { errors } = await build(KIT_PARTS, { ...LEFT_OUT, '@mui/material/gone.mjs': 'ripple.mjs' });
  assert.deepEqual(errors, ['@mui/material/gone.mjs is to be left out, but nothing imports it.']);
});
