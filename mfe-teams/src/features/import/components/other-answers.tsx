import { useState } from 'react';
import type { ImportScale } from '@touchline/contracts/import-plan.schema';
import type { ScaleQuestion } from '@touchline/sheets/question';
import { Box, Button, Checkbox, FormControlLabel, TextField } from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';

const ROW = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1 } as const;

interface OneAnswerProps {
  type: 'date' | 'number';
  label: string;
  /** Whether it is a whole answer. */
  isAnswer: (typed: string) => boolean;
  onUse: (typed: string) => void;
}

/** An answer that no choice offers. */
export function OneAnswer({ type, label, isAnswer, onUse }: OneAnswerProps) {
  const [typed, setTyped] = useState('');
  return (
    <Box sx={ROW}>
      <TextField
        type={type}
        label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Button disabled={!isAnswer(typed)} onClick={() => onUse(typed)} sx={{ minHeight: 44 }}>
        Use
      </Button>
    </Box>
  );
}

interface OtherScaleProps {
  question: ScaleQuestion;
  onUse: (scale: ImportScale) => void;
}

/** A scale with ends that no choice offers. It holds the numbers that the file has. */
export function OtherScale({ question: { field, seen, own }, onUse }: OtherScaleProps) {
  const [isOpen, setOpen] = useState(false);
  const [low, setLow] = useState(String(Math.min(seen.min, own.min)));
  const [high, setHigh] = useState(String(Math.max(seen.max, own.max)));
  const [isReversed, setReversed] = useState(false);
  const [min, max] = [Number(low), Number(high)];
  const isScale = low !== '' && high !== '' && min < max && min <= seen.min && seen.max <= max;
  if (!isOpen)
    return (
      <Button onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {importTexts.otherScale}
      </Button>
    );
  return (
    <Box sx={ROW}>
      {(
        [
          [importTexts.lowEnd, low, setLow],
          [importTexts.highEnd, high, setHigh],
        ] as const
      ).map(([label, value, change]) => (
        <TextField
          key={label}
          type="number"
          label={label}
          value={value}
          error={!isScale}
          onChange={({ target }) => change(target.value)}
          sx={{ width: 160 }}
        />
      ))}
      <FormControlLabel
        control={<Checkbox checked={isReversed} onChange={({ target }) => setReversed(target.checked)} />}
        label={importTexts.reversed(min, own.high_words)}
        sx={{ minHeight: 44 }}
      />
      <Button
        disabled={!isScale}
        onClick={() => onUse({ field, min, max, is_reversed: isReversed })}
        sx={{ minHeight: 44 }}
      >
        {importTexts.useScale}
      </Button>
      {!isScale && <Box role="status">{importTexts.scaleHolds(seen.min, seen.max)}</Box>}
    </Box>
  );
}
