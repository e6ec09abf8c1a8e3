import { formatCount } from '../format-count.js';

/** The sentences of the team management. */
export const teamTexts = {
  loadingTeams: 'Loading teams...',
  loadTeamsFailed: 'Failed to load teams',
  noTeams: 'No teams created yet',
  teamNotFound: 'This team is not in your teams. It may have been deleted.',
  athleteCount: (count: number) => formatCount(count, 'athlete'),

  sportMissing: 'Please select a sport',
  unknownSport: 'No sport found',
  nameMissing: 'Enter a name.',
  nameHint: 'Optional. Without a name, the team is named after its sport.',
  codeExpiryNote: 'The registration code will expire in 7 days.',
  created: 'Team created successfully!',
  createFailed: 'Failed to create team',
  renamed: 'Team renamed.',
  renameFailed: 'Failed to rename team',
  deleteQuestion: (team: string) =>
    `${team} will be deleted for all its coaches, along with its registration code. This cannot be undone.`,
  deleteNeedsEmptyTeam: 'Only empty teams can be deleted',
  deleted: 'Team deleted.',
  deleteFailed: 'Failed to delete team',

  noCode: 'No registration code',
  codeCopied: 'Code copied to clipboard!',
  codeCopyBlocked: 'This browser does not allow copying. The code is selected: copy it by hand.',
  regenerateQuestion: (code: string, team: string, validFor: string) =>
    `The code ${code} of ${team} stops working at once. The new code will be valid for ${validFor}.`,
  regenerated: 'Registration code regenerated!',
  regenerateFailed: 'Error regenerating code',
  expiresIn: (duration: string) => `Expires in ${duration}`,

  loadingPending: 'Loading registrations...',
  loadPendingFailed: 'Failed to load pending athletes',
  noPending: 'No pending registrations',
  accepted: 'Athlete accepted and added to team!',
  acceptedFrom: (team: string) => `Athlete accepted and added to team! Moved from ${team} with all records.`,
  acceptFailed: 'Failed to accept athlete',
  movedWithRecords: (name: string, from: string, to: string) => `${name} moved from ${from} to ${to} with all records.`,
  dismissMove: (name: string) => `Dismiss the message about ${name}`,
  declineQuestion: (name: string) => `${name} will have to register again with a valid code.`,
  declined: 'Athlete registration declined.',
  declineFailed: 'Failed to decline athlete',
} as const;
