import { isOneLine, ONE_LINE_PROBLEM } from '@touchline/contracts/visible-text';

/** A problem for each text that is missing, with its own sentence, or is not on one line. */
export function lineProblems<Field extends string>(
  texts: Record<Field, [typed: string, missing: string]>,
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const [field, [typed, missing]] of Object.entries(texts) as [Field, [string, string]][]) {
    if (typed.trim() === '') problems[field] = missing;
    else if (!isOneLine(typed.trim())) problems[field] = ONE_LINE_PROBLEM;
  }
  return problems;
}
