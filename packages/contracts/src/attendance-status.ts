import type { LateMarks } from './club-rules.js';
import { isKnownWord, readableWord, type Word } from './words.js';

/**
 * What an athlete can be marked as at an event, in the order in which screens, legends and files list the statuses. What holds
 * for each of them is in `FACTS`; colours, icons and texts of screens are `satisfies Record<AttendanceStatus, …>`, so that they
 * fail to compile until a new status is decided for each of them.
 */
export const ATTENDANCE_STATUSES = ['present', 'late', 'absent', 'excused'] as const;
export type AttendanceStatus = (typeof ATTENDANCE_STATUSES)[number];

/** What a status means for figures: the athlete was there, was missing, or was missing with an excuse. */
export type AttendanceKind = 'present' | 'absent' | 'excused';

interface StatusFacts {
  label: string;
  /** In narrow days of the heatmap, and in the register. */
  letter: string;
  kind: AttendanceKind;
  /** How bad the mark is for its day, which shows the highest number. */
  severity: number;
}

const FACTS: Readonly<Record<AttendanceStatus, StatusFacts>> = {
  present: { label: 'Present', letter: 'P', kind: 'present', severity: 0 },
  late: { label: 'Late', letter: 'L', kind: 'present', severity: 1 },
  absent: { label: 'Absent', letter: 'A', kind: 'absent', severity: 3 },
  excused: { label: 'Excused', letter: 'E', kind: 'excused', severity: 2 },
};

/** A status as an answer has it, which may be one of a newer API. */
export type AnsweredStatus = Word<AttendanceStatus>;

export const kindOf = (status: AttendanceStatus): AttendanceKind => FACTS[status].kind;

/** Whether a mark counts as attended in a rate. Excused does not. Of an answer, its own `attended` says it. */
export const isAttended = (status: AttendanceStatus): boolean => kindOf(status) === 'present';

export const isKnownStatus = (status: AnsweredStatus): status is AttendanceStatus => isKnownWord(FACTS, status);

/** The statuses that coaches of a club can give: late ones only where the club has switched them on. */
export const offeredStatuses = ({ late_marks: late }: { late_marks?: LateMarks }): readonly AttendanceStatus[] =>
  ATTENDANCE_STATUSES.filter((status) => status !== 'late' || late === 'on');

/** How bad a mark is for its day: absent before excused before late before present. */
export const severityOf = (status: AttendanceStatus): number => FACTS[status].severity;

/** `Present`; a status that is not known here in readable form. */
export const statusText = (status: AnsweredStatus): string =>
  isKnownStatus(status) ? FACTS[status].label : readableWord(status);

/** `P`; a question mark for a status that is not known here. */
export const statusLetter = (status: AnsweredStatus): string => (isKnownStatus(status) ? FACTS[status].letter : '?');
