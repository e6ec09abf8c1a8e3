import { useId, useState } from 'react';
import type { PlanPreview as Preview } from '@touchline/contracts/plan-preview.schema';
import { Box, Button, RetryAlert, Typography, useDebounced, useToday } from '@touchline/ui';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { planPreviewTexts } from '../../../shared/texts/plan-preview-texts.js';
import { planPreviewQuery, type PreviewRequest } from './api/get-plan-preview.js';
import type { Previewable } from './model/preview-request.js';
import { previewSummary } from './model/preview-summary.js';
import { PreviewTable } from './preview-table.js';

/** Values are typed key by key; only a pause asks the server. */
const PAUSE_MS = 400;

interface PlanPreviewProps {
  previewable: Previewable;
  /** Shown when no week ahead changes; nothing is shown by default. */
  unchangedText?: string;
}

/** What a plan means for the load of each athlete, before it is saved. Nothing where no load is planned. */
export function PlanPreview({ previewable, unchangedText }: PlanPreviewProps) {
  if (previewable.is === 'nothing') return null;
  return (
    <Box sx={{ width: '100%', display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {previewable.is === 'incomplete' ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {planPreviewTexts.incomplete}
        </Typography>
      ) : (
        <LoadedPreview request={previewable.request} unchangedText={unchangedText} />
      )}
    </Box>
  );
}

function LoadedPreview({ request, unchangedText }: { request: PreviewRequest; unchangedText: string | undefined }) {
  // The text of the request is compared, because each rendering makes a new object of the same content.
  const paused = JSON.parse(useDebounced(JSON.stringify(request), PAUSE_MS)) as PreviewRequest;
  const query = useQuery(planPreviewQuery(useApi(), paused, useToday()));
  if (query.isError)
    return (
      <RetryAlert severity="info" onRetry={() => void query.refetch()}>
        {sentenceOf(query.error, planPreviewTexts.failed)}
      </RetryAlert>
    );
  return (
    <Box role="status" sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {query.data === undefined ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {planPreviewTexts.loading}
        </Typography>
      ) : query.data.weeks.length > 0 ? (
        <Result preview={query.data} />
      ) : (
        unchangedText !== undefined && <Typography variant="body2">{unchangedText}</Typography>
      )}
    </Box>
  );
}

function Result({ preview }: { preview: Preview }) {
  const [isOpen, setOpen] = useState(false);
  const [title, table] = [useId(), useId()];
  const { above, notes } = previewSummary(preview);
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography id={title} component="h3" variant="subtitle2" sx={{ fontWeight: 600, mt: 1 }}>
        {planPreviewTexts.title}
      </Typography>
      {above.length > 0 && <Typography variant="body2">{planPreviewTexts.aboveTitle}</Typography>}
      <Box component="ul" sx={{ m: 0, pl: 2.5, '&:empty': { display: 'none' } }}>
        {above.map(({ week, text }) => (
          <Typography key={week} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{week}</strong> {text}
          </Typography>
        ))}
      </Box>
      {notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      ))}
      {preview.athletes.length > 0 && (
        <>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={table}
            onClick={() => setOpen(!isOpen)}
            sx={{ minHeight: 44, px: 0 }}
          >
            {isOpen ? planPreviewTexts.hideAthletes : planPreviewTexts.showAthletes}
          </Button>
          <div id={table}>{isOpen && <PreviewTable preview={preview} />}</div>
        </>
      )}
    </Box>
  );
}
