import { formatLongDate } from '@touchline/contracts/date-format';
import { ledgerStateText, OPEN_LEDGER_STATES } from '@touchline/contracts/session-ledger-rules';
import type { LedgerEvent } from '@touchline/contracts/session-ledger.schema';
import { Box, MuiLink, Typography } from '@touchline/ui';
import { useHasPage } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { squadTexts } from '../../texts/squad-texts.js';

/** Older ones are on the page of all events. */
const SHOWN = 3;
const PAGE = '/attendance/sessions';

interface ToDosProps {
  events: readonly LedgerEvent[];
  /** Names a team where the board shows more than one; null where it shows one. */
  teamName: ((teamId: number) => string) | null;
}

/** What is missing of past events, the last one first; each leads to the grid of its sessions. */
export function ToDos({ events, teamName }: ToDosProps) {
  const isLinked = useHasPage()(PAGE);
  if (events.length === 0) return null;
  return (
    <Box sx={{ displayPrint: 'none', '& a': { display: 'inline-block', py: { xs: 1.5, sm: 0.25 } } }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {squadTexts.toDos}
      </Typography>
      <Box component="ul" aria-label={squadTexts.toDos} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {events.slice(0, SHOWN).map((event) => {
          const team = teamName === null ? [] : [teamName(event.team_id)];
          const name = [formatLongDate(event.date), event.event_title, ...team].join(' · ');
          return (
            <Typography key={event.event_id} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {isLinked ? (
                <MuiLink component={Link} to={`${PAGE}?event=${event.event_id}`}>
                  {name}
                </MuiLink>
              ) : (
                name
              )}
              {`: ${missing(event)}`}
            </Typography>
          );
        })}
      </Box>
      {events.length > SHOWN && isLinked && (
        <Typography variant="body2">
          <MuiLink component={Link} to={PAGE}>
            {squadTexts.allToDos(events.length)}
          </MuiLink>
        </Typography>
      )}
    </Box>
  );
}

/** `5 present without RPE, 2 not marked` */
function missing({ counts }: LedgerEvent): string {
  return OPEN_LEDGER_STATES.filter((state) => counts[state] > 0)
    .map((state) => ledgerStateText(state, counts[state]))
    .join(', ');
}
