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
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@touchline/ui';
import { FormTextField, useController, useWatch } from '@touchline/ui/forms';
import { answeringTexts } from '../../texts/answering-texts.js';
import { athleteDialogTexts } from '../../texts/athlete-dialog-texts.js';
import { decisionText } from '../model/board-texts.js';
import type { DecisionForm } from '../use-decision.js';
import { MessageReadersNote } from './message-readers.js';

interface DecisionPanelProps {
  athlete: SquadAthlete;
  today: CalendarDate;
  /** Decisions are made today, by a role that may; else the panel only shows them. */
  mayDecide: boolean;
  decisions: DecisionForm;
  /** Takes the focus when the button that takes a decision back disappears with it. */
  heading: Ref<HTMLHeadingElement>;
}

/** The decision about an athlete, and the form of the next one. */
export function DecisionPanel({ athlete, today, mayDecide, decisions, heading }: DecisionPanelProps) {
  const { form, busy, isOvertaken, takeBack } = decisions;
  const { control } = form;
  const { field: kind, fieldState: kindState } = useController({ control, name: 'kind' });
  const [note, message] = useWatch({ control, name: ['note', 'message'] });
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
      {isOvertaken && <Alert severity="warning">{athleteDialogTexts.decisionOvertaken}</Alert>}
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
          {mayDecide && decision.own && decision.made_on === today && (
            <Button onClick={() => void takeBack()} disabled={busy} sx={{ minHeight: 44 }}>
              Take back
            </Button>
          )}
        </Box>
      )}
      {mayDecide && (
        <Box
          component="form"
          noValidate
          {...form.formProps}
          sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          <Box>
            <ToggleButtonGroup
              exclusive
              fullWidth
              aria-label="Kind of decision"
              aria-describedby={kindState.error ? kindProblem : undefined}
              value={kind.value}
              disabled={busy}
              onChange={(_, chosen: DecisionKind | null) => chosen && kind.onChange(chosen)}
            >
              {DECISIONS.map((value) => (
                <ToggleButton key={value} value={value} sx={{ minHeight: 44, px: 0.5 }}>
                  {DECISION_LABELS[value]}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            {kindState.error && (
              <FormHelperText id={kindProblem} error>
                {kindState.error.message}
              </FormHelperText>
            )}
          </Box>
          <FormTextField
            form={form}
            name="note"
            label="Note for the staff"
            multiline
            minRows={1}
            hint={`${note.trim().length} of ${DECISION_NOTE_MAX} characters`}
          />
          <FormTextField
            form={form}
            name="message"
            label="Message to the athlete"
            multiline
            minRows={1}
            hint={answeringTexts.messageHint(message.trim().length, MESSAGE_MAX)}
          />
          {message.trim() !== '' && <MessageReadersNote athleteId={athlete.athlete_id} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}>
            <FormTextField
              form={form}
              name="until"
              label="Until"
              type="date"
              size="small"
              input={{ min: today, max: latestUntil(today) }}
              sx={{ width: 'auto' }}
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
