import { useState } from 'react';
import type { Import, UndoneImport } from '@touchline/contracts/imports.schema';
import { Alert, Box, Button, Card, ConfirmDialog, FailureAlert, Typography } from '@touchline/ui';
import { failureOf, useApi, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { Link, useSearchParams } from '@touchline/ui/router';
import { momentText } from '../../../shared/moment-text.js';
import { importTexts } from '../../../shared/texts/import-texts.js';
import { importsQuery, undoImportMutation } from '../api/imports.js';
import { withFile } from '../model/file-param.js';

/** The files that were brought to this team, each with its Undo. Nothing without any. */
export function EarlierImports({ teamId }: { teamId: number }) {
  const api = useApi();
  const { data: imports = [] } = useQuery(importsQuery(api, teamId));
  const undo = useMutation(undoImportMutation(api, useQueryClient(), teamId));
  const [asked, setAsked] = useState<Import | null>(null);
  const [done, setDone] = useState<{ file: Import; undone: UndoneImport } | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function take(file: Import): Promise<void> {
    setFailure(null);
    setDone(null);
    try {
      setDone({ file, undone: await undo.mutateAsync(file.import_id) });
    } catch (error) {
      setFailure(failureOf(error, importTexts.undoFailed));
    } finally {
      setAsked(null);
    }
  }
  if (imports.length === 0) return null;
  return (
    <Card sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{importTexts.earlier}</Typography>
      {done && <UndoResult {...done} />}
      {failure && <FailureAlert failure={failure} />}
      <Box component="ul" aria-label={importTexts.earlier} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {imports.map((file) => (
          <Box
            component="li"
            key={file.import_id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              alignItems: 'center',
              py: 0.5,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 260px', overflowWrap: 'anywhere' }}>
              <Typography>
                {importTexts.imported(file.file_name, file.coach?.name ?? null, momentText(file.created_at))}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {resultText(file)}
              </Typography>
            </Box>
            {file.undone_at === null && (
              <Box sx={{ display: 'flex' }}>
                {file.counts.new + file.counts.changed > 0 && (
                  <RowsLink file={file} name={importTexts.openRows(file.file_name)} label="Rows" />
                )}
                <Button onClick={() => setAsked(file)} sx={{ minHeight: 44 }} aria-label={`Undo ${file.file_name}`}>
                  Undo
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      <ConfirmDialog
        open={asked !== null}
        title="Take this import back?"
        text={importTexts.undoQuestion(asked?.target ?? '', asked?.file_name ?? '')}
        confirmLabel="Take back"
        busy={undo.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void take(asked)}
      />
    </Card>
  );
}

function RowsLink({ file, name, label }: { file: Import; name?: string; label: string }) {
  const [search] = useSearchParams();
  return (
    <Button component={Link} to={withFile(search, file.import_id)} aria-label={name} sx={{ minHeight: 44 }}>
      {label}
    </Button>
  );
}

function UndoResult({ file, undone }: { file: Import; undone: UndoneImport }) {
  return (
    <Alert severity={undone.kept.length > 0 ? 'info' : 'success'}>
      {importTexts.undoResult(file.target, undone)}
      {undone.kept.map(({ name, reason }, at) => (
        <Typography key={at} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {`${name}: ${reason}`}
        </Typography>
      ))}
      {undone.kept.length > 0 && <RowsLink file={file} label={importTexts.keptRows} />}
    </Alert>
  );
}

function resultText({ counts, undone_at: undoneAt }: Import): string {
  const parts = (['new', 'changed', 'same', 'refused'] as const).flatMap((outcome) =>
    counts[outcome] === 0 ? [] : [importTexts.counts[outcome](counts[outcome])],
  );
  return [parts.join(', '), undoneAt === null ? [] : importTexts.undone(momentText(undoneAt))].flat().join('. ');
}
