import type { AutocompleteProps, AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { loadChoices } from '../lazy/kit-parts.js';
import { lazyRetry } from '../lazy/lazy-retry.js';
import { uiTexts } from '../texts.js';

type AnyProps = AutocompleteProps<unknown, boolean | undefined, boolean | undefined, boolean | undefined>;
type AutocompleteOf = <
  Value,
  Multiple extends boolean | undefined = false,
  DisableClearable extends boolean | undefined = false,
  FreeSolo extends boolean | undefined = false,
>(
  props: AutocompleteProps<Value, Multiple, DisableClearable, FreeSolo>,
) => React.JSX.Element;

/** The field before its list of options has arrived: visible and in its place, but nothing can be typed yet. */
const WAITING: AutocompleteRenderInputParams = {
  id: '',
  disabled: true,
  fullWidth: true,
  size: undefined,
  slotProps: { input: {}, inputLabel: {}, htmlInput: {} },
} as unknown as AutocompleteRenderInputParams;

const LazyAutocomplete = lazyRetry<AnyProps>(
  () => loadChoices().then((choices) => choices.Autocomplete),
  ({ renderInput }) => ({ loading: renderInput(WAITING), errorText: uiTexts.choicesFailed }),
);

/**
 * MUI's field with a searchable list of options. Its code is heavy and only dialogs use it, so it is the kit's part `choices`,
 * fetched with the first such field or ahead of it (`warm` of a release).
 */
export const Autocomplete = LazyAutocomplete as unknown as AutocompleteOf;
