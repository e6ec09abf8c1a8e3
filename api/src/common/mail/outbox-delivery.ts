import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesInFolder } from '../files/names-in-folder.js';
import type { Clock } from '../time/clock.js';
import type { Deliver, Mail } from './mail.js';

const KEPT_MS = 7 * 24 * 3_600_000;
/** `2026-03-01T09-30-00-000Z-1f9c…eml`: the instant without the characters that some file systems refuse. */
const NAME = /^(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)-[0-9a-f]+\.eml$/;

/**
 * Writes mails as files that only the owner can read, for installations without a mail server. The text is written
 * directly, because a mail library would break the long line of a link, and an administrator could not copy it.
 */
export function outboxDelivery(folder: string, from: string, clock: Clock): Deliver {
  return async (mail) => {
    const now = clock.now();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeOldMails(folder, now);
    const name = `${now.toISOString().replace(/[:.]/g, '-')}-${randomBytes(8).toString('hex')}.eml`;
    await writeFile(join(folder, name), asFile(mail, from, now), { mode: 0o600, flag: 'wx' });
  };
}

function asFile({ to, subject, text }: Mail, from: string, now: Date): string {
  const head = [
    `From: Touchline <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ];
  return [...head, '', text].join('\n');
}

/**
 * Removes mails older than a week, at every start and with every mail. Only file names of mails are considered; a
 * missing folder is no error.
 */
export async function removeOldMails(folder: string, now: Date): Promise<void> {
  for (const name of await namesInFolder(folder)) {
    if (!NAME.test(name)) continue;
    if (Date.parse(name.replace(NAME, '$1$2:$3:$4.$5')) < now.getTime() - KEPT_MS)
      await rm(join(folder, name), { force: true });
  }
}
