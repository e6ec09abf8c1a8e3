import { useState } from 'react';
import { REQUEST_TEXT_MAX } from '@touchline/contracts/athlete-limits';
import type { RequestTask } from '@touchline/contracts/athlete-rights.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { REQUEST_CLOSED } from '@touchline/contracts/error-codes';
import { Alert, Typography } from '@touchline/ui';
import { FormDialog, FormTextField, typedAs, useAppForm, useWatch, z } from '@touchline/ui/forms';
import { ApiError, useApi, useNotify } from '@touchline/ui/host';
import { fullName } from '@touchline/ui/pickers';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { requestTexts } from '../../texts/request-texts.js';
import { closeRequestMutation } from '../api/get-requests.js';
import { requestTitle } from './request-title.js';

interface RequestDialogProps {
  request: RequestTask;
  /** Of the athlete, told apart from equal ones. */
  name: string;
  onClose: () => void;
}

/** What an athlete asks for, and the coach's answer to it. Marking it as done changes nothing else. */
export function RequestDialog({ request: current, name, onClose }: RequestDialogProps) {
  // The list loses the request when a colleague closes it; typed text stays readable.
  const [request] = useState(current);
  const notify = useNotify();
  const closing = useMutation(closeRequestMutation(useApi(), useQueryClient()));
  const form = useAppForm({
    values: { answer: '' },
    schemaOf: () => answerSchema(request.kind),
    send: async (body) => {
      try {
        await closing.mutateAsync({ id: request.request_id, body });
        notify({ severity: 'success', text: requestTexts.closed });
        onClose();
      } catch (error) {
        if (ApiError.hasCode(error, REQUEST_CLOSED) || ApiError.isGone(error)) {
          notify({ severity: 'info', text: requestTexts.closedBefore });
          onClose();
        } else form.showError(error, requestTexts.closeFailed);
      }
    },
  });
  const typed = useWatch({ control: form.control, name: 'answer' }).trim();

  return (
    <FormDialog
      form={form}
      title={requestTitle(name, request)}
      subtitle={formatLongDate(todayIn(undefined, new Date(request.asked_at)))}
      submitLabel="Mark as done"
      dirty={typed !== ''}
      onClose={onClose}
    >
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{request.text}</Typography>
      {request.kind === 'erasure' && (
        <Alert severity="info" sx={{ overflowWrap: 'anywhere' }}>
          {requestTexts.howToErase(request.athlete_id, fullName(request))}
        </Alert>
      )}
      <FormTextField
        form={form}
        name="answer"
        label="Answer"
        multiline
        minRows={2}
        hint={requestTexts.answerHint(typed.length, REQUEST_TEXT_MAX)}
      />
    </FormDialog>
  );
}

/** A request for deletion needs an explanation: closing it takes it off the list, and deletes nothing. */
const answerSchema = (kind: RequestTask['kind']) =>
  z.object({
    answer: typedAs<string | null>((text) => {
      if (text.length > REQUEST_TEXT_MAX) return { problem: requestTexts.tooLong(REQUEST_TEXT_MAX) };
      return kind === 'erasure' && text === '' ? { problem: requestTexts.answerMissing } : { value: text || null };
    }),
  });
