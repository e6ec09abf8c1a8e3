import { describeError } from '../common/logging/describe-error.js';
import { failed, NotPossible, notChecked, type Answer, type Check, type Finding } from './check.js';
import type { DoctorContext } from './doctor-context.js';

/** Makes the checks at the same time, and answers in their order. A check that throws, or takes too long, is a finding. */
export async function runChecks(
  checks: readonly Check[],
  context: DoctorContext,
  invalid: ReadonlySet<string>,
): Promise<Finding[]> {
  const findings = checks.map(async (check) => {
    const missing = check.needs?.filter((name) => invalid.has(name)) ?? [];
    const answers =
      missing.length > 0
        ? notChecked(`${missing.join(' and ')} cannot be used: see above.`)
        : await answersOf(check, context);
    return [answers].flat().map((answer) => ({ subject: check.subject, ...answer }));
  });
  return (await Promise.all(findings)).flat();
}

async function answersOf(check: Check, context: DoctorContext): Promise<Answer | Answer[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Answer>((resolve) => {
    const sentence = `This check did not end within ${context.limitMs / 1000} seconds: try again, or give it more with --seconds 60.`;
    timer = setTimeout(() => resolve(failed(sentence)), context.limitMs);
  });
  try {
    return await Promise.race([Promise.resolve().then(() => check.run(context)), late]);
  } catch (error) {
    if (error instanceof NotPossible) return notChecked(error.message);
    const { kind, code } = describeError(error);
    return failed(`This check ended with an unexpected error, ${kind}${code ? ` (${code})` : ''}: please report it.`);
  } finally {
    clearTimeout(timer);
  }
}
