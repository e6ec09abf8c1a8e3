import type { ReactNode } from 'react';
import { AppDialog, lazyRetry, LoadingPanel } from '@touchline/ui';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import type { AnswersDialogProps } from '../answers/answers-dialog.js';
import type { LinksDialogProps } from '../links/links-dialog.js';

/** The frame while the code of a dialog is fetched. */
function placeOf(title: string, onClose: () => void) {
  return {
    loading: <LoadingPanel minHeight={160} />,
    errorText: answersTexts.codeFailed,
    minHeight: 160,
    frame: (panel: ReactNode) => (
      <AppDialog open title={title} onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  };
}

/** Links are made rarely, and only then the code that draws QR codes is needed. */
export const LazyLinksDialog = lazyRetry<LinksDialogProps>(
  () => import(/* webpackChunkName: "athlete-links" */ '../links/links-dialog.js').then((module) => module.LinksDialog),
  ({ onClose }) => placeOf('Make links', onClose),
);

/** What one athlete needs to answer. */
export const LazyAnswersDialog = lazyRetry<AnswersDialogProps>(
  () =>
    import(/* webpackChunkName: "athlete-answers" */ '../answers/answers-dialog.js').then(
      (module) => module.AnswersDialog,
    ),
  ({ onClose }) => placeOf('Answers and devices', onClose),
);
