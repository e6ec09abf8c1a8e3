import { AppDialog, lazyRetry } from '@touchline/ui';
import { answeringTexts } from '../../texts/answering-texts.js';
import type { AthleteDialogProps } from './athlete-dialog.js';

/** The board fetches the code once it is shown. Until it has arrived, an opened row shows nothing; a failure has a dialog. */
export const LazyAthleteDialog = lazyRetry<AthleteDialogProps>(
  () => import(/* webpackChunkName: "squad-athlete" */ './athlete-dialog.js').then((module) => module.AthleteDialog),
  ({ name, onClose }) => ({
    loading: null,
    errorText: answeringTexts.codeFailed,
    frame: (panel) =>
      panel && (
        <AppDialog open title={name} onClose={onClose}>
          {panel}
        </AppDialog>
      ),
  }),
);
