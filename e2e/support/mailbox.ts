/** Access to the product's mails: its outbox folder, or a real mail server. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect } from './story.js';

export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string;
  received: Email[];
  close: () => Promise<void>;
}

/** Starts a mail server on this machine that keeps all mails. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Email[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on(
        'end',
        () =>
          void PostalMime.parse(Buffer.concat(chunks)).then(
            (mail) => done(void received.push(mail) as undefined),
            done,
          ),
      );
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/**
 * The mails to one address in the outbox of a product without a mail server. The folder is created with the first mail.
 */
export async function outboxOf(dataDir: string, address: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

/** The password reset link of a mail; expects exactly one. */
export function linkIn(mail: Email | undefined): string {
  const links = mail?.text?.match(/https?:\S+\/reset-password#token=\S+/g) ?? [];
  expect(links).toHaveLength(1);
  return links[0] ?? '';
}
