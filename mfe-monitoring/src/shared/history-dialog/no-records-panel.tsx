import { mdiPlus } from '@mdi/js';
import { Box, Button, EmptyPanel, Icon } from '@touchline/ui';
import { historyTexts } from '../texts/history-texts.js';

interface NoRecordsPanelProps {
  text: string;
  minHeight: number;
  /** Undefined where the coach's role does not let records be added. */
  onAdd: (() => void) | undefined;
}

/** In place of a chart without records: says so, and offers the form for the first one. */
export function NoRecordsPanel({ text, minHeight, onAdd }: NoRecordsPanelProps) {
  return (
    <Box sx={{ minHeight, display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 1, pb: 1 }}>
      <EmptyPanel text={text} />
      {onAdd && (
        <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={onAdd} sx={{ minHeight: 44 }}>
          {historyTexts.addEntry}
        </Button>
      )}
    </Box>
  );
}
