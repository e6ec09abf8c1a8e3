/** A route of the product, with the title of its page until the page sets its own. */
export interface Screen {
  path: string;
  title: string;
}

/**
 * The pages of areas that navigation and titles know, in the order of the navigation. The registry says which area offers
 * which.
 */
export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', title: 'Overview' },
  { path: '/dashboard/wellness', title: 'Wellness' },
  { path: '/dashboard/srpe', title: 'sRPE' },
  { path: '/dashboard/apex', title: 'Apex' },
  { path: '/attendance', title: 'Take Attendance' },
  { path: '/attendance/stats', title: 'Statistics' },
  { path: '/workouts', title: 'Workouts' },
  { path: '/workouts/alpha-assist', title: 'Alpha Assist' },
  { path: '/workout-library', title: 'Workout Library' },
  { path: '/workout-library/exercises', title: 'Exercise Library' },
  { path: '/calendar', title: 'Calendar' },
  { path: '/team-creation', title: 'Create Team' },
];

/** The page of the mailed link for a new password. It is in no menu, since it is useless without the link. */
export const RESET_SCREEN: Screen = { path: '/reset-password', title: 'Set a new password' };

/** The page of an invitation to the staff of a team. It is in no menu, either. */
export const INVITATION_SCREEN: Screen = { path: '/invitation', title: 'Invitation' };

/** Pages of the shell that need no sign-in. */
export const PUBLIC_SCREENS: readonly Screen[] = [
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
];

/** Whether the page at `pathname` needs neither a sign-in nor the frame. */
export const isPublicPath = (pathname: string): boolean =>
  ['/login', RESET_SCREEN.path, INVITATION_SCREEN.path, ...PUBLIC_SCREENS.map(({ path }) => path)].includes(
    pathname.replace(/\/+$/, ''),
  );
