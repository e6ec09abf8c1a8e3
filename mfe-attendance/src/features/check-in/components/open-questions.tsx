import { Alert, Box, Button } from '@touchline/ui';
import type { AttendanceStatus } from '@touchline/contracts/attendance.schema';
import { STATUS_LABELS } from '../../../shared/status-labels.js';
import type { OpenQuestion } from '../model/open-questions.js';

interface OpenQuestionsProps {
  questions: readonly OpenQuestion[];
  /** The coach's own mark after all. */
  onMine: (question: OpenQuestion) => void;
  onTheirs: (question: OpenQuestion) => void;
}

/** Marks that the server has not taken, each with what stands in its place: nothing is decided without the coach. */
export function OpenQuestions({ questions, onMine, onTheirs }: OpenQuestionsProps) {
  return questions.map((question) => (
    <Alert
      key={question.mark.id}
      severity="warning"
      sx={{ overflowWrap: 'anywhere', '& .MuiAlert-message': { minWidth: 0, width: '100%' } }}
    >
      {textOf(question)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& .MuiButton-root': { minHeight: 44 } }}>
        {question.problem.kind === 'changed' ? (
          <>
            <Button color="inherit" variant="outlined" onClick={() => onTheirs(question)}>
              {question.problem.stored === null ? 'Leave unmarked' : `Keep ${STATUS_LABELS[question.problem.stored]}`}
            </Button>
            <Button
              color="inherit"
              variant="outlined"
              onClick={() => onMine(question)}
            >{`Change to ${STATUS_LABELS[question.mine]}`}</Button>
          </>
        ) : (
          <Button color="inherit" variant="outlined" onClick={() => onTheirs(question)}>
            Dismiss
          </Button>
        )}
      </Box>
    </Alert>
  ));
}

const said = (status: AttendanceStatus | null) =>
  status === null ? 'took the mark back' : `marked ${STATUS_LABELS[status]}`;

function textOf({ name, mine, problem }: OpenQuestion): string {
  if (problem.kind === 'refused') return `${name}: ${STATUS_LABELS[mine]} could not be saved. ${problem.reason}`;
  return `${name}: you marked ${STATUS_LABELS[mine]}, someone else ${said(problem.stored)} meanwhile.`;
}
