import { fullName } from '@touchline/contracts/athlete-labels';
import type { UndoneSeason } from '@touchline/contracts/season-changes.schema';
import { formatCount } from '../format-count.js';

/** The sentences of a season's change. */
export const seasonTexts = {
  explanation:
    'Athletes move to another team, join a further one, or leave, all from the same day on. You review the changes first, and can undo them for a day.',
  loadFailed: 'Failed to load the team',
  noAthletes: 'Nobody is on this team.',
  firstDayHint: 'Until the day before, everybody stays on their team.',
  dayMissing: 'Enter a date that exists.',
  dayPast: 'The first day must be today or later.',
  nothingChosen: 'Choose what changes for at least one athlete.',
  stay: 'Stays',
  leave: 'Leaves the team',
  move: (team: string) => `Moves to ${team}`,
  join: (team: string) => `Also joins ${team}`,
  mixed: 'Different for each',

  leaveQuestion: {
    title: 'Leave without changing the season?',
    text: 'What you chose for the athletes will be lost.',
    leaveLabel: 'Leave page',
    stayLabel: 'Stay on page',
  },

  from: (day: string) => `From ${day} on`,
  lastDay: (team: string, day: string) => `The last day of those who leave ${team} is ${day}.`,
  records: 'The former staff keep the days until then. The new staff see the days from then on.',
  leaveEffect: 'Who is on no other team is archived. All records stay.',
  groups: {
    move: (team: string, count: number) => `To ${team}: ${formatCount(count, 'athlete')}`,
    join: (team: string, count: number) => `Also in ${team}: ${formatCount(count, 'athlete')}`,
    leave: (team: string, count: number) => `Leave ${team}: ${formatCount(count, 'athlete')}`,
    stay: (team: string, count: number) => `Stay in ${team}: ${formatCount(count, 'athlete')}`,
  },
  failed: 'Failed to change the season',
  done: (count: number) => `The season is changed for ${formatCount(count, 'athlete')}.`,

  changed: (count: number, day: string, by: string | null, at: string) =>
    `${formatCount(count, 'athlete')} from ${day} on. Changed${by === null ? '' : ` by ${by}`} on ${at}.`,
  undoUntil: (until: string) => `Undo until ${until}`,
  undoQuestion: (names: string) => `These athletes return to their former teams: ${names}.`,
  undoFailed: 'Failed to undo the change',
  undone: ({ restored, kept }: UndoneSeason) =>
    [
      `${formatCount(restored.length, 'athlete')} returned to the former teams.`,
      kept.length > 0 ? `Changed since, and left as they are: ${kept.map(fullName).join(', ')}.` : [],
    ]
      .flat()
      .join(' '),
} as const;
