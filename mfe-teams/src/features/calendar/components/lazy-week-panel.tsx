import { Card, LoadingPanel, lazyRetry } from '@touchline/ui';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';

/** The week, whose code is fetched when it is first shown. */
export const LazyWeekPanel = lazyRetry(
  () => import(/* webpackChunkName: "calendar-week" */ './week-panel.js').then((module) => module.WeekPanel),
  () => ({
    loading: <LoadingPanel minHeight={300} text={calendarTexts.loadingEvents} />,
    errorText: calendarTexts.loadPartFailed,
    minHeight: 300,
    frame: (panel) => <Card component="section">{panel}</Card>,
  }),
);
