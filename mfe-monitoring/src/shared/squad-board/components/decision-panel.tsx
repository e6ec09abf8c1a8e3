import { useId, type Ref } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import {
  DECISIONS,
  DECISION_LABELS,
  DECISION_NOTE_MAX,
  latestUntil,
  MESSAGE_MAX,
  type DecisionKind,
} from '@touchline/contracts/decision-rules';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import {
  Alert,
  Box,
  Button,
  FailureAlert,
  FormHelperText,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@touchline/ui';
import { answeringTexts } from '../../texts/answering-texts.js';
import { squadTexts } from '../../texts/squad-texts.js';
import { decisionText } from '../model/board-texts.js';
import type { DecisionForm } from '../use-decision.js';

interface DecisionPanelProps {
  athlete: SquadAthlete;
  today: CalendarDate;
  /** Decisions are made today; an earlier board only shows them. */
  isToday: boolean;
  form: DecisionForm;
  /** Takes the focus when the button that takes a decision back disappears with it. */
  heading: Ref<HTMLHeadingElement>;
}

/** The decision about an athlete, and the form of the next one. */
export function DecisionPanel({ athlete, today, isToday, form, heading }: DecisionPanelProps) {
  const { draft, problems, busy } = form;
  const { decision } = athlete;
  const kindProblem = useId();
  return (
    <Box
      component="section"
      aria-label="Decision"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ '&:focus': { outline: 'none' } }}>
        Decision
      </Typography>
      {form.failure && <FailureAlert failure={form.failure} />}
      {form.isOvertaken && <Alert severity="warning">{squadTexts.decisionOvertaken}</Alert>}
      {decision && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
            <strong>{decisionText(decision)}</strong>
            {decision.note !== null && `: ${decision.note}`}
            {decision.message !== null && (
              <Box component="span" sx={{ display: 'block' }}>
                {answeringTexts.messageSent(decision.message)}
              </Box>
            )}
          </Typography>
          {isToday && decision.own && decision.made_on === today && (
            <Button onClick={() => void form.takeBack()} disabled={busy} sx={{ minHeight: 44 }}>
              Take back
            </Button>
          )}
        </Box>
      )}
      {isToday && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Box>
            <ToggleButtonGroup
              exclusive
              fullWidth
              aria-label="Kind of decision"
              aria-describedby={problems.kind ? kindProblem : undefined}
              value={draft.kind}
              disabled={busy}
              onChange={(_, kind: DecisionKind | null) => kind && form.set({ kind })}
            >
              {DECISIONS.map((kind) => (
                <ToggleButton key={kind} value={kind} sx={{ minHeight: 44, px: 0.5 }}>
                  {DECISION_LABELS[kind]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {problems.kind && (
              <FormHelperText id={kindProblem} error>
                {problems.kind}
              </FormHelperText>
            )}
          </Box>
          <TextField
            label="Note for the staff"
            multiline
            minRows={1}
            value={draft.note}
            disabled={busy}
            onChange={(event) => form.set({ note: event.target.value })}
            error={problems.note !== undefined}
            helperText={problems.note ?? `${draft.note.trim().length} of ${DECISION_NOTE_MAX} characters`}
          />
          <TextField
            label="Message to the athlete"
            multiline
            minRows={1}
            value={draft.message}
            disabled={busy}
            onChange={(event) => form.set({ message: event.target.value })}
            error={problems.message !== undefined}
            helperText={problems.message ?? answeringTexts.messageHint(draft.message.trim().length, MESSAGE_MAX)}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
            <TextField
              label="Until"
              type="date"
              size="small"
              value={draft.until}
              disabled={busy}
              onChange={(event) => form.set({ until: event.target.value })}
              error={problems.until !== undefined}
              helperText={problems.until}
              slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today, max: latestUntil(today) } }}
              sx={{ '& input': { minHeight: 27 } }}
            />
            <Button type="submit" variant="contained" disableElevation loading={busy} sx={{ minHeight: 44 }}>
              {decision ? 'Replace decision' : 'Save decision'}
            </Button>
          </Box>
        </Box>
      )}
    </Box>
  );
}
