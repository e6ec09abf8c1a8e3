import { readAthleteCommand } from '../../src/administration/athlete-arguments.js';

/** The arguments of `npm run athlete -- audit <words>`. */
export function auditCommand(...words: readonly string[]) {
  const command = readAthleteCommand(['audit', ...words]);
  if (command.name !== 'audit') throw new Error('Expected the audit.');
  return command;
}
