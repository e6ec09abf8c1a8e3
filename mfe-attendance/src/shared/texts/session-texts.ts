/** The sentences of the sessions of a team, one place per sentence. */

const athletes = (count: number) => (count === 1 ? '1 athlete' : `${count} athletes`);
const sessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`);
const sessionsWait = (count: number) =>
  `${count === 1 ? 'The sessions of 1 event are' : `The sessions of ${count} events are`} waiting to be sent`;

/** A session in one line: `RPE 6.5 · 75 min`. */
export const sessionLine = ({ rpe, duration_min: minutes }: { rpe: number; duration_min: number }): string =>
  `RPE ${rpe} · ${minutes} min`;

export const sessionTexts = {
  title: 'Session RPE',
  explanation: 'Events of the last 14 days where attendance is taken, and what is still missing.',
  loadingLedger: 'Loading events...',
  ledgerFailed: 'Failed to load the events',
  noEvents: 'No event with attendance is over in the last 14 days.',
  tooMany: (count: number): string => `There are ${athletes(count)}. Choose a team.`,
  nothingMissing: 'Nothing missing',
  loadingGrid: 'Loading athletes...',
  gridFailed: 'Failed to load the athletes',
  noAthletes: 'No athletes for this team',
  allEvents: 'All events',
  checkIn: 'Attendance',
  minutesForAll: 'Minutes for all',
  minutesHint: 'Applies to every athlete without own minutes.',
  rpeProblem: 'RPE: 0 to 10 in steps of 0.5',
  minutesProblem: 'Minutes: a whole number from 1 to 600',
  recorded: (line: string): string => `${line} recorded`,
  waits: (line: string): string => `${line} waiting to be sent`,
  saysNotThere: 'Says not there',
  unassigned: (line: string): string => `Session without event that day: ${line}`,
  save: (count: number): string => (count === 0 ? 'Save' : `Save ${sessions(count)}`),
  nothingTyped: 'Type the RPE of at least one athlete.',
  correctFirst: 'Correct the marked fields first.',
  kept: (count: number): string => `${sessions(count)} kept on this device.`,
  saved: (count: number): string => `${sessions(count)} saved.`,
  leftAlone: (saved: number, left: number): string =>
    `${saved === 0 ? 'Nothing saved' : `${sessions(saved)} saved`}. ${athletes(left)} had a session of this event already, which stays as it is.`,
  waiting: (count: number): string =>
    `${sessionsWait(count)}. They are kept on this device and sent when the connection is back.`,
  unsentAtLogout: (count: number): string => `${sessionsWait(count)}.`,
  notSaved: (reason: string): string => `The sessions were not saved: ${reason} What you typed is still here.`,
  openToCorrect: 'The sessions of an event were not saved. Open Session RPE to correct them.',
  correct: 'Correct',
  discard: 'Discard',
  unknownReason: 'Unknown error. Try again.',
  openGrid: 'Enter RPE',
} as const;
