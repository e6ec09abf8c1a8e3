import { useId, useState, type SubmitEvent } from 'react';
import { REQUEST_TEXT_MAX } from '@touchline/contracts/athlete-limits';
import type { RequestTask } from '@touchline/contracts/athlete-rights.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { REQUEST_CLOSED } from '@touchline/contracts/error-codes';
import { Alert, AppDialog, Box, Button, FailureAlert, TextField, Typography, useDiscardGuard } from '@touchline/ui';
import {
  ApiError,
  failureOf,
  useApi,
  useNotify,
  useUnsavedWork,
  withInputKept,
  type CallFailure,
} from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { requestTexts } from '../../texts/request-texts.js';
import { closeRequestMutation } from '../api/get-requests.js';
import { requestTitle } from './request-title.js';

interface RequestDialogProps {
  request: RequestTask;
  onClose: () => void;
}

/** What an athlete asks for, and the coach's answer to it. Marking it as done changes nothing else. */
export function RequestDialog({ request: current, onClose }: RequestDialogProps) {
  // The list loses the request when a colleague closes it; typed text stays readable.
  const [request] = useState(current);
  const [answer, setAnswer] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const notify = useNotify();
  const closing = useMutation(closeRequestMutation(useApi(), useQueryClient()));
  const typed = answer.trim();
  const problem = answerProblem(request.kind, typed);
  const shownProblem = isChecked || typed !== '' ? problem : null;
  const { guard, question } = useDiscardGuard(typed !== '');
  useUnsavedWork(typed !== '');
  const form = useId();

  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (closing.isPending) return;
    setIsChecked(true);
    if (problem !== null) return;
    setFailure(null);
    try {
      await closing.mutateAsync({ id: request.request_id, body: { answer: typed === '' ? null : typed } });
      notify({ severity: 'success', text: requestTexts.closed });
      onClose();
    } catch (error) {
      if (!ApiError.hasCode(error, REQUEST_CLOSED) && !ApiError.isGone(error))
        return setFailure(withInputKept(failureOf(error, requestTexts.closeFailed)));
      notify({ severity: 'info', text: requestTexts.closedBefore });
      onClose();
    }
  }

  return (
    <AppDialog
      open
      title={requestTitle(request)}
      subtitle={formatLongDate(todayIn(undefined, new Date(request.asked_at)))}
      maxWidth="xs"
      busy={closing.isPending}
      onClose={() => guard(onClose)}
      actions={
        <>
          <Button onClick={() => guard(onClose)} disabled={closing.isPending}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="contained" disableElevation loading={closing.isPending}>
            Mark as done
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={form}
        noValidate
        onSubmit={(event) => void send(event)}
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {failure && <FailureAlert failure={failure} />}
        <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.text}</Typography>
        {request.kind === 'erasure' && (
          <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
            {requestTexts.howToErase(request.athlete_id, fullName(request))}
          </Alert>
        )}
        <TextField
          label="Answer"
          multiline
          minRows={2}
          value={answer}
          disabled={closing.isPending}
          onChange={(event) => setAnswer(event.target.value)}
          error={shownProblem !== null}
          helperText={shownProblem ?? requestTexts.answerHint(typed.length, REQUEST_TEXT_MAX)}
        />
      </Box>
      {question}
    </AppDialog>
  );
}

/** Explains a request for deletion: closing the request takes it off the list, and deletes nothing. */
function answerProblem(kind: RequestTask['kind'], typed: string): string | null {
  if (typed.length > REQUEST_TEXT_MAX) return requestTexts.tooLong(REQUEST_TEXT_MAX);
  return kind === 'erasure' && typed === '' ? requestTexts.answerMissing : null;
}
