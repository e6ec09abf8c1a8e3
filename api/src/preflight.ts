import { loadSettings, SettingsError } from './config/settings.js';
import { startProblems } from './config/start-checks.js';

/**
 * Checks, before anything is built, whether a start can work. Prints the settings as one line of JSON, or one sentence
 * per problem with exit code 1. It imports very little, so that it answers at once.
 */
async function preflight(): Promise<void> {
  const settings = loadSettings();
  const problems = await startProblems(settings);
  if (problems.length > 0) throw new SettingsError(problems);
  const { port, host, dataDir, siteDir, publicUrl, demoData, database, migrations } = settings;
  process.stdout.write(
    `${JSON.stringify({ port, host, dataDir, siteDir, publicUrl, demoData, database: database.kind, migrations })}\n`,
  );
}

preflight().catch((error: unknown) => {
  const problems =
    error instanceof SettingsError
      ? error.problems
      : [`The settings could not be read: ${error instanceof Error ? error.message : 'unknown'}.`];
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
});
