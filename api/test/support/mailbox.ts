import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { TEST_CERTIFICATE, TEST_KEY } from './test-certificate.js';

export interface ReceivedMail {
  /** Recipients of the SMTP envelope, which may differ from the headers. */
  recipients: string[];
  mail: Email;
  /** Whether the connection was encrypted. */
  secure: boolean;
}

interface Options {
  /** Offers STARTTLS with a self-signed certificate. */
  startTls?: boolean;
  /** Accepts any password, also on an unencrypted connection. */
  passwords?: boolean;
}

/**
 * A real mail server on this machine that keeps the mails it receives. A test can close it, open it again and let it
 * refuse connections.
 */
export class Mailbox {
  readonly received: ReceivedMail[] = [];
  /** Number of refused connections. */
  refused = 0;
  /** Passwords it received, and whether the connection was encrypted. */
  readonly passwords: { password: string; secure: boolean }[] = [];
  private toRefuse = 0;
  /** Addresses of which the server says that they do not exist. */
  readonly unknown = new Set<string>();
  private server: SMTPServer | null = null;
  private port = 0;

  constructor(private readonly options: Options = {}) {}

  /** Opens the server and returns its address, which stays the same afterwards. */
  async open(): Promise<string> {
    const server = new SMTPServer({
      disabledCommands: [...(this.options.passwords ? [] : ['AUTH']), ...(this.options.startTls ? [] : ['STARTTLS'])],
      authOptional: true,
      allowInsecureAuth: true,
      key: TEST_KEY,
      cert: TEST_CERTIFICATE,
      logger: false,
      onAuth: ({ password }, { secure }, done) => {
        this.passwords.push({ password: password ?? '', secure });
        done(null, { user: 'somebody' });
      },
      disableReverseLookup: true,
      onConnect: (_session, done) => {
        if (this.toRefuse === 0) return done();
        this.toRefuse -= 1;
        this.refused += 1;
        done(Object.assign(new Error('Not now, kim@club.test'), { responseCode: 421 }));
      },
      onRcptTo: ({ address }, _session, done) =>
        done(this.unknown.has(address) ? Object.assign(new Error('No such user'), { responseCode: 550 }) : undefined),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
            this.received.push({
              recipients: session.envelope.rcptTo.map(({ address }) => address),
              mail,
              secure: session.secure,
            });
            done();
          }, done);
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.server.address() as AddressInfo).port;
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Refuses the next connections, as a starting server does. */
  refuseNext(connections: number): void {
    this.toRefuse = connections;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }
}

/** The link in a mail, with its token after the `#`. Throws if there is not exactly one link. */
export function linkIn(text: string | undefined): { base: string; token: string } {
  const links = [...(text ?? '').matchAll(/^(\S+)\/reset-password#token=([\w-]{43})$/gm)];
  expect(links).toHaveLength(1);
  return { base: links[0]?.[1] ?? '', token: links[0]?.[2] ?? '' };
}

/** The key in the only link of a mail, behind one of these prefixes: `/join#g=`, `/join#m=` or `/answer#`. */
export function keyIn(text: string | undefined, before: string): string {
  const links = [...(text ?? '').matchAll(/^\S+?(\/(?:join|answer)#(?:[gm]=)?)([0-9A-Z]{26})$/gm)];
  expect(links.map(([, kind]) => kind)).toEqual([before]);
  return links[0]?.[2] ?? '';
}
