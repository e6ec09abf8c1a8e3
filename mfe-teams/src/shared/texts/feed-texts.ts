/** The sentences of the calendar feed's dialog. */
export const feedTexts = {
  explanation:
    'Subscribe to this address in a calendar app to see this team’s events and their changes. Anyone with the address can read them, including the notes.',
  loadFailed: 'Failed to load the calendar feed',
  noAddress: 'This team’s calendar has no address yet.',
  copied: 'Address copied to clipboard!',
  copyBlocked: 'This browser does not allow copying. The address is selected: copy it by hand.',

  created: 'The address is ready.',
  createFailed: 'Failed to create the address',
  renewQuestion:
    'The old address stops working at once. Calendar apps that use it get no more updates until you give them the new address.',
  renewed: 'The address was replaced.',
  renewFailed: 'Failed to replace the address',
  revokeQuestion:
    'The address stops working at once, and calendar apps that use it get no more updates. You can create a new address at any time.',
  revoked: 'The feed is turned off.',
  revokeFailed: 'Failed to turn off the feed',
} as const;
