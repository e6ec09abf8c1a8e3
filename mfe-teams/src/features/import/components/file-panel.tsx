import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { mdiFileUploadOutline } from '@mdi/js';
import { Alert, Box, Button, Card, Icon, TextField, Typography } from '@touchline/ui';
import { importTexts } from '../../../shared/texts/import-texts.js';
import type { ChosenSource } from '../use-file-import.js';

interface FilePanelProps {
  problem: string | null;
  isReading: boolean;
  onChoose: (source: ChosenSource) => void;
}

const KINDS = '.xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt';

/** Where a file is chosen or dropped, or cells are pasted. */
export function FilePanel({ problem, isReading, onChoose }: FilePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function take(file: File | undefined): void {
    if (file) onChoose({ content: file, fileName: file.name });
    // The same file can be chosen again after it was corrected.
    if (input.current) input.current.value = '';
  }
  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() === '') return;
    event.preventDefault();
    onChoose({ content: new Blob([text]), fileName: importTexts.pastedName });
  }
  return (
    <Card
      sx={{
        p: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: 2,
        ...(isOver && { outline: 2, outlineColor: 'primary.main' }),
      }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Typography>{importTexts.explanation}</Typography>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          disableElevation
          loading={isReading}
          startIcon={<Icon path={mdiFileUploadOutline} />}
          onClick={() => input.current?.click()}
          sx={{ minHeight: 44 }}
        >
          Choose file
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="File"
          hidden
          accept={KINDS}
          onChange={({ target }) => take(target.files?.[0])}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {importTexts.fileHint}
        </Typography>
      </Box>
      <TextField
        label="Or paste cells"
        multiline
        minRows={2}
        value=""
        onPaste={paste}
        helperText={importTexts.pasteHint}
      />
    </Card>
  );
}
