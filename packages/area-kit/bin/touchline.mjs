#!/usr/bin/env node
/** `touchline <command> [folder] [options]`: builds, checks and releases the area in the current folder, or the shell. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { COMMANDS, OPTIONS, USAGE } from '../commands/usage.mjs';
import { readPart } from '../area/part.mjs';
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
  const foreign = command && Object.keys(values).find((option) => !command.options.includes(option));
  if (!command || foreign || others.length > 1 || (command.word && others.length === 0))
    throw new Error(foreign ? `${name} has no option --${foreign}.\n${USAGE}` : USAGE);
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

/** The part in the folder, by default the current one; undefined for a command that works without a part, too. */
function partOf({ partIsOptional }, folder) {
  if (partIsOptional && folder === undefined) return undefined;
  return readPart(join(process.cwd(), folder ?? '.'));
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
