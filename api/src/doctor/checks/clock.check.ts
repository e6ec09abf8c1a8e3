import { execFile } from 'node:child_process';
import { isLoopback } from '../../config/loopback.js';
import { failed, notChecked, ok, warning, type Answer, type Check } from '../check.js';
import type { DoctorContext } from '../doctor-context.js';

/** Milliseconds. More would put a session or a link of a few minutes out of order. */
const TOLERATED_MS = 2000;
/** The Date header has whole seconds. */
const TOLERATED_PROXY_MS = TOLERATED_MS + 1000;

export const clockCheck: Check = {
  subject: 'Clock',
  async run(context) {
    const [synchronised, ...compared] = await Promise.all([
      synchronisation(),
      besideDatabase(context),
      besideProxy(context),
    ]);
    const answers = [synchronised, ...compared].filter((answer) => answer !== null);
    return answers.length > 0
      ? answers
      : notChecked('Neither systemd nor another machine tells whether the clock is right: compare it with a phone.');
  },
};

/** The state of the kernel's clock according to systemd, whichever program synchronises it; null without systemd. */
async function synchronisation(): Promise<Answer | null> {
  const args = ['show', '--property=NTPSynchronized', '--value'];
  const text = await new Promise<string>((resolve) => {
    execFile('timedatectl', args, { timeout: 2000, killSignal: 'SIGKILL' }, (_error, stdout) => resolve(stdout.trim()));
  });
  if (text === 'yes') return ok('The clock of this machine is synchronised.');
  if (text === 'no') return warning('The clock of this machine is not synchronised: run `timedatectl set-ntp true`.');
  return null;
}

async function besideDatabase({ database, waitMs }: DoctorContext): Promise<Answer | null> {
  if (!database.isMariaDb) return null;
  // The connection is opened before the time is taken.
  await database.rows('SELECT 1').catch(() => undefined);
  const before = Date.now();
  const rows = await database
    .rows<{ at: string }>("SELECT DATE_FORMAT(UTC_TIMESTAMP(3), '%Y-%m-%dT%H:%i:%s.%fZ') AS at")
    .catch(() => []);
  const after = Date.now();
  const theirs = Date.parse(rows[0]?.at.replace(/(\.\d{3})\d*Z$/, '$1Z') ?? '');
  if (Number.isNaN(theirs) || after - before > waitMs) return null;
  return judge('the database server', theirs - (before + after) / 2, TOLERATED_MS + (after - before) / 2);
}

async function besideProxy(context: DoctorContext): Promise<Answer | null> {
  const { publicUrl } = context.settings;
  if (publicUrl === null || isLoopback(new URL(publicUrl).hostname)) return null;
  const answer = await context.askPublicAddress().catch(() => null);
  const theirs = Date.parse(answer?.headers.date ?? '');
  if (answer === null || Number.isNaN(theirs)) return null;
  return judge(publicUrl, theirs - answer.at.getTime(), TOLERATED_PROXY_MS);
}

function judge(other: string, differenceMs: number, toleratedMs: number): Answer {
  const seconds = (Math.abs(differenceMs) / 1000).toFixed(1);
  if (Math.abs(differenceMs) <= toleratedMs) return ok(`The clocks of this machine and of ${other} agree.`);
  return failed(`The clocks of this machine and of ${other} differ by ${seconds} seconds: synchronise both.`);
}
