import { memo } from 'react';
import { mdiCloudUploadOutline } from '@mdi/js';
import { statusText, type AttendanceStatus } from '@touchline/contracts/attendance-status';
import { Avatar, Box, ButtonBase, Chip, Icon, Typography } from '@touchline/ui';
import { statusTone } from '../../../shared/status-tone.js';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { RegisterEntry } from '../model/register.js';
import { StatusButtons } from './status-buttons.js';

interface AthleteCardProps extends RegisterEntry {
  team: string;
  /** The card itself was tapped. Undefined where the coach's role only reads the marks: then nothing can be pressed. */
  onTap: ((athleteId: number) => void) | undefined;
  onStatus: (athleteId: number, status: AttendanceStatus) => void;
}

const FACE_SX = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  flexGrow: 1,
  // Holds the name with the team, and the status with "Waiting to send": a mark on its way changes no height.
  minHeight: '4.25rem',
  px: 1.5,
  py: 1,
  columnGap: 1.5,
  rowGap: 0.5,
  // At large text the status goes below the name.
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  textAlign: 'left',
  borderRadius: 1,
} as const;

/**
 * One athlete: the card opens the dialog, its buttons mark at once. Colour is never the only sign. Memoised with flat
 * props, so that a mark redraws one card of 200.
 */
export const AthleteCard = memo(function AthleteCard({
  athleteId,
  name,
  initials,
  status,
  isOnTeam,
  limits,
  overlaps,
  reported,
  waiting,
  team,
  onTap,
  onStatus,
}: AthleteCardProps) {
  const tapText = onTap ? checkInTexts.tapToMark : checkInTexts.notMarked;
  const face = (
    <>
      <Avatar aria-hidden sx={{ width: 44, height: 44, fontSize: 16, fontWeight: 650 }}>
        {initials}
      </Avatar>
      <Box sx={{ flex: '1 1 6rem', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>{name}</Typography>
        <Chip
          size="small"
          variant="outlined"
          label={team}
          sx={{ mt: 0.5, maxWidth: '100%', height: 'auto', minHeight: 24 }}
        />
        {limits !== null && (
          <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {limits}
          </Typography>
        )}
        {overlaps !== null && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {overlaps}
          </Typography>
        )}
        {reported !== null && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {reported}
          </Typography>
        )}
      </Box>
      <Box sx={{ flexShrink: 0, maxWidth: '100%', ml: 'auto', textAlign: 'right' }}>
        <Typography
          component="span"
          className="status"
          variant="body2"
          sx={{ display: 'inline-block', px: 1, py: 0.5, borderRadius: 1, fontWeight: 600 }}
        >
          {status !== null ? statusText(status) : isOnTeam ? tapText : checkInTexts.notYetOnTeam}
        </Typography>
        {waiting && (
          <Typography
            component="span"
            variant="caption"
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 0.5,
              mt: 0.5,
              color: 'text.secondary',
              '& svg': { fontSize: 16 },
            }}
          >
            <Icon path={mdiCloudUploadOutline} />
            Waiting to send
          </Typography>
        )}
      </Box>
    </>
  );
  return (
    <Box
      component="li"
      sx={({ attendance }) => ({
        display: 'flex',
        flexDirection: 'column',
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        '& .MuiAvatar-root, & .status': {
          bgcolor: statusTone(attendance, status).background,
          color: statusTone(attendance, status).text,
        },
      })}
    >
      {onTap ? (
        <>
          <ButtonBase data-athlete={athleteId} onClick={() => onTap(athleteId)} sx={FACE_SX}>
            {face}
          </ButtonBase>
          <StatusButtons name={name} status={status} onStatus={(chosen) => onStatus(athleteId, chosen)} />
        </>
      ) : (
        <Box sx={FACE_SX}>{face}</Box>
      )}
    </Box>
  );
});
