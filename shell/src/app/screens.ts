/** The product's routes, in the order of its navigation, and the area each one belongs to. What an area really offers stands in the registry. */
export interface Screen {
  path: string;
  title: string;
  /** null: a page of the shell itself. */
  area: string | null;
}

export const SCREENS: readonly Screen[] = [
  { path: '/dashboard', title: 'Overview', area: 'mfe-monitoring' },
  { path: '/dashboard/wellness', title: 'Wellness', area: 'mfe-monitoring' },
  { path: '/dashboard/srpe', title: 'sRPE', area: 'mfe-monitoring' },
  { path: '/dashboard/apex', title: 'Apex', area: 'mfe-monitoring' },
  { path: '/attendance', title: 'Take Attendance', area: 'mfe-attendance' },
  { path: '/attendance/stats', title: 'Statistics', area: 'mfe-attendance' },
  { path: '/workouts', title: 'Workouts', area: 'mfe-workouts' },
  { path: '/workouts/alpha-assist', title: 'Alpha Assist', area: 'mfe-workouts' },
  { path: '/workout-library', title: 'Workout Library', area: 'mfe-workouts' },
  { path: '/workout-library/exercises', title: 'Exercise Library', area: 'mfe-workouts' },
  { path: '/calendar', title: 'Calendar', area: 'mfe-teams' },
  { path: '/team-creation', title: 'Create Team', area: 'mfe-teams' },
  { path: '/profile', title: 'Profile', area: null },
];

/** Pages that need no sign-in. */
export const OPEN_SCREENS: readonly Screen[] = [
  { path: '/terms', title: 'Terms of Service', area: null },
  { path: '/privacy', title: 'Privacy Policy', area: null },
];
