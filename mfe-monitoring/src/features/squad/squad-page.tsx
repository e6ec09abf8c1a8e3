import { mdiPrinter } from '@mdi/js';
import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Button, Icon, MenuItem, PaperStyles, TextField, Typography, useToday } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { isTeamId, teamLabel, TeamSelect, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { Link, putParam, useAddressView } from '@touchline/ui/router';
import { withAthlete } from '../../shared/athlete-search.js';
import { PhoneFold } from '../../shared/squad-board/components/phone-fold.js';
import { SquadBoard } from '../../shared/squad-board/components/squad-board.js';
import { squadTexts } from '../../shared/texts/squad-texts.js';
import { useColumn } from './column/use-column.js';

/** The state in the screen's address. '': all teams, and today. */
interface SquadView {
  team: string;
  date: CalendarDate | '';
}

function readView(params: URLSearchParams): SquadView {
  const date = params.get('date') ?? '';
  return { team: params.get('team') ?? '', date: isCalendarDate(date) ? date : '' };
}

function writeView(params: URLSearchParams, change: Partial<SquadView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'team', view.team, '');
  putParam(written, 'date', view.date, '');
  return written;
}

/** Text on paper is black, also when the screen is dark. */
const PRINT = {
  p: 0,
  maxWidth: 'none',
  color: '#000',
  '& .MuiTypography-root, & .MuiAlert-root': { color: '#000', fontSize: '9pt' },
  '& .MuiTypography-h1': { fontSize: '14pt' },
  '& .MuiAlert-root': { backgroundColor: 'transparent', border: '1px solid #999', py: 0 },
} as const;

/** The day, the history and the printer: in the line of the title where there is room. */
const CHOICES = {
  display: { xs: 'flex', sm: 'contents' },
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  pt: 1,
} as const;

/** `/dashboard/squad`: the squad of today, or of an earlier day as it was known then. */
export function SquadPage() {
  const today = useToday();
  const { view, change } = useAddressView(readView, writeView);
  const date = view.date === '' || view.date > today ? today : view.date;
  const teamId = isTeamId(view.team) ? Number(view.team) : null;
  const teams = useQuery(teamsWithAthletesQuery(useApi())).data;
  const { chosen, choices, choose, column } = useColumn(teamId, date);
  const show = (day: CalendarDate) => change({ date: day >= today ? '' : day });
  const historyAddress = withAthlete('/dashboard/squad/history', { team: view.team, athleteId: null });
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1600, mx: 'auto', '@media print': PRINT }}>
      <PaperStyles size="A4" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          Squad
          <Box component="span" sx={{ display: 'none', displayPrint: 'inline' }}>
            {` · ${teamLabel(teams, teamId) ?? ''}`}
          </Box>
        </Typography>
        <Box sx={{ flex: { xs: '1 1 180px', sm: '0 0 240px' }, minWidth: 0, displayPrint: 'none' }}>
          <TeamSelect needs="wellness.read" value={view.team} onChange={(team) => change({ team }, 'push')} />
        </Box>
        <PhoneFold title={squadTexts.pageChoices} startsOpen={date !== today}>
          <Box sx={CHOICES}>
            {choices.length > 0 && (
              <TextField
                select
                label="Further column"
                size="small"
                value={chosen}
                onChange={(event) => choose(event.target.value)}
                slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true, sx: { minHeight: 44 } } }}
                sx={{ width: { xs: '100%', sm: 180 }, displayPrint: 'none' }}
              >
                <MenuItem value="" sx={{ minHeight: 44 }}>
                  None
                </MenuItem>
                {choices.map(({ key, label }) => (
                  <MenuItem key={key} value={key} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
            )}
            <Button onClick={() => show(addDays(date, -1))} sx={{ minHeight: 44, displayPrint: 'none' }}>
              Day before
            </Button>
            <TextField
              label="Day"
              type="date"
              size="small"
              value={date}
              onChange={(event) => isCalendarDate(event.target.value) && show(event.target.value)}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
              sx={{ '& input': { minHeight: 27 }, displayPrint: 'none' }}
            />
            <Button
              onClick={() => show(addDays(date, 1))}
              disabled={date === today}
              sx={{ minHeight: 44, displayPrint: 'none' }}
            >
              Day after
            </Button>
            <Button onClick={() => show(today)} disabled={date === today} sx={{ minHeight: 44, displayPrint: 'none' }}>
              Today
            </Button>
            <Button component={Link} to={historyAddress} sx={{ minHeight: 44, displayPrint: 'none' }}>
              {squadTexts.history}
            </Button>
            <Button
              variant="outlined"
              onClick={() => window.print()}
              startIcon={<Icon path={mdiPrinter} />}
              sx={{ minHeight: 44, displayPrint: 'none' }}
            >
              Print
            </Button>
          </Box>
        </PhoneFold>
      </Box>
      <SquadBoard teamId={teamId} date={date} column={column} />
    </Box>
  );
}
