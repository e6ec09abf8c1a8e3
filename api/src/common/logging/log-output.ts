import { LineOutput } from './line-output.js';

const STDERR = 2;
const WARNING = 40;

/** Standard error, for the log lines of this process. */
export const logOutput = new LineOutput(STDERR, (count) =>
  logLine(WARNING, { dropped: count, problem: 'The log could not be written: lines are missing here.' }),
);

/** A line in the form of pino's, for the few lines that do not come from it. */
export function logLine(level: number, content: object): string {
  return `${JSON.stringify({ level, time: new Date().toISOString(), context: 'process', ...content })}\n`;
}
