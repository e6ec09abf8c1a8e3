import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { buildApi } from '../support/built-api.js';
import { freePort } from '../support/free-port.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import type { TestDatabase } from '../support/test-database.js';
import { TestAuthority } from './certificates.js';
import { CANARY, Installation } from './installation.js';

const LOGIN = `kim:${CANARY}`;

/** How a mail server differs from one with STARTTLS that takes every password. */
interface Difference {
  withoutStartTls?: boolean;
  refusesLogin?: boolean;
  refusesMail?: boolean;
  /** The host name of its certificate. */
  name?: string;
}

/** Each test runs the command several times. */
jest.setTimeout(120_000);

describe('npm run doctor, about mail', () => {
  let database: TestDatabase;
  let installation: Installation;
  let authority: TestAuthority;
  let received: string[];

  beforeAll(async () => {
    buildApi();
    authority = new TestAuthority();
    database = await createMigratedDatabase();
    installation = await Installation.create(database.target);
  }, 60_000);
  beforeEach(() => (received = []));
  afterAll(async () => {
    installation.remove();
    authority.remove();
    await database.drop();
  });

  const diagnose = (smtpUrl: string, env: Record<string, string> = {}, args: string[] = []) =>
    installation.diagnoseAsProgram(
      {
        SMTP_URL: smtpUrl,
        PUBLIC_URL: `http://localhost:${installation.env['PORT']}`,
        MAIL_FROM: 'touchline@club-lee.org',
        NODE_EXTRA_CA_CERTS: authority.file,
        ...env,
      },
      args,
    );

  /** What the doctor says of a server on this machine. */
  async function at(difference: Difference, env: Record<string, string> = {}, args: string[] = []): Promise<string[]> {
    const server = new SMTPServer({
      ...authority.issue(difference.name ?? 'DNS:localhost', -1, 60),
      disabledCommands: difference.withoutStartTls ? ['STARTTLS'] : [],
      authOptional: true,
      logger: false,
      disableReverseLookup: true,
      onAuth: (_auth, _session, done) =>
        difference.refusesLogin ? done(new Error(`No, ${CANARY}`)) : done(null, { user: 'kim' }),
      onRcptTo: ({ address }, _session, done) => {
        if (difference.refusesMail) return done(new Error('Unknown mailbox'));
        received.push(address);
        done();
      },
      onData: (stream, _session, done) => void stream.resume().once('end', done),
    });
    server.on('error', () => undefined);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.server.address() as AddressInfo;
    try {
      return (await diagnose(`smtp://${LOGIN}@localhost:${port}`, env, args)).about('Mail server');
    } finally {
      await new Promise<void>((done) => server.close(done));
    }
  }

  it('finds a server that takes the login, and sends it nothing', async () => {
    expect(await at({})).toEqual([expect.stringMatching(/^ok: The mail server localhost:\d+ takes the login\.$/)]);
    expect(received).toEqual([]);
  });

  it.each<[string, Difference, RegExp]>([
    ['without STARTTLS', { withoutStartTls: true }, /^failed: .+ offers no encryption/],
    ['that refuses the login', { refusesLogin: true }, /^failed: .+ refuses the user or password of SMTP_URL \(535\)/],
    [
      'with a certificate for another name',
      { name: 'DNS:mail.other.example' },
      /^failed: .+ has a certificate that is not valid for this name/,
    ],
  ])('finds a server %s', async (_name, difference, expected) => {
    expect(await at(difference)).toEqual([expect.stringMatching(expected)]);
  });

  it('finds a server whose authority is not known', async () => {
    expect(await at({}, { NODE_EXTRA_CA_CERTS: '' })).toEqual([
      expect.stringMatching(/^failed: .+ has a certificate that is not valid for this name/),
    ]);
  });

  it('finds a server that is not there, has no name, or stays silent', async () => {
    const line = async (host: string, args: string[] = []) =>
      (await diagnose(`smtp://${LOGIN}@${host}`, {}, args)).about('Mail server')[0];
    expect(await line(`localhost:${await freePort()}`)).toMatch(
      /^failed: The mail server localhost:\d+ cannot be reached/,
    );
    expect(await line('mail.invalid:25')).toMatch(/^failed: The mail server mail\.invalid:25 cannot be found/);
    const silent = createServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    expect(await line(`localhost:${port}`, ['--seconds', '4'])).toMatch(/^failed: .+ does not answer in time/);
    silent.close();
  });

  it('sends a mail when it is told to, and only then', async () => {
    const to = ['--send-mail-to', 'lee@club-lee.org'];
    expect((await at({}, {}, to))[1]).toMatch(/^ok: The mail server has accepted a mail to lee@club-lee\.org/);
    expect(received).toEqual(['lee@club-lee.org']);
    expect((await at({ refusesMail: true }, {}, to))[1]).toMatch(
      /^failed: A mail to lee@club-lee\.org was not sent: .+ \(?.*550/,
    );
    expect((await installation.diagnoseAsProgram({}, to)).about('Mail server')).toEqual([
      expect.stringMatching(/^failed: SMTP_URL is not set.+ No mail was sent\.$/),
    ]);
  });

  it('finds addresses that do not exist', async () => {
    const { about } = await diagnose(`smtp://localhost:${await freePort()}`, {
      MAIL_FROM: '',
      CONTACT_SALES: 'sales@club-lee.org',
      HOST: '0.0.0.0',
    });
    expect(about('Mail addresses')).toEqual([
      expect.stringMatching(/^failed: Mails come from support@touchline\.example, an example/),
      'warning: Coaches are shown addresses that do not exist: set CONTACT_SUPPORT, CONTACT_TECHNICAL, CONTACT_PRIVACY.',
    ]);
  });
});
