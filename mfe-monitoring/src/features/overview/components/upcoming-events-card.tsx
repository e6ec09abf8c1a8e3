import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { EVENT_TYPE_LABELS } from '@touchline/contracts/event-limits';
import { wordText } from '@touchline/contracts/words';
import { Box, Chip, Typography } from '@touchline/ui';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { whenText } from '../model/event-time-text.js';
import { Caption, OverviewCard } from './overview-card.js';

interface UpcomingEventsCardProps {
  events: readonly CalendarEvent[];
  today: CalendarDate;
  /** The athlete whose individual and team events are shown; null for the events of the teams. */
  athleteName: string | null;
  /** Names the team of an event; undefined when all events belong to one team. */
  teamLabel?: ((teamId: number | null) => string | undefined) | undefined;
  link: { to: string; name: string } | null;
}

/** The next four events. */
export function UpcomingEventsCard({ events, today, athleteName, teamLabel, link }: UpcomingEventsCardProps) {
  return (
    <OverviewCard area="events" title="Upcoming Events" link={link}>
      {athleteName !== null && <Caption>{overviewTexts.eventsOf(athleteName)}</Caption>}
      {events.length === 0 ? (
        <Caption>{overviewTexts.noEvents}</Caption>
      ) : (
        <Box
          component="ul"
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {events.map((event) => (
            <EventRow
              key={event.event_id}
              event={event}
              today={today}
              owner={event.athlete_id === null ? teamLabel?.(event.team_id) : 'Individual'}
            />
          ))}
        </Box>
      )}
    </OverviewCard>
  );
}

function EventRow({ event, today, owner }: { event: CalendarEvent; today: CalendarDate; owner: string | undefined }) {
  const { event_title: title, event_type: type, notes } = event;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, borderTop: 1, borderColor: 'divider', pt: 1 }}
    >
      <Box sx={{ minWidth: 0, mr: 'auto' }}>
        <Typography noWrap title={title} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[whenText(event, today), owner].filter(Boolean).join(' · ')}
        </Typography>
        {notes !== null && notes !== '' && (
          <Typography variant="body2" noWrap title={notes}>
            {notes}
          </Typography>
        )}
      </Box>
      <Chip size="small" label={wordText(EVENT_TYPE_LABELS, type)} sx={{ flexShrink: 0 }} />
    </Box>
  );
}
