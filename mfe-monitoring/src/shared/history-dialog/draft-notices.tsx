import { Alert, Box, Button, intoView, takeFocus } from '@touchline/ui';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { differences, type Draft } from './draft.js';
import type { HistoryKind } from './history-kind.js';

interface DraftNoticesProps<K extends string> {
  draft: Draft<K>;
  kind: Pick<HistoryKind<K>, 'columns' | 'canAdd'>;
  busy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Why the last save was refused; after a change by someone else, both versions and the choice between them. */
export function DraftNotices<K extends string>({
  draft,
  kind: { columns, canAdd },
  busy,
  onKeepMine,
  onTakeTheirs,
}: DraftNoticesProps<K>) {
  if (draft.conflict === null)
    return draft.refusal === null ? null : (
      <Alert ref={intoView} severity="error" sx={{ my: 1 }}>
        {draft.refusal}
      </Alert>
    );
  const { stored } = draft.conflict;
  const gone = stored === null;
  const differing = gone ? [] : differences(draft, columns, stored);
  return (
    <Alert ref={takeFocus} tabIndex={-1} severity="warning" sx={{ my: 1, '& .MuiAlert-message': { minWidth: 0 } }}>
      {`Someone else ${gone ? 'deleted' : 'changed'} the entry of ${formatMediumDate(draft.date)} meanwhile.`}
      {differing.length > 0 && (
        <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
          {differing.map(({ label, theirs, yours }) => (
            <li key={label}>{`${label}: theirs ${theirs}, yours ${yours}`}</li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: 44 } }}>
        {/* What was deleted can only be kept as a new record. */}
        {(!gone || canAdd) && (
          <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onKeepMine}>
            {gone ? 'Add it again' : 'Keep mine'}
          </Button>
        )}
        <Button size="small" variant="outlined" color="inherit" disabled={busy} onClick={onTakeTheirs}>
          {gone ? 'Leave it deleted' : 'Take theirs'}
        </Button>
      </Box>
    </Alert>
  );
}
