import { useState } from 'react';
import { addDays, isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { SURVEY_CHANGED } from '@touchline/contracts/error-codes';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { Survey, SurveyQuestion } from '@touchline/contracts/surveys.schema';
import { Alert, Box, FormHelperText, MenuItem, TextField, Typography, useToday } from '@touchline/ui';
import { FormDialog, FormTextField, typedAs, useAppForm, useWatch, z } from '@touchline/ui/forms';
import { ApiError, useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { questionsTexts } from '../../../shared/texts/measures-texts.js';
import { saveSurveyMutation, surveysQuery } from '../api/surveys.js';
import { measureLabel } from '../model/measure-words.js';
import { useReplacingSave } from '../use-replacing-save.js';
import { addable, moved, nextMonday, questionOf, questionsOn, questionText, withWeekdays } from './question-list.js';
import { QuestionRow } from './question-row.js';

interface QuestionsDialogProps {
  teamId: number;
  lists: readonly Survey[];
  catalogue: readonly Measure[];
  /** The name of the address parameter that holds the dialog. */
  heldBy: string;
  onClose: () => void;
}

/** Changes what a team asks from a day on. It is open while mounted. What was changed stays beside a colleague's change. */
export function QuestionsDialog({ teamId, lists, catalogue, heldBy, onClose }: QuestionsDialogProps) {
  const [cache, notify, today] = [useQueryClient(), useNotify(), useToday()];
  const api = useApi();
  const storing = useMutation(saveSurveyMutation(api, cache));
  const [start] = useState(() => nextMonday(today));
  // `lists` may be read again meanwhile: with their versions the coach would replace what they have not seen.
  const { seen, ...saving } = useReplacingSave(lists);
  // Undefined: nothing was changed, so the list is that of the chosen day.
  const [edited, setEdited] = useState<readonly SurveyQuestion[]>();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useAppForm({ values: { from: start }, schemaOf: () => schemaFrom(addDays(today, 1)), send });
  const typedDay = useWatch({ control: form.control, name: 'from' });
  const day = isCalendarDate(typedDay) ? typedDay : start;
  const questions = edited ?? questionsOn(seen, day);
  const labelOf = (key: string) => measureLabel(catalogue, key, questionsTexts.unread);
  const edit = (next: readonly SurveyQuestion[]) => {
    setProblem(null);
    setEdited(next);
  };

  async function send({ from }: { from: CalendarDate }): Promise<void> {
    const empty = questions.find(({ weekdays }) => weekdays.length === 0);
    if (empty) return setProblem(questionsTexts.noWeekday(labelOf(empty.measure)));
    const version = seen.find((list) => list.from === from)?.version ?? 0;
    await saving.save(form, {
      store: () => storing.mutateAsync({ team_id: teamId, from, questions: [...questions], version }),
      changedCode: SURVEY_CHANGED,
      read: () => cache.fetchQuery({ ...surveysQuery(api, teamId), staleTime: 0 }),
      changeNotLoaded: questionsTexts.changeNotLoaded,
      onSaved: () => {
        notify({ severity: 'success', text: questionsTexts.saved(formatMediumDate(from)) });
        onClose();
      },
      onFailed: showFailure,
    });
  }

  function showFailure(error: unknown): void {
    const atQuestion = error instanceof ApiError && error.fields.find(({ path }) => path.startsWith('questions.'));
    if (atQuestion) return setProblem(problemAt(atQuestion, questions, labelOf));
    form.showError(error, questionsTexts.saveFailed);
  }

  const further = addable(catalogue, questions);
  return (
    <FormDialog
      form={form}
      title={questionsTexts.change}
      submitLabel="Save"
      maxWidth="sm"
      dirty={edited !== undefined || form.dirty}
      heldBy={heldBy}
      onClose={onClose}
    >
      {saving.isOvertaken && (
        <Alert severity="warning">
          {questionsTexts.changedByOther(questionsOn(seen, day).map((question) => questionText(catalogue, question)))}
        </Alert>
      )}
      <FormTextField
        form={form}
        name="from"
        label={questionsTexts.firstDay}
        hint={questionsTexts.firstDayHint}
        type="date"
        required
        input={{ min: addDays(today, 1) }}
      />
      {questions.length === 0 && <Typography>{questionsTexts.none}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {questions.map((question, at) => (
          <QuestionRow
            key={question.measure}
            label={labelOf(question.measure)}
            question={question}
            isFirst={at === 0}
            isLast={at === questions.length - 1}
            busy={form.busy}
            onWeekdays={(weekdays) => edit(withWeekdays(questions, at, weekdays))}
            onMove={(by) => edit(moved(questions, at, by))}
            onRemove={() => edit(questions.filter((_, index) => index !== at))}
          />
        ))}
      </Box>
      {further.length > 0 ? (
        <TextField
          select
          label={questionsTexts.add}
          value=""
          disabled={form.busy}
          onChange={(event) => {
            const added = further.find(({ key }) => key === event.target.value);
            if (added) edit([...questions, questionOf(added)]);
          }}
          slotProps={{ select: { sx: { minHeight: 44 } } }}
        >
          {further.map((measure) => (
            <MenuItem key={measure.key} value={measure.key} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
              {newestVersion(measure).label}
            </MenuItem>
          ))}
        </TextField>
      ) : (
        questions.length === 0 && <Typography>{questionsTexts.nothingToAdd}</Typography>
      )}
      {problem !== null && (
        <FormHelperText error role="alert" sx={{ fontSize: '1rem' }}>
          {problem}
        </FormHelperText>
      )}
    </FormDialog>
  );
}

const schemaFrom = (first: CalendarDate) =>
  z.object({
    from: typedAs<CalendarDate>((text) =>
      isCalendarDate(text) && text >= first ? { value: text } : { problem: questionsTexts.firstDayMissing },
    ),
  });

/** `Groin: this would ask more than 2 further questions on one day.` */
function problemAt(
  { path, message }: { path: string; message: string },
  questions: readonly SurveyQuestion[],
  labelOf: (key: string) => string,
): string {
  const question = questions[Number(path.split('.')[1])];
  return question ? `${labelOf(question.measure)}: ${message}` : message;
}
