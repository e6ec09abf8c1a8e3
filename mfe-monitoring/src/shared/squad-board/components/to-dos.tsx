import { formatLongDate } from '@touchline/contracts/date-format';
import { hasOpenStates, ledgerStateText } from '@touchline/contracts/session-ledger-rules';
import type { LedgerEvent } from '@touchline/contracts/session-ledger.schema';
import { Box, MuiLink, Typography } from '@touchline/ui';
import { useHasPage, useMay } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { squadTexts } from '../../texts/squad-texts.js';
import { openStates, toDoPage, toDosByUrgency, withoutMarks } from '../model/to-dos.js';
import { PhoneFold } from './phone-fold.js';

/** The others are on the page of all events. */
const SHOWN = 3;
const ALL = '/attendance/sessions';

interface ToDosProps {
  events: readonly LedgerEvent[];
  /** Names a team where the board shows more than one; null where it shows one. */
  teamName: ((teamId: number) => string) | null;
}

/** Where a finger points, also on a phone on its side, each link is high enough for it. */
const STYLE = {
  displayPrint: 'none',
  '& li': { py: { xs: 0, sm: 0.25 }, overflowWrap: 'anywhere' },
  '& a': {
    display: { xs: 'inline-flex', sm: 'inline' },
    alignItems: 'center',
    minHeight: 44,
    '@media (pointer: coarse)': { display: 'inline-flex' },
  },
} as const;

/** Missing records of past events that the coach may complete; each leads to the screen for it. */
export function ToDos({ events: all, teamName }: ToDosProps) {
  const hasPage = useHasPage();
  const may = useMay();
  const events = all
    .map((event) => (may('attendance.write', event.team_id) ? event : withoutMarks(event)))
    .filter(({ counts }) => hasOpenStates(counts));
  if (events.length === 0) return null;
  return (
    <PhoneFold title={`${squadTexts.toDos} (${events.length})`}>
      <Box sx={STYLE}>
        <Typography variant="body2" sx={{ fontWeight: 600, display: { xs: 'none', sm: 'block' } }}>
          {squadTexts.toDos}
        </Typography>
        <Box component="ul" aria-label={squadTexts.toDos} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {toDosByUrgency(events)
            .slice(0, SHOWN)
            .map((event) => {
              const team = teamName === null ? [] : [teamName(event.team_id)];
              const name = [formatLongDate(event.date), event.event_title, ...team].join(' · ');
              const text = `${name}: ${missing(event)}`;
              const { path, address } = toDoPage(event);
              return (
                <Typography key={event.event_id} component="li" variant="body2">
                  {hasPage(path) ? (
                    <MuiLink component={Link} to={address}>
                      {text}
                    </MuiLink>
                  ) : (
                    text
                  )}
                </Typography>
              );
            })}
        </Box>
        {events.length > SHOWN && hasPage(ALL) && (
          <Typography variant="body2">
            <MuiLink component={Link} to={ALL}>
              {squadTexts.allToDos(events.length)}
            </MuiLink>
          </Typography>
        )}
      </Box>
    </PhoneFold>
  );
}

/** `5 present without RPE, 2 not marked` */
function missing(event: LedgerEvent): string {
  return openStates(event)
    .map((state) => ledgerStateText(state, event.counts[state]))
    .join(', ');
}
