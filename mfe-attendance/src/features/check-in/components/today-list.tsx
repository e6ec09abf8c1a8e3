import { useId } from 'react';
import { mdiChevronRight } from '@mdi/js';
import { Box, Card, CardActionArea, Icon, Typography } from '@touchline/ui';
import { clockTime } from '../../../shared/clock-time.js';
import { checkInTexts } from '../../../shared/texts/check-in-texts.js';
import type { TodayEvent } from '../model/today-events.js';

interface TodayListProps {
  events: readonly TodayEvent[];
  /** Whether the coach's role in a team allows to mark. */
  mayMark: (teamId: number) => boolean;
  onEvent: (event: TodayEvent) => void;
}

/** Today's events that take attendance, of all teams; a press opens the register. Nothing without any. */
export function TodayList({ events, mayMark, onEvent }: TodayListProps) {
  const id = useId();
  if (events.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h2" sx={{ mb: 1 }}>
        {checkInTexts.today}
      </Typography>
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {events.map((each) => (
          <Card key={each.event.event_id} component="li">
            <CardActionArea
              onClick={() => onEvent(each)}
              sx={{ px: 2, py: 1, minHeight: 56, display: 'flex', alignItems: 'center', gap: 1 }}
            >
              <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
                <Box sx={{ flex: '1 1 10rem', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
                    {checkInTexts.eventName(each.event)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                    {each.team}
                  </Typography>
                </Box>
                <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                  {stateText(each, mayMark(each.teamId))}
                </Typography>
              </Box>
              <Icon path={mdiChevronRight} />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}

function stateText({ closedAt, pending, isEmpty }: TodayEvent, mayMark: boolean): string | null {
  if (closedAt !== null) return checkInTexts.closedSince(clockTime(Date.parse(closedAt)));
  if (isEmpty) return checkInTexts.noAthletesInTeam;
  return pending === null ? null : checkInTexts.leftToMark(pending, mayMark);
}
