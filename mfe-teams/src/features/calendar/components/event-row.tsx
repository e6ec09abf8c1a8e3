import { mdiAccountCheckOutline, mdiAlertCircleOutline, mdiDeleteOutline, mdiPencilOutline, mdiRepeat } from '@mdi/js';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { EVENT_TYPE_LABELS } from '@touchline/contracts/event-limits';
import { forWord, wordText } from '@touchline/contracts/words';
import { Box, Button, Chip, CircularProgress, Icon, IconButton, ListItem, Typography } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import { plannedLoadText } from '../model/planned-load-text.js';
import { formatDuration, STATUS_LABELS, formatEventTime } from '../model/event-format.js';

interface EventRowProps {
  event: CalendarEvent;
  /** Name of the team or athlete; undefined when the calendar belongs to it. */
  ownerName: string | undefined;
  /** The form shows this event. */
  isEdited: boolean;
  /** The data for the delete question is loading. */
  isLoadingRemoval: boolean;
  onDetails: () => void;
  /** Undefined where the coach's role does not allow it. */
  onEdit: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

const STATUS_COLOURS = { scheduled: 'default', completed: 'success', missed: 'error' } as const;

/** One event of the selected day. */
export function EventRow({ event, ownerName, isEdited, isLoadingRemoval, onDetails, onEdit, onRemove }: EventRowProps) {
  const { event_id: id, event_title: title, event_type: type, event_time: time, notes, status } = event;
  const accessibleName = `${title}, ${formatEventTime(time)}`;
  const load = plannedLoadText(event);
  const facts = [
    wordText(EVENT_TYPE_LABELS, type),
    ownerName,
    time === null ? undefined : formatDuration(event.duration_min),
    load === null ? undefined : calendarTexts.plannedOnRow(load),
  ].filter((text) => text !== undefined);
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
        ...(isEdited ? { boxShadow: ({ palette }) => `inset 3px 0 ${palette.primary.main}`, pl: 1.5 } : {}),
      }}
    >
      <Typography sx={{ flex: '0 0 3.6em', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {formatEventTime(time)}
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
          <Chip
            size="small"
            variant="outlined"
            color={forWord(STATUS_COLOURS, status, 'default')}
            {...(status === 'missed'
              ? { icon: <Icon path={mdiAlertCircleOutline} />, label: calendarTexts.missedEventLabel }
              : { label: wordText(STATUS_LABELS, status) })}
          />
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
          aria-label={`Details of ${accessibleName}`}
          aria-haspopup="dialog"
          onClick={onDetails}
          sx={{ minHeight: 44 }}
        >
          Details
        </Button>
        {onEdit && (
          <IconButton data-edit aria-label={`Edit ${accessibleName}`} onClick={onEdit} sx={{ width: 44, height: 44 }}>
            <Icon path={mdiPencilOutline} />
          </IconButton>
        )}
        {onRemove && (
          <IconButton
            aria-label={`Remove ${accessibleName}`}
            onClick={onRemove}
            aria-disabled={isLoadingRemoval}
            sx={{ width: 44, height: 44 }}
          >
            {isLoadingRemoval ? <CircularProgress size={20} aria-hidden /> : <Icon path={mdiDeleteOutline} />}
          </IconButton>
        )}
      </Box>
    </ListItem>
  );
}
