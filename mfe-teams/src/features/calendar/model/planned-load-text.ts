import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import { plannedLoad } from '@touchline/contracts/planned-load';
import { parseRpe } from '@touchline/contracts/rpe-text';
import { calendarTexts } from '../../../shared/texts/calendar-texts.js';
import type { EventValues } from './event-values.js';

const LOADS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** `1,840.5`: a load in arbitrary units. */
export function formatLoad(load: number): string {
  return LOADS.format(load);
}

/** The planned load of the typed values, or how to plan none. */
export function plannedLoadHint({
  planned_rpe: rpe,
  duration_min: duration,
}: Pick<EventValues, 'planned_rpe' | 'duration_min'>): string {
  const minutes = Number(duration);
  const load = plannedLoad({ planned_rpe: parseRpe(rpe) ?? null, duration_min: minutes });
  return load === null || !(minutes > 0) ? calendarTexts.noPlannedLoad : calendarTexts.plannedLoad(formatLoad(load));
}

/** `585 AU (RPE 6.5 × 90 min)`; null without a planned load. */
export function plannedLoadText(event: Pick<CalendarEvent, 'planned_rpe' | 'duration_min'>): string | null {
  const load = plannedLoad(event);
  return load === null ? null : `${formatLoad(load)} AU (RPE ${event.planned_rpe} × ${event.duration_min} min)`;
}
