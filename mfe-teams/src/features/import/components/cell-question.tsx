import { isCalendarDate } from '@touchline/contracts/calendar-date';
import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { Question } from '@touchline/sheets/question';
import { Alert, Box, FormControlLabel, Radio, RadioGroup, Typography } from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';
import { choicesOf, withAnswer } from '../model/questions.js';
import { OneAnswer, OtherScale } from './other-answers.js';

interface CellQuestionProps {
  question: Question;
  reading: ImportReading;
  onAnswer: (reading: ImportReading) => void;
}

/** Two readings of the same cells fit, or the file does not say what they are, so the coach does. */
export function CellQuestion({ question, reading, onAnswer }: CellQuestionProps) {
  const title = importTexts.question[question.kind];
  const choices = choicesOf(question);
  return (
    <Alert severity="warning" icon={false} sx={{ '& .MuiAlert-message': { width: '100%' } }}>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2">{importTexts.inFile(question.columns, question.examples)}</Typography>
      {choices.length > 0 && (
        <RadioGroup
          aria-label={title}
          value=""
          onChange={({ target }) => {
            const chosen = choices[Number(target.value)];
            if (chosen) onAnswer(withAnswer(reading, question, chosen.answer));
          }}
        >
          {choices.map(({ label }, at) => (
            <FormControlLabel
              key={label}
              value={String(at)}
              control={<Radio />}
              label={<Box sx={{ overflowWrap: 'anywhere' }}>{label}</Box>}
              sx={{ minHeight: 44 }}
            />
          ))}
        </RadioGroup>
      )}
      {question.kind === 'scales' && (
        <OtherScale question={question} onUse={(scale) => onAnswer(withAnswer(reading, question, scale))} />
      )}
      {question.kind === 'day' && (
        <OneAnswer
          type="date"
          label="Day"
          isAnswer={isCalendarDate}
          onUse={(day) => onAnswer(withAnswer(reading, question, day))}
        />
      )}
      {question.kind === 'year' && (
        <OneAnswer
          type="number"
          label={importTexts.otherYear}
          isAnswer={(typed) => /^20\d\d$/.test(typed)}
          onUse={(year) => onAnswer(withAnswer(reading, question, Number(year)))}
        />
      )}
    </Alert>
  );
}
