import { CalendarEvent } from './calendar-event.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { ChangedEvent } from './changed-event.entity.js';
import { CopiedWeek } from './copied-week.entity.js';
import { EventChange } from './event-change.entity.js';

export const CALENDAR_ENTITIES = [CalendarEvent, EventChange, ChangedEvent, CopiedWeek, CalendarFeed];
