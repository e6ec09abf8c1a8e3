import { lazyRetry } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/** The address of a feed, whose code is fetched when it is first opened. */
export const LazyFeedAddress = lazyRetry(
  () => import(/* webpackChunkName: "calendar-dialogs" */ './feed-address.js').then((module) => module.FeedAddress),
  () => ({ loading: null, errorText: calendarTexts.loadPartFailed }),
);
