import { MEASURE_CHANGED } from '@touchline/contracts/error-codes';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureDefinition } from '@touchline/contracts/measures.schema';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { sentBack } from '@touchline/contracts/words';
import { useToday } from '@touchline/ui';
import { useAppForm, useWatch } from '@touchline/ui/forms';
import { useApi, useNotify } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { measuresTexts } from '../../../shared/texts/measures-texts.js';
import { getMeasures } from '../../../shared/measures-query.js';
import { addMeasureMutation, changeMeasureMutation } from '../api/measures.js';
import { measureSchema, NEW_MEASURE, typedOf, type MeasureTyped } from '../model/measure-typed.js';
import { useReplacingSave } from '../use-replacing-save.js';

/** Adds a measure, or changes `measure`. What is typed stays after failures and beside a colleague's change. */
export function useMeasureForm(measure: Measure | null, onClose: () => void) {
  const [api, cache, notify, today] = [useApi(), useQueryClient(), useNotify(), useToday()];
  const adding = useMutation(addMeasureMutation(api, cache));
  const changing = useMutation(changeMeasureMutation(api, cache));
  const { seen, ...saving } = useReplacingSave(measure);
  const form = useAppForm<MeasureTyped, MeasureDefinition>({
    values: measure ? typedOf(definitionOf(measure)) : NEW_MEASURE,
    schemaOf: measureSchema,
    send,
  });
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };

  async function send(definition: MeasureDefinition): Promise<void> {
    await saving.save(form, {
      store: () =>
        seen
          ? changing.mutateAsync({
              key: seen.key,
              body: { ...definition, is_retired: seen.is_retired, revision: seen.revision ?? 0 },
            })
          : adding.mutateAsync(definition),
      changedCode: MEASURE_CHANGED,
      read: async () => (await getMeasures(api)).find(({ key }) => key === seen?.key) ?? null,
      isAlreadySaved: (stored) => JSON.stringify(typedOf(definitionOf(stored))) === JSON.stringify(typedOf(definition)),
      changeNotLoaded: measuresTexts.changeNotLoaded,
      onSaved: (stored) => {
        notify({ severity: 'success', text: savedText(stored) });
        onClose();
      },
      onFailed: (error) => form.showError(error, measuresTexts.saveFailed),
    });
  }

  function savedText(stored: Measure): string {
    const { label, valid_from: from } = newestVersion(stored);
    if (!seen) return measuresTexts.added(label);
    return from !== null && from > today
      ? measuresTexts.savedFrom(label, formatMediumDate(from))
      : measuresTexts.saved(label);
  }

  return { form, typed, isOvertaken: saving.isOvertaken };
}

/** The newest definition, without its number and first day. */
export function definitionOf(measure: Measure): MeasureDefinition {
  const { measure_version: _version, valid_from: _from, unit, ...definition } = newestVersion(measure);
  return { ...definition, unit: sentBack(unit) };
}
