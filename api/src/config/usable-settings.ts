import { join } from 'node:path';
import { readEnvironment } from './env-file.js';
import { misspelledSettings } from './misspelled-settings.js';
import { parseSettings, SETTING_NAMES, SettingsError, type Settings } from './settings.js';

export interface UsableSettings {
  /** With the defaults in place of invalid values. */
  settings: Settings;
  problems: readonly string[];
  /** Names of the settings that are not what the administrator has set. */
  invalid: ReadonlySet<string>;
}

/** A name of a setting in a sentence. */
const NAME = /\b[A-Z]+(?:_[A-Z]+)*\b/g;

/**
 * Reads the settings as far as they are valid, because a wrong port must not hide that a backup is missing. Throws a
 * SettingsError when the `.env` file cannot be read.
 */
export function loadUsableSettings(folder: string, environment = process.env): UsableSettings {
  const variables = readVariables(folder, environment);
  const misspelled = misspelledSettings(variables.keys(), SETTING_NAMES);
  const invalid = new Set<string>();
  let problems: readonly string[] | undefined;
  for (;;) {
    try {
      return { settings: parseSettings(variables, folder), problems: [...(problems ?? []), ...misspelled], invalid };
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems ??= error.problems;
      const names = error.problems.flatMap((sentence) => firstSet(sentence, variables));
      // A sentence about no variable would be found again for ever.
      if (names.length === 0) throw error;
      for (const name of names) {
        invalid.add(name);
        variables.delete(name);
      }
    }
  }
}

function readVariables(folder: string, environment: NodeJS.ProcessEnv): Map<string, string> {
  try {
    return readEnvironment(folder, environment);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new SettingsError([`The file ${join(folder, '.env')} cannot be read (${code}).`]);
  }
}

/** The first variable that a sentence names and that is set. */
function firstSet(sentence: string, variables: ReadonlyMap<string, string>): string[] {
  return (sentence.match(NAME) ?? []).filter((name) => variables.has(name)).slice(0, 1);
}
