import { mdiAlertCircleOutline } from '@mdi/js';
import { Box, Icon, visuallyHidden } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/** The mark in a list, with its words. */
export function MissedMark() {
  return (
    <>
      <MissedIcon />
      <Box component="span" sx={visuallyHidden}>
        {`${calendarTexts.missedEvent}, `}
      </Box>
    </>
  );
}

/** The mark of an event whose attendance was missed, as large as the text beside it. */
export function MissedIcon() {
  return (
    <Box
      component="span"
      data-missed
      sx={{ mr: 0.25, color: 'error.main', '& svg': { fontSize: '1.1em', verticalAlign: '-0.15em' } }}
    >
      <Icon path={mdiAlertCircleOutline} />
    </Box>
  );
}
