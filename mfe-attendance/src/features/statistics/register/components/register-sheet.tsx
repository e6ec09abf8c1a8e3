import { Box, createAppTheme, Paper, ThemeProvider, Typography } from '@touchline/ui';
import { STATUS_LABELS } from '../../../../shared/status-labels.js';
import { STATUS_LETTERS } from '../../model/heat-cells.js';
import type { RegisterGroup } from '../model/register-groups.js';
import { RegisterTable } from './register-table.js';

/** Paper is white, whatever theme the coach works in; on screen the sheet looks as it will be printed. */
const PAPER_THEME = createAppTheme('light');

const SHEET = {
  p: { xs: 1.5, sm: 3 },
  colorScheme: 'light',
  '@media print': { border: 0, borderRadius: 0, p: 0 },
} as const;
const SIDEWAYS = { overflowX: 'auto', position: 'relative', mt: 1, '@media print': { overflow: 'visible' } } as const;

interface RegisterSheetProps {
  period: string;
  whose: string;
  groups: readonly RegisterGroup[];
}

/** The register as it is printed: a part for each team, and in it as many tables as its events need. */
export function RegisterSheet({ period, whose, groups }: RegisterSheetProps) {
  return (
    <ThemeProvider theme={PAPER_THEME}>
      <Paper variant="outlined" sx={SHEET}>
        <Typography variant="h1">Register</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{`${period} · ${whose}`}</Typography>
        {groups.length === 0 && <Typography sx={{ mt: 2 }}>No athletes found</Typography>}
        {groups.map((group) => (
          <Group key={group.teamId} group={group} />
        ))}
        {groups.length > 0 && (
          <Typography variant="body2" sx={{ mt: 2 }}>
            {[
              ...(['present', 'absent', 'excused'] as const).map(
                (status) => `${STATUS_LETTERS[status]} ${STATUS_LABELS[status]}`,
              ),
              'blank: no mark',
              'Present counts all marks of the period.',
            ].join(' · ')}
          </Typography>
        )}
      </Paper>
    </ThemeProvider>
  );
}

function Group({ group: { team, lines, tables } }: { group: RegisterGroup }) {
  return (
    <Box component="section" aria-label={team} sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ breakAfter: 'avoid' }}>
        {team}
      </Typography>
      {tables.length === 0 && <Typography variant="body2">No events with attendance in this period.</Typography>}
      {tables.map((events, at) => {
        const label = tables.length === 1 ? team : `${team}, part ${at + 1} of ${tables.length}`;
        return (
          // On a phone it is wider than the screen: then it must be possible to move it by keys, too.
          <Box key={events[0]?.id} role="region" aria-label={`Table ${label}`} tabIndex={0} sx={SIDEWAYS}>
            <RegisterTable label={label} events={events} lines={lines} totals={at === tables.length - 1} />
          </Box>
        );
      })}
    </Box>
  );
}
