import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import { WEEKDAYS_FROM_MONDAY } from '@touchline/contracts/calendar-date';
import { formatMonthDay } from '@touchline/contracts/date-format';
import { AppDialog, Box, Button, EmptyPanel, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { StepPanel } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { answeringTexts } from '../../texts/answering-texts.js';
import { answersDueTexts } from '../../texts/answers-due-texts.js';
import { answersDueQuery } from '../api/get-answers-due.js';

export interface AnswersDueDialogProps {
  /** null: the board shows several teams. */
  teamId: number | null;
  /** How many answers of today the board shows. */
  answered: number;
  onClose: () => void;
}

/** The tables have nothing to focus, and on a phone they scroll: the keyboard needs the place itself. */
const makeFocusable = (content: HTMLDivElement | null) => content?.setAttribute('tabindex', '0');

/** How many of the due answers were given, per weekday and week. */
export function AnswersDueDialog({ teamId, answered, onClose }: AnswersDueDialogProps) {
  return (
    <AppDialog
      open
      title={answeringTexts.due}
      maxWidth="xs"
      contentRef={makeFocusable}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {teamId === null ? (
        <EmptyPanel text={answersDueTexts.oneTeam} minHeight={120} />
      ) : (
        <TeamAnswers teamId={teamId} answered={answered} />
      )}
    </AppDialog>
  );
}

function TeamAnswers({ teamId, answered }: { teamId: number; answered: number }) {
  const answers = useQuery(answersDueQuery(useApi(), teamId, answered));
  return (
    <QueryPanel
      query={answers}
      errorText={(error) => sentenceOf(error, answersDueTexts.loadFailed)}
      isEmpty={({ weeks }) => weeks.every(({ due }) => due === 0)}
      empty={<StepPanel text={answersDueTexts.nothingDue} step="links" teamId={teamId} minHeight={160} />}
      minHeight={160}
    >
      {({ weekdays, weeks }) => (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Typography variant="body2">{answersDueTexts.explained}</Typography>
          <Shares
            title="Per weekday"
            rows={weekdays.map((share, at) => ({ ...share, name: WEEKDAYS_FROM_MONDAY[at] ?? '' }))}
          />
          <Shares
            title="Per week"
            rows={[...weeks]
              .reverse()
              .map((week) => ({ ...week, name: answersDueTexts.weekOf(formatMonthDay(week.monday)) }))}
          />
        </Box>
      )}
    </QueryPanel>
  );
}

type Share = AnswersDue['weekdays'][number] & { name: string };

/** A table of shares; the bar repeats the numbers for the eye. */
function Shares({ title, rows }: { title: string; rows: readonly Share[] }) {
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        fontVariantNumeric: 'tabular-nums',
        '& caption': { textAlign: 'left', fontWeight: 700, pb: 0.5 },
        '& th': { textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap', py: 0.5, pr: 1 },
        '& td': { textAlign: 'right', whiteSpace: 'nowrap', py: 0.5, pl: 1 },
      }}
    >
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ name, answered, due }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {due > 0 && (
              <Box component="td" sx={{ width: '100%' }} aria-hidden>
                <Bar share={answered / due} />
              </Box>
            )}
            <td colSpan={due > 0 ? 1 : 2}>{answersDueTexts.ofDue(answered, due)}</td>
            <Box component="td" sx={{ width: 56, fontWeight: 700 }}>
              {due > 0 && answersDueTexts.percent(answered, due)}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <Box sx={{ height: 10, borderRadius: 5, bgcolor: 'action.selected', overflow: 'hidden' }}>
      <Box sx={{ height: '100%', width: `${100 * share}%`, bgcolor: 'primary.main' }} />
    </Box>
  );
}
