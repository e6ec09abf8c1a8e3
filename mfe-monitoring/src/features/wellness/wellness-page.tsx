import { teamIdsOf } from '@touchline/ui/pickers';
import { useAddressView } from '@touchline/ui/router';
import { AthleteDashboard } from '../../shared/athlete-dashboard.js';
import { wellnessTexts } from '../../shared/texts/wellness-texts.js';
import { AthleteWellness } from './components/athlete-wellness.js';
import { readView, writeView } from './model/wellness-view.js';

const TITLES = { before: 'Select an Athlete', after: 'Wellness Metrics' };

/** `/dashboard/wellness`: one athlete's daily ratings. */
export function WellnessPage() {
  const { view, change } = useAddressView(readView, writeView);
  return (
    <AthleteDashboard
      kind="wellness"
      view={view}
      titles={TITLES}
      emptyText={wellnessTexts.selectAthlete}
      onChoice={(choice, history) =>
        change(choice.athleteId === undefined ? choice : { ...choice, page: 0, own: {} }, history)
      }
    >
      {(athleteId, { athlete, name, mayWrite }) => (
        <AthleteWellness
          key={athleteId}
          athleteId={athleteId}
          athleteName={name}
          teamIds={athlete ? teamIdsOf(athlete) : null}
          mayWrite={mayWrite}
          view={view}
          onView={change}
        />
      )}
    </AthleteDashboard>
  );
}
