import { AppDialog, lazyRetry } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/** The dialog that copies a week, whose code is fetched when it is first opened. */
export const LazyCopyWeekForm = lazyRetry(
  () => import(/* webpackChunkName: "calendar-dialogs" */ './copy-week-form.js').then((module) => module.CopyWeekForm),
  ({ title, onClose }) => ({
    loading: null,
    errorText: calendarTexts.loadPartFailed,
    frame: (panel) => (
      <AppDialog open title={title} maxWidth="xs" onClose={onClose}>
        {panel}
      </AppDialog>
    ),
  }),
);
