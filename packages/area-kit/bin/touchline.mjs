#!/usr/bin/env node
/** `touchline <command> [folder] [options]`: builds, checks and releases the area in the current folder, or the shell. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMANDS, OPTIONS, USAGE } from '../commands/usage.mjs';
import { isPart, readPart } from '../area/part.mjs';
import { findCheckout } from '../area/settings.mjs';

try {
  const { positionals, values } = readWords();
  const [name, ...others] = positionals;
  const command = COMMANDS[name];
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  assertNotTakenByNpm(command, values);
  const mistake = mistakeIn(name, others, values);
  if (mistake) throw new Error(`${mistake}\n\n${USAGE}`);
  await prepareCheckout(name, values);
  const { run } = await command.load();
  process.exitCode = await run(command.word ? others[0] : partOf(command, others[0]), values);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function readWords() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}.\n${USAGE}`, { cause: error });
  }
}

/** The problem of a command line, in one sentence; null without one. */
function mistakeIn(name, others, values) {
  if (name === undefined) return 'Name a command.';
  const command = COMMANDS[name];
  if (!command) return `There is no command ${name}.`;
  const foreign = Object.keys(values).find((option) => !command.options.includes(option));
  if (foreign) return `${name} has no option --${foreign}.`;
  if (command.word && others.length === 0) return `${name} needs a name, such as mfe-medical.`;
  if (others.length > 1) return `${name} takes one word, not ${others.length}.`;
  if (values.to !== undefined && values.at !== undefined && name === 'promote')
    return '--to and --at both name the product. Use one of them.';
  return null;
}

/** The part in the folder, by default the current one; undefined where a command works without a part, too, and there is none. */
function partOf({ partIsOptional }, folder) {
  const dir = join(process.cwd(), folder ?? '.');
  return partIsOptional && folder === undefined && !isPart(dir) ? undefined : readPart(dir);
}

/** In a checkout of the product, the kit and what the commands read are built from source first. */
async function prepareCheckout(name, values) {
  const checkout = findCheckout();
  if (!checkout?.prepare) return;
  const { run } = await import('../tools/run.mjs');
  const words = [join(checkout.folder, checkout.prepare), name, ...(values.at === undefined ? [] : ['--at'])];
  const code = await run(process.execPath, words, { cwd: checkout.folder });
  if (code !== 0) process.exit(code);
}

/**
 * Without `--` npm keeps an option for itself. A canary would then go live for everybody, and a change would be made here
 * instead of on the product, so such a call is refused.
 */
function assertNotTakenByNpm(command, values) {
  const taken = (command?.options ?? []).find(
    (option) => values[option] === undefined && process.env[`npm_config_${option.replace('-', '_')}`] !== undefined,
  );
  if (taken)
    throw new Error(
      `npm has kept --${taken} for itself. Write the options after two dashes: npm run … -- --${taken} …`,
    );
}
