import { COMMANDS } from './usage.mjs';

const STEPS = ['types', 'lint', 'test', 'build', 'check', 'prove'];

/** `touchline ci`: all checks of an area, one after the other, up to the first that fails. Prints how long each took. */
export async function run(part, { at }) {
  const summary = [];
  for (const name of STEPS) {
    process.stdout.write(`\n== ${name}\n`);
    const started = Date.now();
    const code = await runStep(name, part, at);
    summary.push(`${name.padEnd(8)}${String(Math.round((Date.now() - started) / 1000)).padStart(4)} s`);
    if (code !== 0) {
      process.stdout.write(`\n${summary.join('\n')}\n\n${part.name} did not pass: ${name}\n`);
      return code;
    }
  }
  process.stdout.write(`\n${summary.join('\n')}\n\n${part.name} passed\n`);
  return 0;
}

async function runStep(name, part, at) {
  const { run: runCommand } = await COMMANDS[name].load();
  try {
    return await runCommand(part, COMMANDS[name].options.includes('at') ? { at } : {});
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}
