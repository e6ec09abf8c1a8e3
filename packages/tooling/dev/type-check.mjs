/** The compiler beside the API: swc builds it without looking at types, so somebody has to. Says what is wrong, and when it is right again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../release/parts.mjs';

const VERDICT = /Found (\d+) errors?\. Watching for file changes/;
const CHATTER = /^(\d.* - (Starting|File change)|\s*$)/;

/**
 * What TypeScript's watch mode says, as blocks worth showing. Pure but for what it remembers.
 * @returns takes a line; returns a sentence or a block of errors to show, or null
 */
export function typeVerdicts() {
  let lines = [];
  let wasWrong = false;
  return (line) => {
    const verdict = VERDICT.exec(line);
    if (!verdict) {
      if (!CHATTER.test(line)) lines.push(line);
      return null;
    }
    const found = lines;
    lines = [];
    const isWrong = verdict[1] !== '0';
    const shown = isWrong ? `types do not fit\n${found.join('\n')}` : wasWrong ? 'types fit again' : null;
    wasWrong = isWrong;
    return shown;
  };
}

/** Checks the API's types again and again. @returns a function that ends it */
export function watchTypes(say) {
  const args = [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    '-p',
    join(ROOT, 'api'),
    '--watch',
    '--preserveWatchOutput',
    '--pretty',
    'false',
  ];
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
  const judge = typeVerdicts();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const shown = judge(line);
    if (shown) say(shown);
  });
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
}
