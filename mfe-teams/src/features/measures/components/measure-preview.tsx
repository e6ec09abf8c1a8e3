import { choicesOf } from '@touchline/contracts/measure-choices';
import { isAskedOfAthletes } from '@touchline/contracts/measure-problems';
import { CHOICES_MAX, SIDES, unitSymbol } from '@touchline/contracts/measure-rules';
import type { MeasureDefinition } from '@touchline/contracts/measures.schema';
import { rolesText } from '@touchline/contracts/permissions';
import { Box, Typography } from '@touchline/ui';
import { measuresTexts } from '../../../shared/texts/measures-texts.js';

/** A measure as an athlete is asked for it, or as staff record it. Nothing in it can be pressed. */
export function MeasurePreview({ definition }: { definition: MeasureDefinition }) {
  const isAsked = isAskedOfAthletes(definition.entered_by);
  return (
    <Box component="section" aria-label={isAsked ? measuresTexts.preview : measuresTexts.previewTest} className="wide">
      <Typography variant="subtitle2" component="p" sx={{ mb: 1 }}>
        {isAsked ? measuresTexts.preview : measuresTexts.previewTest}
      </Typography>
      <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}>
        {isAsked ? <Question definition={definition} /> : <Test definition={definition} />}
      </Box>
    </Box>
  );
}

const BOX = {
  minHeight: 44,
  display: 'grid',
  placeItems: 'center',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;

function Question({ definition }: { definition: MeasureDefinition }) {
  const { question, label, unit, low_words: low, high_words: high, kind } = definition;
  const symbol = unitSymbol(unit);
  const choices = choicesOf(definition).slice(0, CHOICES_MAX);
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        {question ?? label}
        {symbol !== '' && ` (${symbol})`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {measuresTexts.readBy(rolesText(`${kind}.read`))}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 0.5, my: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(min(44px, 18%), 1fr))' }}
      >
        {choices.map((choice) => (
          <Box key={choice} sx={BOX}>
            {choice}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, color: 'text.secondary' }}>
        <span>{low !== null && `${choices[0]} = ${low}`}</span>
        <span>{high !== null && `${choices.at(-1)} = ${high}`}</span>
      </Box>
    </>
  );
}

function Test({ definition: { label, unit, trials, has_sides: hasSides } }: { definition: MeasureDefinition }) {
  const symbol = unitSymbol(unit);
  const sides = hasSides ? SIDES.filter((side) => side !== 'none') : (['none'] as const);
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>
        {label}
        {symbol !== '' && ` (${symbol})`}
      </Typography>
      {sides.map((side) => (
        <Box key={side} sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
          {side !== 'none' && <Box sx={{ width: 48 }}>{side === 'left' ? 'Left' : 'Right'}</Box>}
          {Array.from({ length: trials }, (_, at) => (
            <Box key={at} sx={{ ...BOX, width: 64, color: 'text.secondary' }}>
              {trials > 1 ? at + 1 : ''}
            </Box>
          ))}
        </Box>
      ))}
    </>
  );
}
