import { AppDialog, Button, lazyRetry, LoadingPanel } from '@touchline/ui';
import { useAddressDialog } from '@touchline/ui/router';
import { answeringTexts } from '../../texts/answering-texts.js';
import type { AnswersDueDialogProps } from './answers-due-dialog.js';

const LazyAnswersDue = lazyRetry<AnswersDueDialogProps>(
  () =>
    import(/* webpackChunkName: "answers-due" */ './answers-due-dialog.js').then((module) => module.AnswersDueDialog),
  ({ onClose }) => ({
    loading: <LoadingPanel minHeight={160} />,
    errorText: answeringTexts.codeFailed,
    minHeight: 160,
    frame: (panel) => (
      <AppDialog open title={answeringTexts.due} onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);

/** Opens how many of the due answers were given; nothing is loaded before. */
export function AnswersDueButton({ teamId }: { teamId: number | null }) {
  const dialog = useAddressDialog('due');
  return (
    <>
      <Button onClick={() => dialog.open('weeks')} sx={{ minHeight: 44, justifySelf: 'start', displayPrint: 'none' }}>
        {answeringTexts.due}
      </Button>
      {dialog.value !== null && <LazyAnswersDue teamId={teamId} onClose={dialog.close} />}
    </>
  );
}
