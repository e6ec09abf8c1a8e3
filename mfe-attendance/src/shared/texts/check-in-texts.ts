/** The sentences of check-in, one place per sentence. Short labels are in the components. */
import { statusText, type AnsweredStatus, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { formatLongDate } from '@touchline/contracts/date-format';
import { forWord } from '@touchline/contracts/words';

/** The reason of a failure that came without a sentence. */
export const UNKNOWN_REASON = 'Unknown error';

/** How long a message of check-in is shown. */
export const NOTICE_MS = 4_000;

type EventName = Pick<CalendarEvent, 'event_time' | 'event_title'>;

const athletes = (count: number) => (count === 1 ? '1 athlete' : `${count} athletes`);
const marksAreWaiting = (count: number) => `${count === 1 ? '1 mark is' : `${count} marks are`} waiting to be sent`;
const inSentence = (status: AnsweredStatus) => statusText(status).toLowerCase();
/** When the line of a closed event counts a status, in its order. */
const IN_CLOSED_LINE = {
  present: 'always',
  late: 'if-any',
  excused: 'always',
  absent: 'always',
} as const satisfies Record<AttendanceStatus, 'always' | 'if-any'>;
const CLOSED_ORDER = Object.keys(IN_CLOSED_LINE) as readonly AttendanceStatus[];
const inClosedOrder = (counts: ReadonlyMap<AnsweredStatus, number>): [AnsweredStatus, number][] =>
  [...new Set<AnsweredStatus>([...CLOSED_ORDER, ...counts.keys()])]
    .map((status): [AnsweredStatus, number] => [status, counts.get(status) ?? 0])
    .filter(([status, count]) => count > 0 || forWord(IN_CLOSED_LINE, status, 'if-any') === 'always');
const startSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** `18:00 · Practice`; an event without a time lasts all day. */
const eventName = ({ event_time: time, event_title: title }: EventName) => `${time ?? 'All day'} · ${title}`;

export const checkInTexts = {
  /** @param limits `Out · Knee · until Nov 30`; null while the athlete is available */
  availability: (limits: string | null) => `Change availability (${limits ?? 'Available'})`,
  availabilityUnknown: 'Without a network, availability and injuries are not shown.',
  availabilitySaved: 'Availability saved.',
  chooseTeam: "Choose your team to start taking attendance for today's events",
  chooseTeamToSee: "Choose your team to see the attendance of today's events",
  today: 'Today',
  /** @param mayMark whether the coach's role allows to mark */
  leftToMark: (count: number, mayMark: boolean): string =>
    count === 0 ? 'all marked' : `${count} ${mayMark ? 'to mark' : 'not marked'}`,
  /** @param time `17:42` */
  closedSince: (time: string): string => `Closed ${time}`,
  noTeams: 'You have no teams yet.',
  teamsFailed: 'Failed to load teams. Please try again.',
  selectTeamFirst: 'Select a team first',
  loadingTeams: 'Loading teams...',
  loadingEvents: 'Loading events...',
  loadingAthletes: 'Loading athletes...',
  loadingAttendance: 'Loading attendance...',
  eventsFailed: 'Failed to load events',
  selectEvent: (mayMark: boolean): string =>
    mayMark ? 'Select an event to take attendance.' : 'Select an event to see its attendance.',
  /** Names the calendar's own checkbox. */
  howToGetEvents: (mayPlan: boolean): string =>
    mayPlan
      ? 'To take attendance, tick “Attendance Taken” on an event in the calendar.'
      : 'Attendance is taken once a coach of the team has ticked “Attendance Taken” on an event in the calendar.',
  noEvents: (date: CalendarDate, today: CalendarDate): string =>
    date === today ? 'No events for today' : `No events for ${formatLongDate(date)}`,
  /** Events are planned, but none of them takes attendance. */
  noEventTakes: (date: CalendarDate, today: CalendarDate): string =>
    `No events for ${date === today ? 'today' : formatLongDate(date)} take attendance`,
  takesNone: 'Takes no attendance',
  takeAttendance: 'Take attendance',
  takeAttendanceAt: (title: string): string => `Take attendance at ${title}`,
  taken: (title: string): string => `Attendance is now taken at ${title}.`,
  takingUndone: (title: string): string => `Undone: ${title} takes no attendance.`,
  takingFailed: 'Failed to change the event',
  takingUndoFailed: 'Failed to undo the change of the event',
  noAthletesInTeam: 'No athletes for this team',
  noAthletesFound: 'No athletes found',
  athletesFailed: 'Failed to load athletes',
  attendanceFailed: 'Failed to load attendance',
  athletes,
  eventName,

  /** @param alsoAt `also at Practice of First Team, 18:00 – 19:30` */
  overlap: (alsoAt: string): string => startSentence(alsoAt),
  moreOverlaps: (count: number): string => `and ${count} more, see the event in the calendar`,

  tapToMark: 'Tap to mark',
  notMarked: 'Not marked',
  notYetOnTeam: 'Not yet on the team',
  marked: (name: string, status: AnsweredStatus): string => `${name} marked as ${inSentence(status)}`,
  /** @param status the mark before the one that was undone; null for none */
  markUndone: (name: string, status: AnsweredStatus | null): string =>
    status === null ? `Undone: ${name} is not marked.` : `Undone: ${name} is ${inSentence(status)} again.`,
  updateFailed: (reason: string): string => `Failed to update attendance: ${reason}`,
  offline: 'You seem to be offline.',

  allMarked: 'Everybody is already marked.',
  markedPresent: (count: number): string => `${count} marked present.`,
  undoAllPresent: (count: number): string => `Undo all present (${count})`,
  /** @param stayed marks that the coach or another one has changed since */
  allPresentUndone: (stayed: number): string =>
    `All present undone.${stayed === 0 ? '' : ` ${stayed === 1 ? '1 later mark stays' : `${stayed} later marks stay`}.`}`,
  undoWaits: (count: number): string => `Cannot undo yet: ${marksAreWaiting(count)}.`,
  undoFailed: 'Nothing was undone: you seem to be offline. Try again.',
  dismissMessage: 'Dismiss this message',
  closed: (count: number): string =>
    count === 0
      ? 'Attendance closed. Nobody was left to mark as absent.'
      : `Attendance closed. ${athletes(count)} marked as absent.`,
  closeFailed: 'Failed to close attendance',
  closeWaits: (count: number): string => `Cannot close yet: ${marksAreWaiting(count)}.`,
  closeNeedsDecision: 'Cannot close yet. First decide about the marks that were not saved.',

  alreadyClosed: (added: number): string =>
    `Attendance was already closed.${added === 0 ? '' : ` ${athletes(added)} more marked as absent.`}`,
  closeTitle: 'Close attendance?',
  keepOpen: 'Keep it open',
  /** @param date null for today */
  begins: (date: CalendarDate | null, time: string | null): string => {
    const day = date === null ? '' : ` on ${formatLongDate(date)}`;
    return time === null ? `it is${day}` : `it starts${day} at ${time}`;
  },
  /** @param begins when it starts, if that is later; null for an event that has begun */
  closeFacts: ({ pending, athletes: all, begins }: { pending: number; athletes: number; begins: string | null }) => {
    const facts = [...(pending > 0 ? [`${pending} of ${all} not marked`] : []), ...(begins === null ? [] : [begins])];
    const consequence = pending === 1 ? 'this one' : `these ${pending}`;
    return `${startSentence(facts.join(', and '))}.${pending === 0 ? '' : ` Closing marks ${consequence} as absent.`}`;
  },
  confirmClose: (pending: number): string => (pending === 0 ? 'Close now' : `Mark ${pending} absent and close`),
  /** `Closed 17:42 · 15 present, 2 excused, 1 absent` */
  closedAt: (time: string, counts: ReadonlyMap<AnsweredStatus, number>): string =>
    `Closed ${time} · ${inClosedOrder(counts)
      .map(([status, count]) => `${count} ${inSentence(status)}`)
      .join(', ')}`,
  reopen: 'Reopen',
  reopenEvent: (title: string): string => `Reopen ${title}`,
  reopened: (removed: number, changed: number): string =>
    [
      'Attendance reopened.',
      ...(removed === 0 ? [] : [`${removed === 1 ? '1 mark' : `${removed} marks`} removed.`]),
      ...(changed === 0 ? [] : [`${changed} changed since the close ${changed === 1 ? 'stays' : 'stay'}.`]),
    ].join(' '),
  alreadyReopened: 'Attendance was already reopened.',
  reopenWaits: (count: number): string => `Cannot reopen yet: ${marksAreWaiting(count)}.`,
  reopenFailed: 'Failed to reopen attendance',

  /** @param time `16:02` */
  keptFrom: (time: string): string => `Could not refresh. Names, events and marks are those of ${time}.`,
  allSaved: 'All marks are saved.',
  saving: 'Saving...',
  notUpToDate: 'Marks of other coaches may be missing.',
  unresolved: (count: number): string => (count === 1 ? '1 mark was not saved.' : `${count} marks were not saved.`),
  unresolvedTitle: 'Marks that were not saved',
  marksWait: (count: number): string => `${marksAreWaiting(count)}.`,
  marksWaitHere: (count: number): string => `${marksAreWaiting(count)}. They are kept on this device.`,
  waiting: (count: number): string =>
    `${marksAreWaiting(count)}. Marks are kept on this device and sent when the connection is back.`,
  unsentAtLogout: (count: number): string =>
    count === 1 ? '1 attendance mark is waiting to be sent.' : `${count} attendance marks are waiting to be sent.`,
  markedByOther: 'Someone else marked the same athlete. Open Take Attendance to choose which mark to keep.',
  unknownAthlete: 'An athlete',
  notSaved: (name: string, status: AnsweredStatus | null, reason: string): string => {
    const failure =
      status === null ? `Failed to remove the mark of ${name}` : `Failed to save ${statusText(status)} for ${name}`;
    return `${failure}. ${reason === UNKNOWN_REASON ? 'Try again.' : reason}`;
  },
  conflict: (name: string, own: AnsweredStatus | null, stored: AnsweredStatus | null): string => {
    const yours = own === null ? 'removed your mark' : `marked ${statusText(own)}`;
    const theirs = stored === null ? 'removed the mark' : `marked ${statusText(stored)}`;
    return `${name}: you ${yours}, but someone else ${theirs}.`;
  },
};
