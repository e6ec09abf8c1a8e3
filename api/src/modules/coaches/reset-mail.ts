import type { Mail } from '../../common/mail/mail.js';

/** The mail with the link to a new password. The token stands behind the `#`, which browsers send to no server: it is in no log and no Referer. */
export function resetMail(to: string, coachId: number, base: string, token: string): Mail {
  const text = [
    'Somebody asked for a new password for your Touchline account.',
    '',
    'Open this link to choose it:',
    '',
    `${base}/reset-password#token=${token}`,
    '',
    'The link is valid for one hour and works once.',
    'If it was not you, ignore this mail: your password stays as it is.',
    '',
  ].join('\n');
  return { to, subject: 'Your new password for Touchline', text, ids: { coachId } };
}
