import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Box, Button, EmptyPanel, FootBar, RetryAlert, Typography } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import type { UseQueryResult } from '@touchline/ui/query';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { countText, shownRows, type TrendRow } from '../model/trend-rows.js';
import { NO_FILTERS, type TrendsView } from '../model/trends-view.js';
import { TrendsFilters } from './trends-filters.js';
import { toolbarStyle } from './trends-styles.js';
import { TrendsNotes } from './trends-notes.js';
import { TrendsTable } from './trends-table.js';

interface TrendsListProps {
  rows: readonly TrendRow[];
  teams: UseQueryResult<TeamWithAthletes[]>;
  /** For availability. */
  roster: UseQueryResult<Athlete[]>;
  view: TrendsView;
  onView: (change: Partial<TrendsView>) => void;
  onAdjust: () => void;
  /**
   * The coach came back from the detail view: the chosen athlete scrolls into view, and the button that led there takes
   * the focus.
   */
  returned: boolean;
}

/** The athletes, one of whom can be chosen. A chosen athlete that the filters hide does not count as chosen. */
export function TrendsList({ rows, teams, roster, view, onView, onAdjust, returned }: TrendsListProps) {
  // The rows may render later than the search field, so that typing stays fast.
  const { search, team, sort } = useDeferredValue(view);
  const shown = useMemo(() => shownRows(rows, { search, team, sort }), [rows, search, team, sort]);
  const chosen = shown.find(({ trends }) => trends.id === view.athleteId);
  const choose = useCallback((athleteId: number) => onView({ athleteId }), [onView]);
  const may = useMay();
  const adjust = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!returned) return;
    // jsdom does not implement scrollIntoView.
    list.current?.querySelector('input:checked')?.scrollIntoView?.({ block: 'center' });
    adjust.current?.focus({ preventScroll: true });
  }, [returned]);
  return (
    <Box ref={list} sx={{ pb: { xs: 9, sm: 0 } }}>
      <TrendsFilters teams={teams} view={view} onView={onView} />
      {roster.isLoadingError && may('availability.read') && (
        <RetryAlert severity="warning" onRetry={() => void roster.refetch()} sx={{ mt: 1 }}>
          {trendsTexts.availabilityUnknown}
        </RetryAlert>
      )}
      <Box sx={toolbarStyle}>
        <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
          {countText(shown.length, rows.length)}
        </Typography>
        <FootBar>
          <Button ref={adjust} variant="contained" disableElevation disabled={chosen === undefined} onClick={onAdjust}>
            {may('plan.write') ? 'Adjust Workout' : 'Show Details'}
          </Button>
        </FootBar>
      </Box>
      {shown.length === 0 ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', py: 6 }}>
          <EmptyPanel text={trendsTexts.noMatch} />
          <Button onClick={() => onView(NO_FILTERS)} sx={{ minHeight: 44 }}>
            {trendsTexts.showAll}
          </Button>
        </Box>
      ) : (
        <TrendsTable
          rows={shown}
          chosenId={view.athleteId}
          sort={sort}
          onChoose={choose}
          onSort={(next) => onView({ sort: next })}
        />
      )}
      <TrendsNotes />
    </Box>
  );
}
