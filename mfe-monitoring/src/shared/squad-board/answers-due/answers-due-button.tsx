import { AppDialog, Button, lazyRetry, LoadingPanel } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { useAddressDialog } from '@touchline/ui/router';
import { answeringTexts } from '../../texts/answering-texts.js';
import { answersDueQuery } from '../api/get-answers-due.js';
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

interface AnswersDueButtonProps {
  /** null: the board shows several teams, and this is counted per team. */
  teamId: number | null;
  /** How many answers of today the board shows. */
  answered: number;
  isToday: boolean;
}

/** Says how many of this week's due answers were given, and opens the weeks before. A failure leaves the figure out. */
export function AnswersDueButton({ teamId, answered, isToday }: AnswersDueButtonProps) {
  const dialog = useAddressDialog('due');
  const isCounted = teamId !== null && isToday;
  const { data } = useQuery({
    ...answersDueQuery(useApi(), teamId ?? 0, answered),
    enabled: isCounted,
    // While an answer arrives the team keeps its figure; another team has its own.
    placeholderData: (previous, query) => (query?.queryKey[2] === teamId ? previous : undefined),
  });
  // A query that is off still has the data of before.
  const week = isCounted ? data?.weeks.at(-1) : undefined;
  return (
    <>
      <Button
        onClick={() => dialog.open('weeks')}
        sx={{ minHeight: 44, ml: -1, textAlign: 'left', displayPrint: 'none' }}
      >
        {week && week.due > 0 ? answeringTexts.dueThisWeek(week.answered, week.due) : answeringTexts.due}
      </Button>
      {dialog.value !== null && <LazyAnswersDue teamId={teamId} answered={answered} onClose={dialog.close} />}
    </>
  );
}
