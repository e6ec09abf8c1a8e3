import { join } from 'node:path';
import { KIT } from '../area/kit.mjs';
import { runTool } from '../tools/run.mjs';

/** Built, generated or fetched files, and prose, which is wrapped by hand. */
const UNFORMATTED = ['!**/{dist,dist.tmp,.cache,vendor}/**', '!**/.types-*/**', '!**/*.md', '!package-lock.json'];

/** `touchline lint`: the format, then the rules. `fix`: writes what can be mended without a decision. */
export async function run({ dir }, { fix = false }) {
  const config = ['--config', join(KIT, 'eslint/prettier.config.mjs')];
  const format = [
    fix ? '--write' : '--check',
    '--log-level',
    'warn',
    '--ignore-unknown',
    ...config,
    '.',
    ...UNFORMATTED,
  ];
  const rules = [
    '--config',
    join(KIT, 'eslint/area.config.mjs'),
    '--max-warnings',
    '0',
    ...(fix ? ['--fix'] : []),
    '.',
  ];
  const codes = [
    await runTool('prettier/bin/prettier.cjs', format, { cwd: dir }),
    await runTool('eslint/bin/eslint.js', rules, { cwd: dir, env: { AREA_DIR: dir } }),
  ];
  const code = Math.max(...codes);
  if (code !== 0 && !fix) process.stderr.write('npm run lint -- --fix mends what needs no decision.\n');
  return code;
}
