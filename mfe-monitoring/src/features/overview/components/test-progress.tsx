import { mdiArrowDown, mdiArrowUp, mdiMinus } from '@mdi/js';
import type { ChangeKind } from '@touchline/contracts/change-chip';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { TestProgress as Progress } from '@touchline/contracts/fatigue.schema';
import { Box, Chip, Icon } from '@touchline/ui';
import { testText } from '../../../shared/test-text.js';
import { changeText } from '../model/figures.js';
import type { AthleteCardProps } from './athlete-cards.js';
import { BigFigure, Caption } from './overview-card.js';

const ARROWS = { up: mdiArrowUp, down: mdiArrowDown, flat: mdiMinus } as const;
const COLORS = { good: 'success', bad: 'error', neutral: 'default' } as const;

export const SprintTest = ({ athlete }: Pick<AthleteCardProps, 'athlete'>) => (
  <TestProgress kind="sprint" progress={athlete.sprint} nothing="No sprint tests recorded yet." />
);

export const GripTest = ({ athlete }: Pick<AthleteCardProps, 'athlete'>) => (
  <TestProgress kind="grip" progress={athlete.grip} nothing="No grip tests recorded yet." />
);

/** The last value of a test, and what became of it since the one before. */
function TestProgress({
  kind,
  progress: { latest, previous, change },
  nothing,
}: {
  kind: ChangeKind;
  progress: Progress;
  nothing: string;
}) {
  if (latest === null) return <Caption>{nothing}</Caption>;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <BigFigure>{testText(kind, latest.value)}</BigFigure>
        {change && (
          <Chip
            icon={<Icon path={ARROWS[change.direction]} />}
            label={changeText(kind, change)}
            color={COLORS[change.tone]}
            sx={{ fontWeight: 600 }}
          />
        )}
      </Box>
      <Caption>{formatMediumDate(latest.recorded_at)}</Caption>
      <Caption>
        {previous
          ? `Before: ${testText(kind, previous.value)}, ${formatMediumDate(previous.recorded_at)}`
          : 'The only test so far: nothing to compare with.'}
      </Caption>
    </>
  );
}
