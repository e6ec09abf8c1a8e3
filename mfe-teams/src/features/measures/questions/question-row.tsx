import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import { WEEKDAYS_FROM_MONDAY } from '@touchline/contracts/calendar-date';
import type { SurveyQuestion } from '@touchline/contracts/surveys.schema';
import { Box, Icon, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@touchline/ui';
import { questionsTexts } from '../../../shared/texts/measures-texts.js';

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
      <ToggleButtonGroup
        value={question.weekdays}
        onChange={(_event, weekdays: number[]) => onWeekdays(weekdays)}
        aria-label={questionsTexts.weekdays(label)}
        disabled={busy}
        size="small"
        color="primary"
        sx={{ width: '100%' }}
      >
        {WEEKDAYS_FROM_MONDAY.map((name, weekday) => (
          <ToggleButton
            key={name}
            value={weekday}
            aria-label={`${name.slice(0, 2)}, ${name}`}
            sx={{ flex: 1, minHeight: 44, px: 0.5, minWidth: 0 }}
          >
            {name.slice(0, 2)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
}

const TARGET = { width: 44, height: 44 } as const;
