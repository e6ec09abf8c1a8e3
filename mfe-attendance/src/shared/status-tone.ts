import type { AnsweredStatus, AttendanceStatus } from '@touchline/contracts/attendance-status';
import { forWord } from '@touchline/contracts/words';
import type { AttendanceColors, Tone } from '@touchline/ui';

/** The colours of a status; neutral ones for a status that is not known here. Null: not marked. */
export const statusTone = (colors: AttendanceColors, status: AnsweredStatus | null): Tone =>
  status === null ? colors.pending : forWord<AttendanceStatus, Tone, Tone>(colors, status, colors.heat.none);
