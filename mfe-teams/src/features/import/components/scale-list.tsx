import type { ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportReading, ImportScale } from '@touchline/contracts/import-plan.schema';
import { Box, Button, Typography } from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';
import { withoutScale } from '../model/questions.js';

interface ScaleListProps {
  target: ImportTarget;
  scales: readonly ImportScale[];
  reading: ImportReading;
  onChange: (reading: ImportReading) => void;
}

/** The scales by which columns are read. One that a coach chose, for this file or the last one, can be asked for again. */
export function ScaleList({ target, scales, reading, onChange }: ScaleListProps) {
  if (scales.length === 0) return null;
  const labelOf = (key: string) => target.fields.find((field) => field.key === key)?.label ?? key;
  return (
    <Box component="ul" aria-label={importTexts.scales} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {scales.map((scale) => (
        <Box
          component="li"
          key={scale.field}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 44 }}
        >
          <Typography sx={{ overflowWrap: 'anywhere' }}>{scaleText(scale, target)}</Typography>
          {reading.scales?.some(({ field }) => field === scale.field) && (
            <Button
              onClick={() => onChange(withoutScale(reading, scale.field))}
              aria-label={importTexts.changeScale(labelOf(scale.field))}
              sx={{ minHeight: 44 }}
            >
              Change
            </Button>
          )}
        </Box>
      ))}
    </Box>
  );
}

function scaleText({ field: key, min, max, is_reversed: isReversed }: ImportScale, { fields }: ImportTarget): string {
  const field = fields.find((each) => each.key === key);
  const ends = { min: field?.min ?? min, max: field?.max ?? max };
  return importTexts.readScale(field?.label ?? key, { min, max }, ends, isReversed);
}
