import { mdiArrowDown, mdiArrowUp, mdiMinus } from '@mdi/js';
import type { ChangeKind } from '@touchline/contracts/change-chip';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { TestProgress as Progress } from '@touchline/contracts/performance-tests.schema';
import { forWord } from '@touchline/contracts/words';
import { Box, Chip, Icon } from '@touchline/ui';
import { typicalErrorText, variationText } from '../../../shared/test-variation/variation-text.js';
import { testText } from '../../../shared/test-value-text.js';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { changeText } from '../model/figures.js';
import { BigFigure, Caption, type AthleteCardProps } from './overview-card.js';

const ARROWS = { up: mdiArrowUp, down: mdiArrowDown, flat: mdiMinus } as const;
const COLORS = { good: 'success', bad: 'error', neutral: 'default' } as const;

export const SprintTest = ({ athlete }: Pick<AthleteCardProps, 'athlete'>) => (
  <TestProgress kind="sprint" progress={athlete.sprint} emptyText={overviewTexts.noSprintTests} />
);

export const GripTest = ({ athlete }: Pick<AthleteCardProps, 'athlete'>) => (
  <TestProgress kind="grip" progress={athlete.grip} emptyText={overviewTexts.noGripTests} />
);

/** The text is longer than a narrow card is wide. */
const WRAPPED_CHIP = { height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } } as const;

/** The latest value of a test and its change from the one before. */
function TestProgress({
  kind,
  progress: { latest, previous, change, variation },
  emptyText,
}: {
  kind: ChangeKind;
  progress: Progress;
  emptyText: string;
}) {
  if (latest === null) return <Caption>{emptyText}</Caption>;
  const judged = variationText(kind, variation);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <BigFigure>{testText(kind, latest.value)}</BigFigure>
        {change && (
          <Chip
            icon={<Icon path={forWord(ARROWS, change.direction, mdiMinus)} />}
            label={changeText(kind, change)}
            color={forWord(COLORS, change.tone, 'default')}
            sx={{ fontWeight: 600 }}
          />
        )}
        {judged !== null && <Chip variant="outlined" label={judged} sx={WRAPPED_CHIP} />}
      </Box>
      <Caption>{formatMediumDate(latest.recorded_at)}</Caption>
      <Caption>
        {previous
          ? overviewTexts.previousTest(testText(kind, previous.value), formatMediumDate(previous.recorded_at))
          : overviewTexts.firstTest}
      </Caption>
      {judged !== null && <Caption>{typicalErrorText(kind, variation)}</Caption>}
    </>
  );
}
