import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { AppDialog, Button, EmptyPanel, lazyRetry, LoadingPanel, QueryPanel } from '@touchline/ui';
import { labelsOf } from '@touchline/ui/pickers';
import type { UseQueryResult } from '@touchline/ui/query';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import type { AnswersDialogProps } from '../answers/answers-dialog.js';
import type { AthleteDialog } from '../use-roster-view.js';

const TITLE = 'Answers and devices';

const LazyAnswersDialog = lazyRetry<AnswersDialogProps>(
  () =>
    import(/* webpackChunkName: "athlete-answers" */ '../answers/answers-dialog.js').then(
      (module) => module.AnswersDialog,
    ),
  ({ onClose }) => ({
    loading: <LoadingPanel minHeight={160} />,
    errorText: answersTexts.codeFailed,
    minHeight: 160,
    frame: (panel) => (
      <AppDialog open title={TITLE} onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);

interface AccessDialogProps {
  access: UseQueryResult<AthleteAccess[]>;
  athleteId: number;
  onClose: () => void;
}

/** What one athlete needs to answer. It waits for the list of who has what. */
function AccessDialog({ access, athleteId, onClose }: AccessDialogProps) {
  const athlete = access.data?.find(({ athlete_id: id }) => id === athleteId);
  if (access.data && athlete)
    return <LazyAnswersDialog access={athlete} name={labelsOf(access.data)(athlete)} onClose={onClose} />;
  return (
    <AppDialog open title={TITLE} onClose={onClose} actions={<Button onClick={onClose}>Close</Button>}>
      <QueryPanel query={access} errorText={answersTexts.loadAccessFailed} minHeight={160}>
        {() => <EmptyPanel text={answersTexts.notListed} minHeight={120} />}
      </QueryPanel>
    </AppDialog>
  );
}

interface OpenAccessDialogProps {
  access: UseQueryResult<AthleteAccess[]>;
  dialog: AthleteDialog;
}

/** The dialog that the address opens. */
export function OpenAccessDialog({ access, dialog: { athleteId, close } }: OpenAccessDialogProps) {
  return athleteId === null ? null : <AccessDialog access={access} athleteId={athleteId} onClose={close} />;
}
