/** Walks `deploy/README.md` on a bare Debian 13: runs its blocks in order and checks after each what the page promises. */
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../release/parts.mjs';
import { bootMachine } from './machine.mjs';
import { commandBlocks } from './page-blocks.mjs';
import { BEFORE, CHECKS } from './walk-checks.mjs';

const ARCHIVES = join(ROOT, '.cache/walk');

/**
 * @param {string} from the commit that is installed first; HEAD is the update
 * @returns {Promise<{ passed: boolean, lines: string[] }>} a line per block and check
 */
export async function walkDeployPage(from) {
  packVersions(from);
  const machine = await bootMachine();
  const results = [];
  const run = (name, script) => {
    const started = Date.now();
    const { code, output } = machine.run(script);
    const line = `${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`;
    results.push({ passed: code === 0, line });
    process.stderr.write(`\n${line}\n${output.split('\n').slice(-40).join('\n')}\n`);
    return output;
  };

  try {
    for (const { step, commands } of commandBlocks().filter(({ tag }) => tag === 'walk')) {
      for (const { script } of BEFORE.filter(({ block }) => commands.includes(block))) run('(prepared)', script);
      const output = run(`step ${step}: ${commands.split('\n')[0]}`, commands);
      keepPassword(machine, output);
      for (const { says, script } of CHECKS.filter(({ after }) => commands.includes(after))) run(`  ${says}`, script);
    }
  } finally {
    await machine.stop();
    rmSync(ARCHIVES, { recursive: true, force: true });
  }
  return { passed: results.every(({ passed }) => passed), lines: results.map(({ line }) => line) };
}

/** What a person notes down: the password that `coach add` prints. */
function keepPassword(machine, output) {
  const password = /^Password: (\S+)/m.exec(output)?.[1];
  if (password) machine.run(`printf %s '${password}' > /root/coach-password`);
}

/** The archives of the page. The second version is HEAD with another shell, so that an update always changes pages. */
function packVersions(from) {
  mkdirSync(ARCHIVES, { recursive: true });
  git(['archive', '--format=tar.gz', `--output=${join(ARCHIVES, 'touchline-first.tar.gz')}`, from]);
  const folder = mkdtempSync(join(tmpdir(), 'touchline-second-'));
  git(['archive', '--format=tar', `--output=${join(folder, 'source.tar')}`, 'HEAD']);
  shell(`cd ${folder} && mkdir source && tar -xf source.tar -C source`);
  appendFileSync(join(folder, 'source/shell/src/main.tsx'), "\ndocument.documentElement.dataset['walk'] = 'second';\n");
  shell(`cd ${folder}/source && tar -czf ${join(ARCHIVES, 'touchline-second.tar.gz')} .`);
  rmSync(folder, { recursive: true, force: true });
}

function git(words) {
  const { status } = spawnSync('git', words, { cwd: ROOT, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`git ${words[0]} failed.`);
}

function shell(script) {
  if (spawnSync('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error(`${script} failed.`);
}
