import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import type { SurveyQuestion } from '@touchline/contracts/surveys.schema';
import { Box, Icon, IconButton, Typography } from '@touchline/ui';
import { questionsTexts } from '../../../shared/texts/measures-texts.js';
import { WeekdayToggles } from '../../../shared/weekday-toggles.js';

interface QuestionRowProps {
  label: string;
  question: SurveyQuestion;
  isFirst: boolean;
  isLast: boolean;
  busy: boolean;
  onWeekdays: (weekdays: readonly number[]) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A question of a list, with its weekdays and its place. */
export function QuestionRow({
  label,
  question,
  isFirst,
  isLast,
  busy,
  onWeekdays,
  onMove,
  onRemove,
}: QuestionRowProps) {
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {question.when === 'daily' ? questionsTexts.daily : questionsTexts.afterSession}
          </Typography>
        </Box>
        <IconButton
          aria-label={questionsTexts.up(label)}
          disabled={isFirst || busy}
          onClick={() => onMove(-1)}
          sx={TARGET}
        >
          <Icon path={mdiArrowUp} />
        </IconButton>
        <IconButton
          aria-label={questionsTexts.down(label)}
          disabled={isLast || busy}
          onClick={() => onMove(1)}
          sx={TARGET}
        >
          <Icon path={mdiArrowDown} />
        </IconButton>
        <IconButton aria-label={questionsTexts.remove(label)} disabled={busy} onClick={onRemove} sx={TARGET}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      <WeekdayToggles
        value={question.weekdays}
        onChange={onWeekdays}
        label={questionsTexts.weekdays(label)}
        disabled={busy}
      />
    </Box>
  );
}

const TARGET = { width: 44, height: 44 } as const;
