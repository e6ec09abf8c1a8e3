import { useState } from 'react';
import type { Battery } from '@touchline/contracts/batteries.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { Box, Button, ConfirmDialog, QueryPanel, Typography } from '@touchline/ui';
import { sentenceOf, useApi, useMay, useNotify } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { batteriesTexts } from '../../../shared/texts/measures-texts.js';
import { batteriesQuery, deleteBatteryMutation } from '../api/batteries.js';
import { SectionCard } from '../components/section-card.js';
import { measureLabel } from '../model/measure-words.js';
import { BatteryDialog } from './battery-dialog.js';

/** Tests that are recorded together. */
export function BatteriesCard({ catalogue }: { catalogue: readonly Measure[] }) {
  const api = useApi();
  const mayChange = useMay()('performance.write');
  const batteries = useQuery(batteriesQuery(api));
  // Null: a new one.
  const [edited, setEdited] = useState<Battery | null>();
  const [removed, setRemoved] = useState<Battery>();
  return (
    <SectionCard
      id="batteries"
      title={batteriesTexts.title}
      explanation={batteriesTexts.explanation}
      action={
        mayChange && (
          <Button variant="outlined" onClick={() => setEdited(null)} sx={{ minHeight: 44 }}>
            {batteriesTexts.add}
          </Button>
        )
      }
    >
      <QueryPanel
        query={batteries}
        loadingText={batteriesTexts.loading}
        errorText={(error) => sentenceOf(error, batteriesTexts.loadFailed)}
        minHeight={80}
      >
        {(list) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {list.length === 0 && <Typography component="li">{batteriesTexts.none}</Typography>}
            {list.map((battery) => (
              <Box
                component="li"
                key={battery.id}
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
              >
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{battery.name}</Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {battery.measures.map((key) => measureLabel(catalogue, key, batteriesTexts.unread)).join(' · ')}
                  </Typography>
                </Box>
                {mayChange && (
                  <Box sx={{ display: 'inline-flex', gap: 0.5, '& .MuiButton-root': { minHeight: 44 } }}>
                    <Button onClick={() => setEdited(battery)} aria-label={`Edit ${battery.name}`}>
                      Edit
                    </Button>
                    <Button color="error" onClick={() => setRemoved(battery)} aria-label={`Delete ${battery.name}`}>
                      {batteriesTexts.remove}
                    </Button>
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        )}
      </QueryPanel>
      {edited !== undefined && (
        <BatteryDialog battery={edited} catalogue={catalogue} onClose={() => setEdited(undefined)} />
      )}
      {removed && <RemoveDialog battery={removed} onClose={() => setRemoved(undefined)} />}
    </SectionCard>
  );
}

function RemoveDialog({ battery, onClose }: { battery: Battery; onClose: () => void }) {
  const notify = useNotify();
  const removing = useMutation(deleteBatteryMutation(useApi(), useQueryClient()));
  const remove = async () => {
    try {
      await removing.mutateAsync(battery);
      notify({ severity: 'success', text: batteriesTexts.removed(battery.name) });
    } catch (error) {
      notify({ severity: 'error', text: sentenceOf(error, batteriesTexts.removeFailed) });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={batteriesTexts.removeTitle}
      text={batteriesTexts.removeText(battery.name)}
      confirmLabel={batteriesTexts.remove}
      busy={removing.isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
