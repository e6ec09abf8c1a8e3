import { mdiPlus } from '@mdi/js';
import { Box, Button, EmptyPanel, Icon } from '@touchline/ui';
import { historyTexts } from '../texts/history-texts.js';

/** In place of a chart without records: says so, and offers the form for the first one. */
export function NoRecordsPanel({ text, minHeight, onAdd }: { text: string; minHeight: number; onAdd: () => void }) {
  return (
    <Box sx={{ minHeight, display: 'grid', alignContent: 'center', justifyItems: 'center', gap: 1, pb: 1 }}>
      <EmptyPanel text={text} />
      <Button variant="outlined" startIcon={<Icon path={mdiPlus} />} onClick={onAdd} sx={{ minHeight: 44 }}>
        {historyTexts.addEntry}
      </Button>
    </Box>
  );
}
