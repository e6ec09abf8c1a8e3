import { readCommand } from '../../src/administration/arguments.js';
import { runCommand } from '../../src/administration/run-command.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import type { TestApp } from './test-app.js';

/** What `npm run coach -- <words>` prints, run at the time of the application's clock. */
export async function outputOf(at: TestApp, words: readonly string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of runCommand(readCommand(words), at.app.get(UnitOfWork), at.clock.now())) lines.push(line);
  return lines.join('\n');
}
