import { useState, type SubmitEvent } from 'react';
import { FIRST_DAY, isCalendarDate, LAST_DAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { Alert, Box, QueryPanel, TextField, Typography, type DoneChange } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { createRetryKeys, failureOf, useApi, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { copyWeekTexts } from '../../../shared/texts/copy-week-texts.js';
import { PlanPreview } from '../plan-preview/plan-preview.js';
import { copyWeekMutation } from './api/copy-week.js';
import { copiedText, copyProblem, previewTexts } from './model/copy-preview.js';
import { nextWeek, formatShortWeek, formatWeek } from '../model/weeks.js';
import { useCopyPreview } from './use-copy-preview.js';
import { useTargetWeek } from './use-target-week.js';

interface CopyWeekFormProps {
  title: string;
  team: { id: number; name: string };
  /** Monday of the week to copy. */
  from: CalendarDate;
  onDone: (change: DoneChange) => void;
  onClose: () => void;
}

/** Source week, target week and a preview of the result. The input stays after failures. */
export function CopyWeekForm({ title, team, from, onDone, onClose }: CopyWeekFormProps) {
  const [retryKeys] = useState(createRetryKeys);
  const copy = useMutation(copyWeekMutation(useApi(), useQueryClient(), retryKeys));
  const [addressTarget, setTarget] = useTargetWeek();
  const to = addressTarget ?? nextWeek(from);
  // The raw field value, which is no date while it is typed.
  const [typed, setTyped] = useState(to);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // The message after a copy of no events. The dialog stays open.
  const [nothingCopied, setNothingCopied] = useState<string | null>(null);
  const isTypedDate = isCalendarDate(typed);
  const problem = !isTypedDate ? copyWeekTexts.noDate : to === from ? copyWeekTexts.sameWeek : null;
  const preview = useCopyPreview(team.id, { from, to });
  const body = { team_id: team.id, from_week: from, to_week: to };
  const ready = problem === null && preview.data !== undefined && copyProblem(preview.data) === null;

  const clearMessages = () => {
    setFailure(null);
    setNothingCopied(null);
  };
  function changeTarget(text: string): void {
    setTyped(text);
    clearMessages();
    if (isCalendarDate(text)) setTarget(text);
  }
  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!ready || copy.isPending) return;
    clearMessages();
    try {
      const answer = await copy.mutateAsync(body);
      const text = copiedText(answer, to);
      const what = copyWeekTexts.copied(answer.copied, formatShortWeek(to));
      if (answer.copied > 0) onDone({ changeId: answer.change_id, text, what });
      else setNothingCopied(text);
    } catch (error) {
      setFailure(failureOf(error, copyWeekTexts.failed));
    }
  }

  return (
    <FormDialog
      form={{ busy: copy.isPending, failure, formProps: { onSubmit: (event) => void send(event) } }}
      title={title}
      subtitle={team.name}
      submitLabel="Copy"
      canSubmit={ready}
      onClose={onClose}
    >
      {nothingCopied !== null && <Alert severity="info">{nothingCopied}</Alert>}
      <Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copyWeekTexts.sourceWeek}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{formatWeek(from)}</Typography>
      </Box>
      <TextField
        type="date"
        label={copyWeekTexts.targetWeek}
        value={typed}
        required
        disabled={copy.isPending}
        error={problem !== null}
        helperText={problem ?? formatWeek(to)}
        onChange={(event) => changeTarget(event.target.value)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: FIRST_DAY, max: LAST_DAY },
          formHelperText: {
            'aria-live': 'polite',
            sx: problem === null ? { fontSize: '0.9rem', color: 'text.primary' } : {},
          },
        }}
      />
      {problem === null && (
        <QueryPanel query={preview} errorText={copyWeekTexts.loadFailed} minHeight={72}>
          {(counts) => <Preview lines={previewTexts(counts)} problem={copyProblem(counts)} />}
        </QueryPanel>
      )}
      {ready && preview.hasPlannedLoad && (
        <PlanPreview previewable={{ is: 'request', request: { kind: 'copy', body } }} />
      )}
    </FormDialog>
  );
}

function Preview({ lines, problem }: { lines: string[]; problem: string | null }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5 }}>
      {problem !== null && <Typography sx={{ fontWeight: 600 }}>{problem}</Typography>}
      {lines.map((line) => (
        <Typography key={line}>{line}</Typography>
      ))}
    </Box>
  );
}
