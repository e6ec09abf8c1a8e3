import { Alert, Box, Button, intoView, takeFocus } from '@touchline/ui';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { asSentence } from '../as-sentence.js';
import { historyTexts } from '../texts/history-texts.js';
import { differences, type Draft } from './draft.js';
import type { HistoryKind } from './history-kind.js';
import type { HistoryDraft } from './use-history-draft.js';

interface DraftAlertProps<K extends string> {
  draft: Draft<K>;
  editing: Pick<HistoryDraft<K>, 'conflict' | 'busy' | 'keepMine'>;
  kind: Pick<HistoryKind<K>, 'columns' | 'canAdd'>;
  onTakeTheirs: () => void;
}

/** Why the last save failed; after a change by someone else, both versions and the choice between them. */
export function DraftAlert<K extends string>({
  draft,
  editing: { conflict, busy, keepMine },
  kind: { columns, canAdd },
  onTakeTheirs,
}: DraftAlertProps<K>) {
  if (conflict === null)
    return draft.saveError === null ? null : (
      <Alert ref={intoView} severity="error" sx={{ my: 1 }}>
        {`${asSentence(draft.saveError)} ${historyTexts.stillHere}`}
      </Alert>
    );
  const { stored } = conflict;
  const date = formatMediumDate(draft.texts.date);
  const deleted = stored === null;
  const differing = deleted ? [] : differences(draft, columns, stored);
  return (
    <Alert ref={takeFocus} tabIndex={-1} severity="warning" sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      {deleted ? historyTexts.deletedByOther(date) : historyTexts.changedByOther(date)}
      {differing.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {differing.map(({ label, theirs, yours }) => (
            <li key={label}>{historyTexts.difference(label, theirs, yours)}</li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        {/* A deleted record can only be kept as a new one. */}
        {(!deleted || canAdd) && (
          <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={keepMine}>
            {deleted ? 'Add it again' : 'Keep mine'}
          </Button>
        )}
        <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onTakeTheirs}>
          {deleted ? 'Leave it deleted' : 'Take theirs'}
        </Button>
      </Box>
    </Alert>
  );
}
