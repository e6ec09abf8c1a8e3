import { useMemo } from 'react';
import { mdiDownload } from '@mdi/js';
import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { BOARD_ATHLETES_MAX, HISTORY_DAYS_DEFAULT, HISTORY_DAYS_MAX } from '@touchline/contracts/squad-rules';
import { Box, Button, download, Icon, QueryPanel, TextField, Typography, useToday } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { athletesQuery, isTeamId, labelsOf, StepPanel, TeamSelect } from '@touchline/ui/pickers';
import { keepPreviousData, useQuery } from '@touchline/ui/query';
import { Link, parseId, putParam, useAddressView } from '@touchline/ui/router';
import { squadHistoryTexts } from '../../../shared/texts/squad-history-texts.js';
import { squadTexts } from '../../../shared/texts/squad-texts.js';
import { historyQuery } from './api/get-history.js';
import { HistoryTable } from './components/history-table.js';
import { historyCsv, historyFileName } from './model/history-csv.js';

/** The state in the screen's address. '': all teams, and the days by default. */
interface HistoryView {
  team: string;
  athleteId: number | null;
  from: CalendarDate | '';
  to: CalendarDate | '';
}

const dayOf = (text: string | null): CalendarDate | '' => (isCalendarDate(text) ? text : '');

function readView(params: URLSearchParams): HistoryView {
  return {
    team: params.get('team') ?? '',
    athleteId: parseId(params.get('athlete')),
    from: dayOf(params.get('from')),
    to: dayOf(params.get('to')),
  };
}

function writeView(params: URLSearchParams, change: Partial<HistoryView>): URLSearchParams {
  const view = { ...readView(params), ...change };
  const written = new URLSearchParams(params);
  putParam(written, 'team', view.team, '');
  putParam(written, 'athlete', view.athleteId, null);
  putParam(written, 'from', view.from, '');
  putParam(written, 'to', view.to, '');
  return written;
}

/** `/dashboard/squad/history`: the flags and decisions of some weeks, and what followed. */
export function HistoryPage() {
  const api = useApi();
  const today = useToday();
  const { view, change } = useAddressView(readView, writeView);
  const to = view.to === '' || view.to > today ? today : view.to;
  const wanted = view.from === '' ? addDays(to, 1 - HISTORY_DAYS_DEFAULT) : view.from;
  const earliest = addDays(to, 1 - HISTORY_DAYS_MAX);
  const from = wanted < earliest ? earliest : wanted > to ? to : wanted;
  const teamId = isTeamId(view.team) ? Number(view.team) : null;
  const { athleteId } = view;
  const history = useQuery({
    ...historyQuery(api, { teamId, athleteId, from, to, today }),
    placeholderData: keepPreviousData,
  });
  // A twin may have no flag in these weeks, or be left out by the chosen team or athlete.
  const athletes = useQuery(athletesQuery(api)).data;
  const items = history.data?.items;
  const labelOf = useMemo(() => labelsOf([...(athletes ?? []), ...(items ?? [])]), [athletes, items]);
  const days = [
    ['From', from, 'from'],
    ['To', to, 'to'],
  ] as const;
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1400, mx: 'auto' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1 }}>
        <Typography variant="h1" sx={{ mr: 'auto' }}>
          {squadHistoryTexts.title}
        </Typography>
        <Button component={Link} to="/dashboard/squad" sx={{ minHeight: 44 }}>
          {squadHistoryTexts.backToSquad}
        </Button>
        <Button
          variant="outlined"
          disabled={history.data === undefined || history.isPlaceholderData}
          startIcon={<Icon path={mdiDownload} />}
          onClick={() =>
            history.data &&
            download(
              historyFileName(history.data, teamId, athleteId),
              historyCsv(history.data, labelOf),
              'text/csv;charset=utf-8',
            )
          }
          sx={{ minHeight: 44 }}
        >
          Download CSV
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <Box sx={{ width: { xs: '100%', sm: 240 } }}>
          <TeamSelect
            needs="wellness.read"
            value={view.team}
            onChange={(team) => change({ team, athleteId: null }, 'push')}
          />
        </Box>
        {days.map(([label, value, field]) => (
          <TextField
            key={field}
            label={label}
            type="date"
            size="small"
            value={value}
            onChange={(event) => isCalendarDate(event.target.value) && change({ [field]: event.target.value })}
            slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today } }}
            sx={{ '& input': { minHeight: 27 } }}
          />
        ))}
        {athleteId !== null && (
          <Button onClick={() => change({ athleteId: null }, 'push')} sx={{ minHeight: 44 }}>
            {squadHistoryTexts.showWholeTeam}
          </Button>
        )}
      </Box>
      <QueryPanel
        query={history}
        loadingText={squadHistoryTexts.loading}
        errorText={(error) => sentenceOf(error, squadHistoryTexts.loadFailed)}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <StepPanel
            step="roster"
            teamId={teamId}
            text={
              (history.data?.total_athletes ?? 0) > BOARD_ATHLETES_MAX
                ? squadTexts.tooMany(history.data?.total_athletes ?? 0, BOARD_ATHLETES_MAX)
                : squadHistoryTexts.nothing
            }
            minHeight={160}
          />
        }
        minHeight={200}
      >
        {({ items: shown }) => (
          <HistoryTable
            items={shown}
            labelOf={labelOf}
            today={today}
            showsTeam={teamId === null && athleteId === null}
            isStale={history.isPlaceholderData}
            onAthlete={(id) => change({ athleteId: id }, 'push')}
          />
        )}
      </QueryPanel>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {squadTexts.foot}
      </Typography>
    </Box>
  );
}
