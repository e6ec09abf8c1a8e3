import { todayIn } from '../../common/time/local-time.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { CalendarEventEntity } from './events/calendar-event.entity.js';
import { plannedEvents } from './planned-events.demo.js';

/** Demo events of the last twelve and the next three weeks. */
export const demoCalendar: DemoRows = (demo, now) => [
  demoTable(
    CalendarEventEntity,
    plannedEvents(demo, todayIn('UTC', now)).map((event) => ({ ...event, version: 1, createdAt: now, updatedAt: now })),
  ),
];
