import { statusLetter, statusText } from '@touchline/contracts/attendance-status';
import { Box, createAppTheme, Paper, ThemeProvider, Typography } from '@touchline/ui';
import { useShownStatuses } from '../../../../shared/shown-statuses.js';
import { statisticsTexts } from '../../../../shared/texts/statistics-texts.js';
import { totalLabel, type RegisterGroup } from '../model/register-groups.js';
import { RegisterTable } from './register-table.js';

/** The sheet is always light, so that the screen shows what will be printed. */
const PAPER_THEME = createAppTheme('light');

const SHEET_SX = {
  p: { xs: 1.5, sm: 3 },
  colorScheme: 'light',
  '@media print': { border: 0, borderRadius: 0, p: 0 },
} as const;
const SCROLL_BOX_SX = {
  overflowX: 'auto',
  position: 'relative',
  mt: 1,
  '@media print': { overflow: 'visible' },
} as const;

interface RegisterSheetProps {
  period: string;
  scopeName: string;
  groups: readonly RegisterGroup[];
}

/** The printable register: a section per team, with as many tables as its events need. */
export function RegisterSheet({ period, scopeName, groups }: RegisterSheetProps) {
  const shown = useShownStatuses(groups.flatMap(({ lines }) => lines.flatMap(({ marks }) => [...marks.values()])));
  const total = totalLabel(groups);
  return (
    <ThemeProvider theme={PAPER_THEME}>
      <Paper variant="outlined" sx={SHEET_SX}>
        <Typography variant="h1">Register</Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{`${period} · ${scopeName}`}</Typography>
        {groups.length === 0 && <Typography sx={{ mt: 2 }}>{statisticsTexts.noAthletes}</Typography>}
        {groups.map((group) => (
          <Group key={group.teamId} group={group} total={total} />
        ))}
        {groups.length > 0 && (
          <Typography variant="body2" sx={{ mt: 2 }}>
            {[
              ...shown.map((status) => `${statusLetter(status)} ${statusText(status)}`),
              statisticsTexts.blankMark,
              `${statisticsTexts.notYetOnTeamSign} ${statisticsTexts.notYetOnTeam}`,
              statisticsTexts.wholePeriod(total),
            ].join(' · ')}
          </Typography>
        )}
      </Paper>
    </ThemeProvider>
  );
}

function Group({ group: { team, lines, tables }, total }: { group: RegisterGroup; total: string }) {
  return (
    <Box component="section" aria-label={team} sx={{ mt: 2 }}>
      <Typography variant="h2" sx={{ breakAfter: 'avoid' }}>
        {team}
      </Typography>
      {tables.length === 0 && <Typography variant="body2">{statisticsTexts.noEventsInPeriod}</Typography>}
      {tables.map((events, at) => {
        const label = tables.length === 1 ? team : `${team}, part ${at + 1} of ${tables.length}`;
        return (
          // Focusable, so that a table wider than the screen can be scrolled by keyboard.
          <Box key={events[0]?.id} role="region" aria-label={`Table ${label}`} tabIndex={0} sx={SCROLL_BOX_SX}>
            <RegisterTable
              label={label}
              events={events}
              lines={lines}
              total={at === tables.length - 1 ? total : null}
            />
          </Box>
        );
      })}
    </Box>
  );
}
