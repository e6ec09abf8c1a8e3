import { join } from 'node:path';
import { KIT } from '../area/kit.mjs';
import { runTool } from '../tools/run.mjs';

/** What is built, generated or fetched, and prose, which is wrapped by hand. */
const UNFORMATTED = ['!**/{dist,dist.tmp,.cache,vendor}/**', '!**/.types-*/**', '!**/*.md', '!package-lock.json'];

/** `touchline lint`: the format, then the rules. */
export async function run({ dir }) {
  const config = ['--config', join(KIT, 'eslint/prettier.json')];
  const format = ['--check', '--log-level', 'warn', '--ignore-unknown', ...config, '.', ...UNFORMATTED];
  const rules = ['--config', join(KIT, 'eslint/area.config.mjs'), '--max-warnings', '0', '.'];
  const codes = [
    await runTool('prettier/bin/prettier.cjs', format, { cwd: dir }),
    await runTool('eslint/bin/eslint.js', rules, { cwd: dir, env: { AREA_DIR: dir } }),
  ];
  return Math.max(...codes);
}
