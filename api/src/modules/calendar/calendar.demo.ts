import { todayIn } from '@touchline/contracts/calendar-date';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { CalendarEvent } from './calendar-event.entity.js';
import { plannedEvents } from './planned-events.demo.js';

/** Twelve weeks of events behind, three ahead. */
export const demoCalendar: DemoRows = (demo, now) => [
  demoTable(
    CalendarEvent,
    plannedEvents(demo, todayIn('UTC', now)).map((event) => ({ ...event, version: 1, createdAt: now, updatedAt: now })),
  ),
];
