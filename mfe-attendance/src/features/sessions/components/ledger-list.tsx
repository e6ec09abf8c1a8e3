import { formatLongDate } from '@touchline/contracts/date-format';
import {
  hasOpenStates,
  ledgerStateText,
  LEDGER_STATES,
  OPEN_LEDGER_STATES,
} from '@touchline/contracts/session-ledger-rules';
import type { LedgerEvent } from '@touchline/contracts/session-ledger.schema';
import { Box, ButtonBase, Card, Chip, Typography } from '@touchline/ui';
import { Link } from '@touchline/ui/router';
import { sessionTexts } from '../../../shared/texts/session-texts.js';

interface LedgerListProps {
  events: readonly LedgerEvent[];
  teamName: (teamId: number) => string;
  addressOf: (eventId: number) => string;
}

const OTHER_STATES = LEDGER_STATES.filter((state) => !OPEN_LEDGER_STATES.some((open) => open === state));

/** Past events, the last one first: missing records as chips, everything else as text. */
export function LedgerList({ events, teamName, addressOf }: LedgerListProps) {
  return (
    <Box component="ul" aria-label="Past events" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {events.map(({ event_id: id, team_id: teamId, date, event_title: title, event_time: time, counts }) => (
        <Card key={id} component="li">
          <ButtonBase
            component={Link}
            to={addressOf(id)}
            sx={{ display: 'block', width: '100%', p: 1.5, minHeight: 44, textAlign: 'start', font: 'inherit' }}
          >
            <Typography component="span" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
              {[formatLongDate(date), time ?? 'All day', teamName(teamId)].join(' · ')}
            </Typography>
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 1 }}>
              {hasOpenStates(counts) ? (
                OPEN_LEDGER_STATES.filter((state) => counts[state] > 0).map((state) => (
                  <Chip
                    key={state}
                    component="span"
                    size="small"
                    variant="outlined"
                    color="primary"
                    label={ledgerStateText(state, counts[state])}
                  />
                ))
              ) : (
                <Typography component="span" variant="body2">
                  {sessionTexts.nothingMissing}
                </Typography>
              )}
              <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                {OTHER_STATES.filter((state) => counts[state] > 0)
                  .map((state) => ledgerStateText(state, counts[state]))
                  .join(', ')}
              </Typography>
            </Box>
          </ButtonBase>
        </Card>
      ))}
    </Box>
  );
}
