import 'reflect-metadata';
import { CommandError } from './administration/command-error.js';
import { prepareProcess } from './common/logging/prepare-process.js';
import { loadUsableSettings } from './config/usable-settings.js';
import { CHECKS } from './doctor/checks.js';
import { readDoctorArguments, type DoctorArguments } from './doctor/doctor-arguments.js';
import { DoctorContext } from './doctor/doctor-context.js';
import { asJson, asText, exitCode } from './doctor/report.js';
import { runChecks } from './doctor/run-checks.js';
import { commandFailureMessage } from './start-messages.js';

const EXIT_USAGE = 2;

/** `npm run doctor`: checks whether the installation is fit for real use. Ends the process, even while calls wait for an answer. */
async function main({ strict, json, limitMs, testMailTo }: DoctorArguments): Promise<void> {
  const folder = process.cwd();
  const { settings, problems, invalid } = loadUsableSettings(folder);
  const context = new DoctorContext(settings, problems, folder, limitMs, testMailTo);
  const findings = await runChecks(CHECKS, context, invalid);

  const text = json ? asJson(findings) : asText(findings);
  process.stdout.write(text, () => process.exit(exitCode(findings, strict)));
}

function fail(sentence: string, code: number): void {
  process.stderr.write(`${sentence}\n`, () => process.exit(code));
}

try {
  const options = readDoctorArguments(process.argv.slice(2));
  prepareProcess();
  main(options).catch((error: unknown) => fail(commandFailureMessage(error), 1));
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  fail(error.message.trimEnd(), EXIT_USAGE);
}
