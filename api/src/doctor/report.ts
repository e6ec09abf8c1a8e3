import { STATUSES, type Finding, type Status } from './check.js';

const EXIT = { sound: 0, failed: 1 };

/** One line per finding, and their number. */
export function asText(findings: readonly Finding[]): string {
  const width = (column: 'status' | 'subject') => Math.max(...findings.map((finding) => finding[column].length));
  const lines = findings.map(
    ({ status, subject, sentence }) =>
      `${status.padEnd(width('status'))}  ${subject.padEnd(width('subject'))}  ${sentence}\n`,
  );
  const counts = STATUSES.map((status) => `${countOf(findings, status)} ${status}`);
  return `${lines.join('')}\n${counts.join(', ')}.\n`;
}

/** For monitoring: the worst status, and the findings. */
export function asJson(findings: readonly Finding[]): string {
  const status = (['failed', 'warning'] as const).find((each) => countOf(findings, each) > 0) ?? 'ok';
  return `${JSON.stringify({ status, findings }, null, 1)}\n`;
}

/** `strict`: a warning is a failure. */
export function exitCode(findings: readonly Finding[], strict: boolean): number {
  const bad: Status[] = strict ? ['failed', 'warning'] : ['failed'];
  return findings.some(({ status }) => bad.includes(status)) ? EXIT.failed : EXIT.sound;
}

const countOf = (findings: readonly Finding[], status: Status): number =>
  findings.filter((finding) => finding.status === status).length;
