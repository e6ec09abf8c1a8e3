import { mdiAccountCheckOutline, mdiDeleteOutline, mdiPencilOutline, mdiRepeat } from '@mdi/js';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { Box, Button, Chip, CircularProgress, Icon, IconButton, ListItem, Typography } from '@touchline/ui';
import { durationText, EVENT_TYPE_LABELS, STATUS_LABELS, timeText } from '../model/event-texts.js';

interface EventRowProps {
  event: CalendarEvent;
  /** The team or the athlete, where that is not obvious. */
  whose: string | undefined;
  /** It is the one in the form. */
  edited: boolean;
  /** It is being found out what goes with it. */
  removing: boolean;
  onDetails: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

const COLOURS = { scheduled: 'default', completed: 'success', missed: 'error' } as const;

/** One event of the selected day. */
export function EventRow({ event, whose, edited, removing, onDetails, onEdit, onRemove }: EventRowProps) {
  const { event_id: id, event_title: title, event_type: type, event_time: time, notes, status } = event;
  const named = `${title}, ${timeText(time)}`;
  const facts = [EVENT_TYPE_LABELS[type], whose, time === null ? undefined : durationText(event.duration_min)].filter(
    (text) => text !== undefined,
  );
  return (
    <ListItem
      disableGutters
      divider
      data-event={id}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1.25,
        '&:last-of-type': { borderBottom: 0 },
        ...(edited ? { boxShadow: ({ palette }) => `inset 3px 0 ${palette.primary.main}`, pl: 1.5 } : {}),
      }}
    >
      <Typography sx={{ flex: '0 0 3.6em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {timeText(time)}
      </Typography>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {facts.join(' · ')}
        </Typography>
        {notes !== null && notes !== '' && (
          <Typography
            variant="body2"
            sx={{
              mt: 0.25,
              overflowWrap: 'anywhere',
              overflow: 'hidden',
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: '2',
            }}
          >
            {notes}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.75 }}>
          <Chip size="small" variant="outlined" color={COLOURS[status]} label={STATUS_LABELS[status]} />
          {event.attendance_taken && (
            <Chip size="small" variant="outlined" icon={<Icon path={mdiAccountCheckOutline} />} label="Attendance" />
          )}
          {event.series_id !== null && (
            <Chip size="small" variant="outlined" icon={<Icon path={mdiRepeat} />} label="Weekly" />
          )}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', ml: 'auto', flexShrink: 0 }}>
        <Button
          size="small"
          aria-label={`Details of ${named}`}
          aria-haspopup="dialog"
          onClick={onDetails}
          sx={{ minHeight: 44 }}
        >
          Details
        </Button>
        <IconButton data-edit aria-label={`Edit ${named}`} onClick={onEdit} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiPencilOutline} />
        </IconButton>
        <IconButton
          aria-label={`Remove ${named}`}
          onClick={onRemove}
          aria-disabled={removing}
          sx={{ width: 44, height: 44 }}
        >
          {removing ? <CircularProgress size={20} aria-hidden /> : <Icon path={mdiDeleteOutline} />}
        </IconButton>
      </Box>
    </ListItem>
  );
}
