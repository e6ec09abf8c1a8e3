import type { AttendanceStatus } from '@touchline/contracts/attendance-status';

/** When the dialog of an athlete offers a status: always, or only to correct a mark. In the order of the buttons. */
const OFFERED = { present: 'always', excused: 'always', absent: 'to-correct' } as const satisfies Record<
  AttendanceStatus,
  'always' | 'to-correct'
>;

/** The statuses that a card offers, the rarest last. */
export const CHOICES = Object.keys(OFFERED) as readonly AttendanceStatus[];

/** Those that the dialog offers: an athlete without a mark becomes absent when attendance is closed. */
export const dialogChoices = (isMarked: boolean): readonly AttendanceStatus[] =>
  CHOICES.filter((choice) => isMarked || OFFERED[choice] === 'always');
