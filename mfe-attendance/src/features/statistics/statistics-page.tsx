import { useMemo } from 'react';
import { Box, Paper, QueryPanel, Typography, useToday } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { labelsOf, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { useAddressView } from '@touchline/ui/router';
import { membersQuery } from '../../shared/get-members.js';
import { statisticsTexts } from '../../shared/texts/statistics-texts.js';
import { attendanceSummaryQuery } from './api/get-attendance-summary.js';
import { HeatPanel } from './components/heat-panel.js';
import { NoAttendance } from './components/no-attendance.js';
import { PeriodTools } from './components/period-tools.js';
import { StatisticsFilters } from './components/statistics-filters.js';
import { StatisticsTable } from './components/statistics-table.js';
import { StatisticsTitle } from './components/statistics-title.js';
import { attendanceScope, teamIdOf } from './model/attendance-scope.js';
import { anchorOf, heatWindow } from './model/heat-window.js';
import { registerAddress } from './model/register-address.js';
import { findAthlete, selectedAthletes } from './model/athlete-selection.js';
import { statisticsRows } from './model/statistics-rows.js';
import { readView, writeView } from './model/statistics-view.js';
import { updatedAt } from './model/date-texts.js';
import { scopeName } from './model/scope-name.js';

const TABLE_HEIGHT = 320;
const HEAT_HEIGHT = 85;
/** Two columns only where the table keeps its own columns. */
const COLUMNS = { xs: 'minmax(0, 1fr)', lg: '380px minmax(0, 1fr)', xl: '520px minmax(0, 1fr)' } as const;
const failureText = (error: unknown) => sentenceOf(error, statisticsTexts.attendanceFailed);

/** `/attendance/stats`: attendance by day and by athlete. */
export function StatisticsPage() {
  const api = useApi();
  const today = useToday();
  const { view, change } = useAddressView(readView, writeView);
  const period = heatWindow(view.span, anchorOf(view.day, today));
  const athletes = useQuery(membersQuery(api, { from: period.start, today }));
  const summaries = useQuery(attendanceSummaryQuery(api, { today, teamId: teamIdOf(view.team) }));
  const teams = useQuery(teamsWithAthletesQuery(api)).data;
  const athlete = findAthlete(athletes.data, view.athleteId);
  const labelOf = useMemo(() => labelsOf(athletes.data ?? []), [athletes.data]);
  const athleteName = athlete && labelOf(athlete);
  const isSelectionKnown = view.athleteId === null || athletes.data !== undefined;
  const scope = attendanceScope(period, view, athlete, today);
  const athletesToExport =
    athletes.data && summaries.data && selectedAthletes(athletes.data, summaries.data, teams, view);
  const isNew =
    athlete === null && (summaries.data?.length ?? 0) > 0 && summaries.data?.every(({ records }) => records === 0);
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 1480, mx: 'auto' }}>
      <StatisticsTitle athleteName={athleteName} onClear={() => change({ athleteId: null })} />
      {summaries.data && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {statisticsTexts.lastUpdated(updatedAt(summaries.dataUpdatedAt))}
        </Typography>
      )}
      <Box sx={{ mt: 2, display: 'grid', gap: 2, gridTemplateColumns: COLUMNS, alignItems: 'start' }}>
        <HeatPanel
          scope={scope}
          scopeName={scopeName(view.team, athleteName, teams)}
          athlete={athlete}
          pending={
            isSelectionKnown ? null : (
              <QueryPanel
                query={athletes}
                loadingText={statisticsTexts.loadingAttendance}
                errorText={statisticsTexts.athletesFailed}
                minHeight={HEAT_HEIGHT}
              >
                {() => null}
              </QueryPanel>
            )
          }
          view={view}
          today={today}
          onView={change}
          note={isNew && <NoAttendance scope={scope} />}
          tools={
            <PeriodTools
              exported={athletesToExport && { scope, athletes: athletesToExport, labelOf, teams }}
              filtered={athlete === null && (view.status !== null || view.search.trim() !== '')}
              register={registerAddress(scope, view)}
            />
          }
        />
        <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, display: 'flex', flexDirection: 'column', gap: 1 }}>
          <StatisticsFilters view={view} onView={change} />
          <Box>
            <QueryPanel
              query={athletes}
              loadingText={statisticsTexts.loadingAthletes}
              errorText={statisticsTexts.athletesFailed}
              minHeight={TABLE_HEIGHT}
            >
              {(everybody) => (
                <QueryPanel
                  query={summaries}
                  loadingText={statisticsTexts.loadingAttendance}
                  errorText={failureText}
                  minHeight={TABLE_HEIGHT}
                >
                  {(figures) => (
                    <StatisticsTable
                      rows={statisticsRows(everybody, figures, teams, view)}
                      today={today}
                      selected={athlete?.athlete_id ?? null}
                      view={view}
                      onView={change}
                    />
                  )}
                </QueryPanel>
              )}
            </QueryPanel>
          </Box>
        </Paper>
      </Box>
    </Box>
  );
}
