/** A route of the product and what its page is called until the page itself says so. */
export interface Screen {
  path: string;
  title: string;
}

/** The routes of areas, in the order of the navigation. Which area offers which, and whether any does, stands in the registry. */
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

/** Where the link in a mail leads to set a new password. No menu names it: without the link there is nothing to do there. */
export const RESET_SCREEN: Screen = { path: '/reset-password', title: 'Set a New Password' };

/** Pages of the shell that anybody may read. */
export const OPEN_SCREENS: readonly Screen[] = [
  { path: '/terms', title: 'Terms of Service' },
  { path: '/privacy', title: 'Privacy Policy' },
];
