import { lazyRetry } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/** The month over the whole window, whose code is fetched when it is first opened. */
export const LazyLargeMonth = lazyRetry(
  () => import(/* webpackChunkName: "calendar-dialogs" */ './large-month.js').then((module) => module.LargeMonth),
  () => ({ loading: null, errorText: calendarTexts.loadPartFailed }),
);
