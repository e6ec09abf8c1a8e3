import { formatLongDate } from '@touchline/contracts/date-format';
import type { Mail } from '../../../common/mail/mail.js';
import { plainName, plainText } from '../../consents/index.js';
import type { Addressee, CopiedMessage } from './messages.repository.js';

type Copied = Pick<Addressee, 'firstName' | 'teamName' | 'clubName'> & CopiedMessage & { to: string };

/** The copy of a message for the guardian of a minor. */
export function messageCopyMail({ to, firstName, teamName, clubName, coachName, madeOn, text }: Copied): Mail {
  const child = plainName(firstName);
  return {
    to,
    subject: `What ${plainText(clubName)} wrote to ${child}`,
    text: [
      `${plainText(coachName)} of ${plainText(teamName)}, ${plainText(clubName)}, wrote to ${child} on ${formatLongDate(madeOn)}:`,
      '',
      text,
      '',
      `You get a copy of what coaches write to ${child}, because nobody of the club writes to a child alone.`,
      `${child} reads it on their own phone.`,
      '',
    ].join('\n'),
  };
}
