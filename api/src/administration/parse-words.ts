import { parseArgs, type ParseArgsConfig } from 'node:util';
import { CommandError } from './command-error.js';

/**
 * Parses the words of a command by its options. Throws CommandError with one sentence and the usage. An option that is
 * given twice is refused: `parseArgs` would take the last value in silence.
 */
export function parseWords<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    const tokens = parseArgs({ ...config, tokens: true }).tokens ?? [];
    const given = tokens.flatMap((token) => (token.kind === 'option' ? token.name : []));
    const repeated = given.find((name, at) => given.indexOf(name) < at);
    if (repeated !== undefined) throw new Error(`Option '--${repeated}' is given twice`);
    return parseArgs(config);
  } catch (error) {
    // Node.js adds advice for programmers after the first sentence.
    const [sentence = ''] = (error as Error).message.split(/\.(?:\s|$)|\n/);
    throw new CommandError(`${sentence}.\n\n${usage}`);
  }
}
