import type { PlainQuestion, Question } from '@touchline/sheets/question';
import { Alert, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';

interface CellQuestionProps {
  question: PlainQuestion;
  onAnswer: (answer: string) => void;
}

/** Whether this page has words for a question. */
export const isAnswerable = (question: Question): question is PlainQuestion => question.kind in importTexts.question;

/** Two readings of the same cells fit, so the coach says which one is right. */
export function CellQuestion({ question, onAnswer }: CellQuestionProps) {
  const title = importTexts.question[question.kind];
  return (
    <Alert severity="warning" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2">{importTexts.inFile(question.columns, question.examples)}</Typography>
      <RadioGroup aria-label={title} value="" onChange={({ target }) => onAnswer(target.value)}>
        {question.readings.map(({ answer, shownAs }) => (
          <FormControlLabel
            key={answer}
            value={answer}
            control={<Radio />}
            label={<Box sx={{ overflowWrap: 'anywhere' }}>{shownAs.join(' · ')}</Box>}
            sx={{ minHeight: 44 }}
          />
        ))}
      </RadioGroup>
    </Alert>
  );
}
