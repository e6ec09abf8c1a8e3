import { failed, ok, warning, type Answer, type Check } from '../check.js';
import { NotPossible } from '../not-possible.js';
import { durationText } from '../figures.js';
import type { PublicAnswer } from '../public-answer.js';

const DAY_MS = 24 * 3_600_000;
/** Days left. The usual certificate, of 90 days, is renewed 30 days before its end: with less, renewing has failed. */
const WARNING_DAYS = 21;
const FAILED_DAYS = 7;

/** The fault and its remedy, by the code of Node.js. */
const PROBLEMS = new Map([
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'is for another host name: get one for this name.'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'is signed by itself: get one from an authority that browsers know.'],
  [
    'SELF_SIGNED_CERT_IN_CHAIN',
    'is signed by an authority that this machine does not know: get one from an authority that browsers know, or name your own in NODE_EXTRA_CA_CERTS.',
  ],
  [
    'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    'is signed by an authority that this machine does not know: get one from an authority that browsers know, or name your own in NODE_EXTRA_CA_CERTS.',
  ],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'is sent without the certificates between it and its authority, or the authority is not known here: let the proxy send the whole chain, or name your own authority in NODE_EXTRA_CA_CERTS.',
  ],
  ['CERT_NOT_YET_VALID', 'is not valid yet: compare the clock of this machine with the right time.'],
]);

export const certificateCheck: Check = {
  subject: 'Certificate',
  needs: ['PUBLIC_URL'],
  async run(context) {
    const { publicUrl } = context.settings;
    if (publicUrl === null || publicUrl.startsWith('http:')) return [];
    const answer = await context.askPublicAddress().catch(() => {
      throw new NotPossible(`${publicUrl} does not answer: see the next line.`);
    });
    return judge(publicUrl, answer);
  },
};

function judge(publicUrl: string, { certificate, at }: PublicAnswer): Answer {
  if (certificate === null) return failed(`${publicUrl} has sent no certificate: look at the proxy.`);
  const { x509, problem } = certificate;
  const [begin, end] = [Date.parse(x509.validFrom), Date.parse(x509.validTo)];
  const subject = `The certificate of ${publicUrl}`;
  const endDay = new Date(end).toISOString().slice(0, 10);
  if (end <= at.getTime()) return failed(`${subject} has expired (${endDay}): renew it.`);
  if (problem !== null) return failed(`${subject} ${PROBLEMS.get(problem) ?? `is not valid (${problem}).`}`);

  const days = (end - at.getTime()) / DAY_MS;
  const sentence = `${subject} is valid until ${endDay}, for another ${durationText(days * DAY_MS)}`;
  const limits = limitsFor((end - begin) / DAY_MS);
  if (days < limits.failed) return failed(`${sentence}: renew it now.`);
  if (days < limits.warning) return warning(`${sentence}: look why it was not renewed.`);
  return ok(`${sentence}.`);
}

/** A certificate of a few days must not be reported on its first day. */
function limitsFor(lifetimeDays: number): { warning: number; failed: number } {
  return { warning: Math.min(WARNING_DAYS, lifetimeDays / 4), failed: Math.min(FAILED_DAYS, lifetimeDays / 12) };
}
