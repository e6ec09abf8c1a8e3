import { smtpDelivery, smtpTransport } from '../../common/mail/smtp-delivery.js';
import { Clock } from '../../common/time/clock.js';
import { failed, ok, warning, type Answer, type Check } from '../check.js';
import type { DoctorContext } from '../doctor-context.js';
import { isServedToOthers } from '../served-to-others.js';

/** Domains that no mail reaches (RFC 2606), as in the defaults of the settings. */
const EXAMPLE_DOMAIN = /(?:^|[.@])(?:example|test|invalid|localhost|example\.(?:com|net|org))$/i;

export const mailServerCheck: Check = {
  subject: 'Mail server',
  needs: ['SMTP_URL', 'MAIL_FROM', 'CONTACT_SUPPORT'],
  async run(context) {
    const { smtpUrl, dataDir } = context.settings;
    if (smtpUrl === null) {
      const sentence = `SMTP_URL is not set: mails are written to ${dataDir}/outbox, and an administrator has to forward them`;
      return context.testMailTo === null ? warning(`${sentence}.`) : failed(`${sentence}. No mail was sent.`);
    }
    const answer = await connection(smtpUrl);
    const canSend = answer.status === 'ok' && context.testMailTo !== null;
    return canSend ? [answer, await sentMail(smtpUrl, context)] : answer;
  },
};

export const senderCheck: Check = {
  subject: 'Mail addresses',
  needs: ['MAIL_FROM', 'CONTACT_SUPPORT', 'CONTACT_TECHNICAL', 'CONTACT_SALES', 'CONTACT_PRIVACY'],
  run({ settings }) {
    const { mailFrom, smtpUrl, contacts } = settings;
    const shown = Object.entries(contacts).filter(([, address]) => EXAMPLE_DOMAIN.test(address));
    const answers: Answer[] = [];
    if (smtpUrl !== null && EXAMPLE_DOMAIN.test(mailFrom))
      answers.push(
        failed(
          `Mails come from ${mailFrom}, an example that mail servers refuse: set MAIL_FROM to a mailbox of the club.`,
        ),
      );
    if (shown.length > 0 && isServedToOthers(settings))
      answers.push(
        warning(
          `Coaches are shown addresses that do not exist: set ${shown.map(([name]) => `CONTACT_${name.toUpperCase()}`).join(', ')}.`,
        ),
      );
    return answers.length > 0 ? answers : ok(`Mails come from ${mailFrom}.`);
  },
};

async function connection(smtpUrl: string): Promise<Answer> {
  const { host, username } = new URL(smtpUrl);
  const transport = smtpTransport(smtpUrl);
  try {
    await transport.verify();
    const login = username === '' ? 'takes a connection without a login' : 'takes the login';
    return ok(`The mail server ${host} ${login}.`);
  } catch (error) {
    return failed(`The mail server ${host} ${problemOf(error)}`);
  } finally {
    transport.close();
  }
}

/** By its codes alone: a message quotes what the server said, and may contain the user. */
function problemOf(error: unknown): string {
  const { code = '', responseCode } = error as { code?: string; responseCode?: number };
  const answered = responseCode === undefined ? '' : ` (${responseCode})`;
  // nodemailer gives a refused certificate the code of every other broken connection.
  if (/certificate/i.test((error as Error).message))
    return 'has a certificate that is not valid for this name, or of an authority that is not known here: use the name that the provider gives, and NODE_EXTRA_CA_CERTS for an authority of your own.';
  switch (code) {
    case 'EAUTH':
      return `refuses the user or password of SMTP_URL${answered}: correct them.`;
    case 'ETLS':
      return 'offers no encryption, without which no mail is sent: use port 587, or smtps:// with port 465.';
    case 'EDNS':
      return 'cannot be found: correct the name in SMTP_URL.';
    case 'ETIMEDOUT':
      return 'does not answer in time: look whether a firewall blocks its port.';
    case 'ECONNECTION':
    case 'ESOCKET':
      return 'cannot be reached, or ends the connection: correct host and port in SMTP_URL, or look whether a firewall blocks it.';
    default:
      return `refuses the connection (${/^\w{1,40}$/.test(code) ? code : 'unknown'}${answered}).`;
  }
}

async function sentMail(smtpUrl: string, { settings, testMailTo, limitMs }: DoctorContext): Promise<Answer> {
  const deliver = smtpDelivery(smtpUrl, settings.mailFrom, new Clock());
  const text = 'This is a test of an administrator: the installation can send mails.\n';
  try {
    await deliver({ to: testMailTo ?? '', subject: 'A test of Touchline', text }, AbortSignal.timeout(limitMs * 0.8));
    return ok(
      `The mail server has accepted a mail to ${testMailTo}: look whether it arrives, also among the unwanted ones.`,
    );
  } catch (error) {
    return failed(`A mail to ${testMailTo} was not sent: the mail server ${problemOf(error)}`);
  }
}
