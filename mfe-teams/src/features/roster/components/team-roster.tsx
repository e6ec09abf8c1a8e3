import { useMemo, type ReactNode } from 'react';
import { mdiAccountPlusOutline, mdiCalendarSync, mdiCellphoneLink, mdiDownload, mdiFileUploadOutline } from '@mdi/js';
import { LINK_MEANING } from '@touchline/contracts/athlete-access-rules';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import {
  Box,
  Button,
  Card,
  EmptyPanel,
  Icon,
  QueryPanel,
  RetryAlert,
  Typography,
  useFocusAfterGone,
  useSteadyCallback,
  Tooltip,
} from '@touchline/ui';
import { useMay, useStaysOpen } from '@touchline/ui/host';
import { labelsOf } from '@touchline/ui/pickers';
import type { UseQueryResult } from '@touchline/ui/query';
import { Link, useAddressDialog } from '@touchline/ui/router';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import type { OnRowAction, RowAction } from '../model/row-action.js';
import { formatShownCount } from '../model/roster-view.js';
import { useArchiving } from '../use-archiving.js';
import { useRosterAccess } from '../use-roster-access.js';
import { ADD, FROM_FORM, useAthleteDialog, useRosterView } from '../use-roster-view.js';
import { OpenAccessDialog } from './access-dialog.js';
import { AddDialog } from './add-dialog.js';
import { RosterDialogs } from './roster-dialogs.js';
import { RosterFilters } from './roster-filters.js';
import { RosterTable } from './roster-table.js';
import { importableTargets } from '../../../shared/import-access.js';

interface TeamRosterProps {
  team: TeamWithAthletes;
  teams: readonly TeamWithAthletes[];
  roster: UseQueryResult<Athlete[]>;
}

/** The roster of a team with filters and actions on each athlete. */
export function TeamRoster({ team, teams, roster }: TeamRosterProps) {
  const { team_id: teamId } = team;
  const { view, change } = useRosterView(teamId);
  const may = useMay();
  const [seesAnswers, mayAdd] = [may('administration.read', teamId), may('people.write', teamId)];
  const mayImport = importableTargets((permission) => may(permission, teamId)).length > 0;
  const mayMakeLinks = may('administration.write', teamId);
  const [editing, moving, judging, answering, joining] = [
    useAthleteDialog('edit'),
    useAthleteDialog('move'),
    useAthleteDialog('availability'),
    useAthleteDialog('phone'),
    useAthleteDialog('teams'),
  ];
  const adding = useAddressDialog(ADD);
  const isAdding = useStaysOpen(adding.value === FROM_FORM, mayAdd);
  const showsAccess = useStaysOpen(answering.athleteId !== null, seesAnswers);
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  const labelOf = useMemo(() => labelsOf(roster.data ?? []), [roster.data]);
  const { archive, bringBack, question } = useArchiving(labelOf, onGone);
  const handlers: Record<RowAction, (athlete: Athlete) => void> = {
    edit: ({ athlete_id: id }) => editing.open(id),
    availability: ({ athlete_id: id }) => judging.open(id),
    answers: ({ athlete_id: id }) => answering.open(id),
    teams: ({ athlete_id: id }) => joining.open(id),
    move: ({ athlete_id: id }) => moving.open(id),
    archive,
    bringBack,
  };
  const onAction: OnRowAction = useSteadyCallback((action, athlete) => handlers[action](athlete));
  const { query: access, byAthlete, shown, isFoundReady } = useRosterAccess(teamId, roster.data, view);
  return (
    <>
      {/* Receives the focus when the focused row disappears; it is not in the Tab order. */}
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h1"
        sx={{ overflowWrap: 'anywhere', '&:focus': { outline: 'none' } }}
      >
        {team.team_name}
      </Typography>
      {!team.team_name.startsWith(team.sport) && <Typography sx={{ color: 'text.secondary' }}>{team.sport}</Typography>}
      <Card sx={{ mt: 2, p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1 }}>
        <RosterFilters view={view} hasArchived={may('people.read', teamId)} hasAnswers={seesAnswers} onView={change} />
        {!view.archived && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
            {mayMakeLinks && (
              // Screen readers find the explanation only inside a landmark of the page.
              <Tooltip describeChild title={LINK_MEANING} slotProps={{ popper: { disablePortal: true } }}>
                <Button
                  component={Link}
                  to={`/team-creation/${teamId}/links`}
                  variant="outlined"
                  startIcon={<Icon path={mdiCellphoneLink} />}
                >
                  Make links
                </Button>
              </Tooltip>
            )}
            {mayImport && (
              <Button
                component={Link}
                to={`/team-creation/${teamId}/import`}
                variant="outlined"
                startIcon={<Icon path={mdiFileUploadOutline} />}
              >
                Import
              </Button>
            )}
            <Button
              component={Link}
              to={`/team-creation/${teamId}/export`}
              variant="outlined"
              startIcon={<Icon path={mdiDownload} />}
            >
              Export
            </Button>
            {mayAdd && (
              <Button
                variant="outlined"
                startIcon={<Icon path={mdiAccountPlusOutline} />}
                onClick={() => adding.open(FROM_FORM)}
              >
                {rosterTexts.addTitle}
              </Button>
            )}
            {mayAdd && (
              <Button
                component={Link}
                to={`/team-creation/${teamId}/season`}
                variant="outlined"
                startIcon={<Icon path={mdiCalendarSync} />}
              >
                Change season
              </Button>
            )}
          </Box>
        )}
        {access.isError && (
          <RetryAlert severity="warning" onRetry={() => void access.refetch()}>
            {answersTexts.loadFailed}
          </RetryAlert>
        )}
        <QueryPanel
          query={roster}
          loadingText={rosterTexts.loadingAthletes}
          errorText={rosterTexts.loadAthletesFailed}
          isEmpty={(data) => data.length === 0}
          empty={view.archived ? rosterTexts.noArchivedAthletes : rosterTexts.noAthletes}
          minHeight={240}
        >
          {(data): ReactNode => (
            <>
              <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
                {formatShownCount(shown.length, data.length)}
              </Typography>
              {shown.length === 0 ? (
                <EmptyPanel
                  text={isFoundReady ? answersTexts.allCanAnswer : rosterTexts.noAthletesFound}
                  minHeight={160}
                />
              ) : (
                <RosterTable
                  label={view.archived ? 'Archived athletes' : 'Athletes'}
                  teamId={teamId}
                  athletes={shown}
                  labelOf={labelOf}
                  access={byAthlete}
                  today={todayIn(undefined, new Date())}
                  onAction={onAction}
                />
              )}
            </>
          )}
        </QueryPanel>
      </Card>
      {roster.data && (
        <RosterDialogs
          athletes={roster.data}
          teams={teams}
          access={byAthlete}
          editing={editing}
          moving={moving}
          judging={judging}
          joining={joining}
          onGone={onGone}
        />
      )}
      {showsAccess && <OpenAccessDialog access={access} dialog={answering} />}
      {isAdding && <AddDialog team={team} onClose={adding.close} />}
      {question}
    </>
  );
}
