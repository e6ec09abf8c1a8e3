import { useState } from 'react';
import { mdiClose } from '@mdi/js';
import { BATTERY_NAME_MAX, BATTERY_TESTS_MAX } from '@touchline/contracts/measure-rules';
import type { Battery } from '@touchline/contracts/batteries.schema';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure } from '@touchline/contracts/measures.schema';
import { Box, FormHelperText, Icon, IconButton, MenuItem, TextField, Typography } from '@touchline/ui';
import { FormDialog, FormTextField, requiredText, useAppForm, z } from '@touchline/ui/forms';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { batteriesTexts } from '../../../shared/texts/measures-texts.js';
import { saveBatteryMutation } from '../api/batteries.js';

interface BatteryDialogProps {
  /** Null for a new one. */
  battery: Battery | null;
  catalogue: readonly Measure[];
  onClose: () => void;
}

const schema = z.object({ name: requiredText(BATTERY_NAME_MAX, batteriesTexts.nameMissing) });

/** Chooses the tests of a battery, in the order of its grid. It is open while mounted. */
export function BatteryDialog({ battery, catalogue, onClose }: BatteryDialogProps) {
  const notify = useNotify();
  const saving = useMutation(saveBatteryMutation(useApi(), useQueryClient()));
  const [tests, setTests] = useState<readonly string[]>(battery?.measures ?? []);
  const [isChecked, setIsChecked] = useState(false);
  const form = useAppForm({
    values: { name: battery?.name ?? '' },
    schemaOf: () => schema,
    send: async ({ name }) => {
      setIsChecked(true);
      if (tests.length === 0) return;
      try {
        await saving.mutateAsync({ seen: battery, body: { name, measures: [...tests] } });
        notify({ severity: 'success', text: batteriesTexts.saved(name) });
        onClose();
      } catch (error) {
        form.showError(error, batteriesTexts.saveFailed);
      }
    },
  });
  const labelOf = (key: string) => {
    const measure = catalogue.find((each) => each.key === key);
    return measure ? newestVersion(measure).label : key;
  };
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
