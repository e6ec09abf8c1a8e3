import { CalendarEvent } from './calendar-event.entity.js';

export const CALENDAR_ENTITIES = [CalendarEvent];
