import type { AttendanceStatus } from '@touchline/contracts/attendance-status';

/** When the dialog of an athlete offers a status: always, or only to correct a mark. In the order of the buttons. */
const OFFERED = {
  present: 'always',
  late: 'always',
  excused: 'always',
  absent: 'to-correct',
} as const satisfies Record<AttendanceStatus, 'always' | 'to-correct'>;

const CHOICES = Object.keys(OFFERED) as readonly AttendanceStatus[];

/** What a card offers of the club's statuses, the rarest last. */
export const cardChoices = (ofClub: readonly AttendanceStatus[]): readonly AttendanceStatus[] =>
  CHOICES.filter((choice) => ofClub.includes(choice));

/** What the dialog offers: an athlete without a mark becomes absent when attendance is closed. */
export const dialogChoices = (ofClub: readonly AttendanceStatus[], isMarked: boolean): readonly AttendanceStatus[] =>
  cardChoices(ofClub).filter((choice) => isMarked || OFFERED[choice] === 'always');
