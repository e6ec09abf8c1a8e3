/**
 * Forms: react-hook-form for the state, zod/mini for what is typed. Both are loaded once, by the shell; areas take them
 * from here.
 */
export { useController, useWatch } from 'react-hook-form';
export { FormDialog } from './form-dialog.js';
export { judgeForm, type FormProblems } from './judge-form.js';
export { FormTextField } from './form-text-field.js';
export {
  hiddenText,
  optionalNumber,
  optionalText,
  requiredDay,
  requiredNumber,
  requiredText,
  typedAs,
  z,
  type FormSchema,
  type Parsed,
} from './schema.js';
export { useAppForm, type AppForm } from './use-app-form.js';
