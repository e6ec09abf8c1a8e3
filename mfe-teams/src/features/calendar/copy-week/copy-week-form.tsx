import { useId, useState, type SubmitEvent } from 'react';
import { FIRST_DAY, isCalendarDate, LAST_DAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import {
  Alert,
  AppDialog,
  Box,
  Button,
  FailureAlert,
  QueryPanel,
  TextField,
  Typography,
  type DoneChange,
} from '@touchline/ui';
import { createKeptKey, failureOf, useApi, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { copyWeekMutation } from './api/copy-week.js';
import { copiedText, copyProblem, previewTexts } from './model/copy-preview.js';
import { weekAfter, weekText } from './model/weeks.js';
import { useCopyPreview } from './use-copy-preview.js';
import { useTargetWeek } from './use-target-week.js';

interface CopyWeekFormProps {
  title: string;
  team: { id: number; name: string };
  /** The Monday of the week that is copied. */
  from: CalendarDate;
  onDone: (change: DoneChange) => void;
  onClose: () => void;
}

/** From which week to which, and what will come of it. Whatever fails, the choice stays. */
export function CopyWeekForm({ title, team, from, onDone, onClose }: CopyWeekFormProps) {
  const [sender] = useState(createKeptKey);
  const copy = useMutation(copyWeekMutation(useApi(), useQueryClient(), sender));
  const [said, setTarget] = useTargetWeek();
  const to = said ?? weekAfter(from);
  // What is in the field: while a date is being typed it is none.
  const [typed, setTyped] = useState(to);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  // Said where nothing was copied: the dialog stays.
  const [nothing, setNothing] = useState<string | null>(null);
  const form = useId();
  const typedWell = isCalendarDate(typed);
  const problem = !typedWell
    ? 'Choose a day of the week to copy to.'
    : to === from
      ? 'Choose another week than the one to copy.'
      : null;
  const preview = useCopyPreview(team.id, { from, to });
  const ready = problem === null && preview.data !== undefined && copyProblem(preview.data) === null;

  const forget = () => {
    setFailure(null);
    setNothing(null);
  };
  function type(text: string): void {
    setTyped(text);
    forget();
    if (isCalendarDate(text)) setTarget(text);
  }
  async function send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!ready || copy.isPending) return;
    forget();
    try {
      const answer = await copy.mutateAsync({ team_id: team.id, from_week: from, to_week: to });
      const text = copiedText(answer, to);
      if (answer.copied > 0) onDone({ changeId: answer.change_id, text });
      else setNothing(text);
    } catch (error) {
      setFailure(failureOf(error, 'Failed to copy the week.'));
    }
  }

  return (
    <AppDialog
      open
      title={title}
      subtitle={team.name}
      maxWidth="xs"
      busy={copy.isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={copy.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={form}
            variant="contained"
            disableElevation
            disabled={!ready}
            loading={copy.isPending}
          >
            Copy
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
        {nothing !== null && <Alert severity="info">{nothing}</Alert>}
        <Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            From the week of the selected day
          </Typography>
          <Typography sx={{ fontWeight: 600 }}>{weekText(from)}</Typography>
        </Box>
        <TextField
          type="date"
          label="To the week of"
          value={typed}
          required
          disabled={copy.isPending}
          error={problem !== null}
          helperText={problem ?? weekText(to)}
          onChange={(event) => type(event.target.value)}
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
          <QueryPanel query={preview} errorText="Failed to load the events of the weeks" minHeight={72}>
            {(counts) => <Preview lines={previewTexts(counts)} problem={copyProblem(counts)} />}
          </QueryPanel>
        )}
      </Box>
    </AppDialog>
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
