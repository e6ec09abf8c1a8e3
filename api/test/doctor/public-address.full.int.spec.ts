import { createServer as createClearServer, type RequestListener, type Server as ClearServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import { createServer as createSilentServer, type AddressInfo } from 'node:net';
import { userInfo } from 'node:os';
import { buildApi } from '../support/built-api.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { freePort } from '../support/free-port.js';
import { TEST_CERTIFICATE, TEST_KEY } from '../support/test-certificate.js';
import type { TestDatabase } from '../support/test-database.js';
import { TestAuthority, type KeyAndCertificate } from './certificates.js';
import { Installation } from './installation.js';

const asRoot = userInfo().uid === 0 ? it : it.skip;
const HSTS = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };
const LIVE = JSON.stringify({ status: 'live' });

/** Each test runs the command several times. */
jest.setTimeout(120_000);

describe('npm run doctor, at the public address', () => {
  let database: TestDatabase;
  let installation: Installation;
  let authority: TestAuthority;
  let server: Server;
  let url: string;
  let answer: RequestListener;
  const sound: RequestListener = (_request, response) => response.writeHead(200, HSTS).end(LIVE);

  beforeAll(async () => {
    buildApi();
    authority = new TestAuthority();
    database = await createMigratedDatabase();
    installation = await Installation.create(database.target);
    server = createServer(authority.issue('DNS:localhost', -30, 60), (request, response) => answer(request, response));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    url = `https://localhost:${(server.address() as AddressInfo).port}`;
  }, 60_000);
  beforeEach(() => {
    answer = sound;
    server.setSecureContext(authority.issue('DNS:localhost', -30, 60));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    installation.remove();
    authority.remove();
    await database.drop();
  });

  const diagnose = (env: Record<string, string> = {}, args: string[] = []) =>
    installation.diagnoseAsProgram(
      { PUBLIC_URL: url, TRUST_PROXY: '4', NODE_EXTRA_CA_CERTS: authority.file, ...env },
      args,
    );
  const certificateLine = async (certificate: KeyAndCertificate, env: Record<string, string> = {}) => {
    server.setSecureContext(certificate);
    const [line, ...others] = (await diagnose(env)).about('Certificate');
    expect(others).toEqual([]);
    return line;
  };

  it('finds a sound one, and a product that answers there', async () => {
    const { about } = await diagnose();
    expect(about('Certificate')).toEqual([
      expect.stringMatching(/^ok: The certificate of \S+ is valid until 20\d\d-\d\d-\d\d, for another (59|60) days\.$/),
    ]);
    expect(about('Public answer')).toEqual([
      `ok: The product answers at ${url}, and tells browsers to stay with https for 365 days.`,
    ]);
  });

  it.each([
    ['ends in three weeks', -70, 20, /^warning: .+ for another 19 days: look why it was not renewed/],
    ['ends in a week', -84, 6, /^failed: .+ for another 5 days: renew it now/],
    ['has ended', -90, -1, /^failed: .+ has expired \(20/],
    ['has not begun', 1, 90, /^failed: .+ is not valid yet: compare the clock/],
    ['of six days is new', -1, 5, /^ok: /],
    ['of six days ends', -5, 1, /^warning: .+ for another 23 hours/],
  ])('finds a certificate that %s', async (_name, from, to, expected) => {
    expect(await certificateLine(authority.issue('DNS:localhost', from, to))).toMatch(expected);
  });

  it('finds a certificate for another name, signed by itself, or by an unknown authority', async () => {
    const other = await certificateLine(authority.issue('DNS:other.club.example', -30, 60));
    expect(other).toMatch(/^failed: .+ is for another host name/);
    expect(await certificateLine({ key: TEST_KEY, cert: TEST_CERTIFICATE })).toMatch(/^failed: .+ is signed by itself/);
    const unknown = await certificateLine(authority.issue('DNS:localhost', -30, 60), { NODE_EXTRA_CA_CERTS: '' });
    expect(unknown).toMatch(/^failed: .+ the authority is not known here/);
  });

  it.each<[string, RequestListener, RegExp]>([
    [
      'a proxy that reaches nothing',
      (_request, response) => response.writeHead(502).end(),
      /^failed: .+ answers 502: the proxy does not reach/,
    ],
    [
      'another page',
      (_request, response) => response.writeHead(200).end('<html>'),
      /^failed: .+ something else than Touchline \(200\)/,
    ],
    [
      'a proxy that removes headers',
      (_request, response) => response.writeHead(200).end(LIVE),
      /^warning: .+ without Strict-Transport-Security/,
    ],
  ])('finds %s', async (_name, listener, expected) => {
    answer = listener;
    expect((await diagnose()).about('Public answer')).toEqual([expect.stringMatching(expected)]);
  });

  it('finds an address where nothing listens, that has no name, or that stays silent', async () => {
    const closed = await diagnose({ PUBLIC_URL: `https://localhost:${await freePort()}` });
    expect(closed.about('Public answer')).toEqual([expect.stringMatching(/^failed: Nothing listens at /)]);
    expect(closed.about('Certificate')).toEqual([expect.stringMatching(/^not checked: /)]);
    const unnamed = await diagnose({ PUBLIC_URL: 'https://touchline.invalid' });
    expect(unnamed.about('Public answer')).toEqual([
      expect.stringMatching(/^failed: The name in PUBLIC_URL, touchline\.invalid, cannot be found/),
    ]);

    const silent = createSilentServer(() => undefined);
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { about } = await diagnose({ PUBLIC_URL: `https://localhost:${(silent.address() as AddressInfo).port}` }, [
      '--seconds',
      '4',
    ]);
    silent.close();
    expect(about('Public answer')).toEqual([
      expect.stringMatching(/^warning: .+ cannot be reached from here \(ETIMEDOUT\)/),
    ]);
  });

  describe('on the usual ports', () => {
    const HOST = '127.0.0.77';
    let clear: ClearServer;
    let encrypted: Server;

    asRoot('looks whether http leads to https', async () => {
      let redirect: RequestListener = (_request, response) =>
        response.writeHead(308, { location: `https://${HOST}/` }).end();
      clear = createClearServer((request, response) => redirect(request, response));
      encrypted = createServer(authority.issue(`IP:${HOST}`, -30, 60), sound);
      const line = async () => (await diagnose({ PUBLIC_URL: `https://${HOST}` })).about('Public answer')[1];
      try {
        await new Promise<void>((done) => encrypted.listen(443, HOST, done));
        expect(await line()).toBe(`ok: Nothing answers at http://${HOST}, so nothing is sent in clear text.`);
        await new Promise<void>((done) => clear.listen(80, HOST, done));
        expect(await line()).toBe(`ok: http://${HOST} leads to https.`);
        redirect = sound;
        expect(await line()).toBe(
          `warning: http://${HOST} answers 200 in clear text: let the proxy redirect it to https://${HOST}.`,
        );
      } finally {
        for (const each of [clear, encrypted]) each.close();
      }
    });
  });
});
