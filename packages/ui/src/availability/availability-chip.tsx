import type { AvailabilityStatus } from '@touchline/contracts/availability-rules';
import type { Availability } from '@touchline/contracts/availability.schema';
import { forWord } from '@touchline/contracts/words';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { availabilityText } from './availability-text.js';

const TONES: Readonly<Record<AvailabilityStatus, (theme: Theme) => { background: string; text: string }>> = {
  out: ({ attendance }) => attendance.absent,
  modified: ({ attendance }) => attendance.excused,
  available: ({ attendance }) => attendance.pending,
};

/** Whether the staff's word limits an athlete; false where the coach's role does not tell the word. */
export const isLimited = ({ availability }: { availability: Availability | null }): boolean =>
  availability !== null && availability.status !== 'available';

/** The staff's word on an athlete, in the tone of its status; the status is also written. Nothing where it is not told. */
export function AvailabilityChip({ availability }: { availability: Availability | null }) {
  if (availability === null) return null;
  return (
    <Box
      component="span"
      sx={(theme) => {
        const { background, text } = forWord(TONES, availability.status, TONES.available)(theme);
        return {
          display: 'inline-block',
          px: 1,
          py: 0.25,
          borderRadius: 1,
          fontSize: '0.8125rem',
          lineHeight: 1.4,
          overflowWrap: 'break-word',
          backgroundColor: background,
          color: text,
        };
      }}
    >
      {availabilityText(availability)}
    </Box>
  );
}
