import { useState } from 'react';
import { mdiClose } from '@mdi/js';
import { BATTERY_CHANGED } from '@touchline/contracts/error-codes';
import { BATTERY_NAME_MAX, BATTERY_TESTS_MAX } from '@touchline/contracts/measure-rules';
import type { Battery } from '@touchline/contracts/batteries.schema';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import { Alert, Box, FormHelperText, Icon, IconButton, MenuItem, TextField, Typography } from '@touchline/ui';
import { FormDialog, FormTextField, requiredText, useAppForm, z } from '@touchline/ui/forms';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { batteriesTexts } from '../../../shared/texts/measures-texts.js';
import { batteriesQuery, saveBatteryMutation } from '../api/batteries.js';
import { measureLabel } from '../model/measure-words.js';
import { useReplacingSave } from '../use-replacing-save.js';

interface BatteryDialogProps {
  /** Null for a new one. */
  battery: Battery | null;
  catalogue: readonly Measure[];
  onClose: () => void;
}

const schema = z.object({ name: requiredText(BATTERY_NAME_MAX, batteriesTexts.nameMissing) });

/**
 * Chooses the tests of a battery, in the order of its grid. It is open while mounted. What was typed and chosen stays beside a
 * colleague's change.
 */
export function BatteryDialog({ battery, catalogue, onClose }: BatteryDialogProps) {
  const [api, cache, notify] = [useApi(), useQueryClient(), useNotify()];
  const storing = useMutation(saveBatteryMutation(api, cache));
  const { seen, ...saving } = useReplacingSave(battery);
  const [tests, setTests] = useState<readonly string[]>(battery?.measures ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const form = useAppForm({
    values: { name: battery?.name ?? '' },
    schemaOf: () => schema,
    send: async ({ name }) => {
      setIsChecked(true);
      if (tests.length === 0) return;
      const measures = [...tests];
      await saving.save(form, {
        store: () => storing.mutateAsync({ seen, body: { name, measures } }),
        changedCode: BATTERY_CHANGED,
        read: async () => {
          const stored = await cache.fetchQuery({ ...batteriesQuery(api), staleTime: 0 });
          return stored.find(({ id }) => id === seen?.id) ?? null;
        },
        isAlreadySaved: (stored) => stored.name === name && stored.measures.join() === measures.join(),
        changeNotLoaded: batteriesTexts.changeNotLoaded,
        onSaved: () => {
          notify({ severity: 'success', text: batteriesTexts.saved(name) });
          onClose();
        },
        onFailed: (error) => form.showError(error, batteriesTexts.saveFailed),
      });
    },
  });
  const labelOf = (key: string) => measureLabel(catalogue, key, batteriesTexts.unread);
  const further = catalogue.filter(
    (measure) => newestVersion(measure).entered_by === 'staff' && !measure.is_retired && !tests.includes(measure.key),
  );
  return (
    <FormDialog
      form={form}
      title={battery ? batteriesTexts.edit : batteriesTexts.add}
      submitLabel="Save"
      maxWidth="sm"
      dirty={form.dirty || tests.join() !== (battery?.measures ?? []).join()}
      onClose={onClose}
    >
      {saving.isOvertaken && seen && (
        <Alert severity="warning">{batteriesTexts.changedByOther(seen.name, seen.measures.map(labelOf))}</Alert>
      )}
      <FormTextField
        form={form}
        name="name"
        label={batteriesTexts.name}
        required
        autoFocus
        input={{ maxLength: BATTERY_NAME_MAX }}
      />
      <Box component="ol" aria-label={batteriesTexts.tests} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {tests.map((key) => (
          <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{labelOf(key)}</Typography>
            <IconButton
              aria-label={`Remove ${labelOf(key)}`}
              disabled={form.busy}
              onClick={() => setTests(tests.filter((each) => each !== key))}
              sx={{ width: 44, height: 44 }}
            >
              <Icon path={mdiClose} />
            </IconButton>
          </Box>
        ))}
      </Box>
      {isChecked && tests.length === 0 && (
        <FormHelperText error role="alert">
          {batteriesTexts.testsMissing}
        </FormHelperText>
      )}
      {further.length > 0 && tests.length < BATTERY_TESTS_MAX && (
        <TextField
          select
          label={batteriesTexts.addTest}
          value=""
          disabled={form.busy}
          onChange={(event) => setTests([...tests, event.target.value])}
          slotProps={{ select: { sx: { minHeight: 44 } } }}
        >
          {further.map((measure) => (
            <MenuItem key={measure.key} value={measure.key} sx={{ minHeight: 44, whiteSpace: 'normal' }}>
              {newestVersion(measure).label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormDialog>
  );
}
