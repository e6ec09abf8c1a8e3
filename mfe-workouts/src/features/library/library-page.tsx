import { useState } from 'react';
import { mdiPlus } from '@mdi/js';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { Box, Button, Icon, QueryPanel, Typography, useFocusAfterGone, useSteadyCallback } from '@touchline/ui';
import { useApi, useHasPage, useMay } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import {
  Link,
  parseId,
  useAddressDialog,
  useAddressView,
  useChosenAddress,
  useSearchParams,
} from '@touchline/ui/router';
import { libraryTexts } from '../../shared/texts/library-texts.js';
import { useUndoScheduling } from '../../shared/scheduling/use-undo-scheduling.js';
import { WorkoutsFrame } from '../../shared/frame/workouts-frame.js';
import { EmptyLibrary } from '../../shared/workouts/components/empty-library.js';
import { workoutsQuery } from '../../shared/workouts/api/get-workouts.js';
import { LibraryDialogs } from './components/library-dialogs.js';
import { LibraryFilters } from './components/library-filters.js';
import type { CardAction, OnCardAction } from './components/workout-card.js';
import { WorkoutGrid } from './components/workout-grid.js';
import { readView, writeView } from './model/library-view.js';
import { useCardActions } from './use-card-actions.js';
import { useEditRequest } from './use-edit-request.js';
import { useScheduleNext } from './use-schedule-next.js';
import { useWorkoutDialog } from './use-workout-dialog.js';
import { CREATE_PARAM, EDIT_PARAM } from '../../shared/editor/editor-params.js';

/** `/workout-library`: the institution's workouts. */
export function LibraryPage() {
  const workouts = useQuery(workoutsQuery(useApi()));
  const hasPage = useHasPage();
  const mayPlan = useMay()('plan.write');
  const addressOf = useChosenAddress();
  const { view, change } = useAddressView(readView, writeView);
  const [info, edit, schedule] = [
    useWorkoutDialog('workout'),
    useWorkoutDialog(EDIT_PARAM),
    useWorkoutDialog('schedule'),
  ];
  const create = useAddressDialog(CREATE_PARAM);
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  const actions = useCardActions(onGone);
  const undo = useUndoScheduling(() => heading.current?.focus());
  useEditRequest();
  const scheduleNext = useScheduleNext(schedule, create.value !== null || edit.workoutId !== null);
  const [params] = useSearchParams();
  // The team for which the last workout was scheduled, else the one that the coach comes from.
  const [lastTeamId, setLastTeamId] = useState<number | null>(null);
  const teamId = lastTeamId ?? parseId(params.get('team')) ?? undefined;
  const handlers: Record<CardAction, (workout: Workout) => void> = {
    info: ({ id }) => info.open(id),
    schedule: ({ id }) => schedule.open(id),
    edit: ({ id }) => edit.open(id),
    duplicate: actions.duplicate,
    delete: actions.askToDelete,
  };
  const onAction: OnCardAction = useSteadyCallback((action, workout) => handlers[action](workout));

  return (
    <WorkoutsFrame path="/workout-library" view={writeView(new URLSearchParams(), view)}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mb: 2,
          '& > button, & > a': { minHeight: 44 },
        }}
      >
        <Typography ref={heading} tabIndex={-1} variant="h1" sx={{ mr: 'auto', '&:focus': { outline: 'none' } }}>
          Workout Library
        </Typography>
        {mayPlan && (
          <Button
            variant="contained"
            disableElevation
            startIcon={<Icon path={mdiPlus} />}
            disabled={workouts.data === undefined}
            onClick={() => create.open('1')}
          >
            CREATE
          </Button>
        )}
        <Button variant="outlined" disabled>
          Coming Soon
        </Button>
        {hasPage('/workout-library/exercises') && (
          <Button component={Link} to={addressOf('/workout-library/exercises')}>
            Exercise Library
          </Button>
        )}
      </Box>
      {undo.bar}
      <QueryPanel
        query={workouts}
        loadingText={libraryTexts.loading}
        errorText={libraryTexts.loadFailed}
        isEmpty={() => false}
        empty=""
        minHeight={320}
      >
        {(data) => (
          <>
            {data.length === 0 ? (
              <EmptyLibrary minHeight={320} />
            ) : (
              <>
                <LibraryFilters view={view} onChange={change} />
                <WorkoutGrid workouts={data} view={view} mayPlan={mayPlan} onAction={onAction} onFilters={change} />
              </>
            )}
            <LibraryDialogs
              workouts={data}
              mayPlan={mayPlan}
              create={create}
              info={info}
              edit={edit}
              schedule={schedule}
              onSchedule={scheduleNext}
              teamId={teamId}
              onScheduled={(added) => {
                setLastTeamId(added.scheduled.team_id);
                undo.offer(added);
              }}
            />
          </>
        )}
      </QueryPanel>
      {actions.deleteDialog}
    </WorkoutsFrame>
  );
}
