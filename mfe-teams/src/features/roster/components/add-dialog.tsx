import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import type { SignedAthleteDialogProps } from '../signed-athlete/signed-athlete-dialog.js';

/** The dialog that adds an athlete from a signed form: its code is loaded when it opens. */
export const AddDialog = lazyRetry<SignedAthleteDialogProps>(
  () =>
    import(/* webpackChunkName: "signed-athlete" */ '../signed-athlete/signed-athlete-dialog.js').then(
      (module) => module.SignedAthleteDialog,
    ),
  ({ onClose }) => ({
    loading: <LoadingPanel minHeight={160} />,
    errorText: answersTexts.codeFailed,
    minHeight: 160,
    frame: (panel) => (
      <AppDialog open title={rosterTexts.addTitle} onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);
