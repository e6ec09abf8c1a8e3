/** Address parameters that keep the calendar's dialogs open. */
export const FORM_PARAM = 'form';
export const REMOVE_PARAM = 'remove';
export const ATHLETES_PARAM = 'athletes';
export const EVENT_PARAM = 'event';
export const DAY_PARAM = 'sheet';
export const VIEW_PARAM = 'view';
export const FULL_VIEW = 'full';
export const COPY_PARAM = 'copy';
export const FEED_PARAM = 'feed';
