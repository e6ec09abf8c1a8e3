import type { Mail } from '../../../common/mail/mail.js';
import { plainName, plainText, untilText } from '../mail-texts.js';
import type { OpenQuestion } from './guardian-requests.repository.js';

/**
 * The mail that asks a guardian. The key follows the `#`, so that it appears in no server log and no Referer. The subject
 * is always the same, and of the athlete it names only the first name: anybody may have typed both name and address.
 */
export function guardianMail(question: OpenQuestion, baseUrl: string, key: string): Mail {
  const { guardianEmail, firstName, teamName, clubName, teamId, expiresAt, timeZone } = question;
  const name = plainName(firstName);
  const club = plainText(clubName);
  const team = plainText(teamName);
  const text = [
    teamId === null
      ? `${name} plays for ${team} of ${club}, and named you as parent or guardian.`
      : `${name} would like to join ${team} of ${club}, and named you as parent or guardian.`,
    '',
    `Athletes of ${club} can answer on their phone how they slept, how tired they are and how hard a session was. Their coaches see the answers. At this age a parent or guardian has to agree first.`,
    '',
    'Open this link to read what is stored and who sees it, and to agree or refuse:',
    '',
    `${baseUrl}/join#g=${key}`,
    '',
    `The link works once, until ${untilText(expiresAt, timeZone)}.`,
    'If you do not know what this is about, do nothing: the question is deleted then. Opening the link stores nothing.',
    '',
  ].join('\n');
  return { to: guardianEmail, subject: 'A question to a parent or guardian', text };
}
