import { ROLE_LABELS, type StaffRole } from '@touchline/contracts/permissions';
import type { EndedRole } from '@touchline/contracts/staff.schema';
import { formatCount } from '../format-count.js';

/** The sentences of the staff page. */
export const staffTexts = {
  loading: 'Loading staff...',
  loadFailed: 'Failed to load the staff',
  noInvitations: 'Nobody is invited at the moment.',
  explanation: 'Everybody here sees this team. Each person sees and changes what the role allows.',
  disabledHint: 'Cannot sign in',

  emailMissing: 'Enter an email address.',
  nameHint: 'Optional. The person can change it.',
  byMail: 'Send the link by mail',
  onScreen: 'Show the link here',
  noMailServer: 'This site sends no mail. Show the link, and pass it on yourself.',
  inviteFailed: 'Failed to invite',
  inviteUnknown: 'The list says whether the person is invited. Invite again to get a link.',
  mailed: (email: string, until: string) => `The invitation goes to ${email}. It can be accepted until ${until}.`,
  replaced: (email: string) => `The earlier invitation of ${email} has ended.`,
  linkOnce: (email: string, until: string) =>
    `Give this link to ${email} and to nobody else. It is shown only now and works once, until ${until}.`,
  linkCopied: 'Link copied to clipboard!',
  copyBlocked: 'This browser does not allow copying. The link is selected: copy it by hand.',

  ownLoss: 'You will no longer see this page, and cannot undo it yourself.',
  administrationLoss: (name: string) =>
    `Invitations and personal links for athletes that ${name} made will end. Paired phones stay.`,
  roleChanged: (name: string, role: StaffRole) => `${name} is ${ROLE_LABELS[role]} now.`,
  changeFailed: 'Failed to change the role',

  endText: (name: string, team: string) =>
    `${name} no longer sees ${team}, from now on. Their records stay. Invitations and personal links for athletes that they made end; paired phones stay.`,
  leaveText: (team: string) =>
    `You no longer see ${team}, from now on. What you recorded stays. Invitations and personal links for athletes that you made end; paired phones stay.`,
  keepFeed: 'Keep the address of the calendar feed',
  keepFeedHint:
    'This person may know the address, and can read the calendar by it. Without it, calendar apps need a new one.',
  keepOwnFeedHint:
    'You may know the address, and can read the calendar by it. Without it, calendar apps need a new one.',
  ended: (name: string, outcome: EndedRole) => [`${name} is no longer on the staff.`, ...endedParts(outcome)].join(' '),
  left: (team: string, outcome: EndedRole) => [`You have left ${team}.`, ...endedParts(outcome)].join(' '),
  endFailed: 'Failed to end the role',

  withdrawText: (email: string) => `The link for ${email} stops working at once.`,
  withdrawn: 'Invitation withdrawn.',
  withdrawFailed: 'Failed to withdraw the invitation',
} as const;

/** What else ended, for those who have to make it again. */
function endedParts({ links, invitations, feed }: EndedRole): string[] {
  return [
    links > 0 ? `${formatCount(links, 'personal link')} ended.` : [],
    invitations > 0 ? `${formatCount(invitations, 'invitation')} ended.` : [],
    feed ? 'The calendar feed has no address any more.' : [],
  ].flat();
}
