import { useState } from 'react';
import { useCoach } from '@touchline/ui/host';
import type { ChangeView } from '@touchline/ui/router';
import { readChartChoice, rememberChartChoice, type ChartChoice } from './model/remembered-chart.js';
import type { WellnessView } from './model/wellness-view.js';

/** The view with the lines and bands that the chart shows. */
export type ShownView = WellnessView & ChartChoice;

interface ChosenChart {
  view: ShownView;
  /** Shows the choice, in the address too, and remembers it for this coach on this browser. */
  choose: (choice: Partial<ChartChoice>) => void;
}

/** The choice that the address names, else the one that this browser remembers. */
export function useChartChoice(view: WellnessView, onView: ChangeView<WellnessView>): ChosenChart {
  const { coach_id: coachId } = useCoach();
  const [remembered, setRemembered] = useState(() => readChartChoice(coachId));
  const hidden = view.hidden ?? remembered.hidden;
  const bands = view.bands ?? remembered.bands;
  return {
    view: { ...view, hidden, bands },
    choose: (choice) => {
      const chosen = { hidden, bands, ...choice };
      rememberChartChoice(coachId, chosen);
      setRemembered(chosen);
      onView(choice);
    },
  };
}
