import { fullName } from '@touchline/ui/pickers';
import { useAddressView } from '@touchline/ui/router';
import { AthleteDashboard } from '../../shared/athlete-dashboard.js';
import { AthleteTrainingLoad } from './components/athlete-training-load.js';
import { chooseIn, readView, writeView } from './model/training-load-view.js';

const TITLE = "Selected Athlete's Metrics";

/** `/dashboard/srpe`: choose an athlete, see what they trained and how it adds up, correct the sessions. */
export function TrainingLoadPage() {
  const { view, change } = useAddressView(readView, writeView);
  return (
    <AthleteDashboard
      view={view}
      titles={{ before: TITLE, after: TITLE }}
      emptyText="Select an athlete to view their metrics."
      onChoice={(choice, history) => change(chooseIn(choice), history)}
    >
      {(athleteId, athlete) => (
        <AthleteTrainingLoad
          key={athleteId}
          athleteId={athleteId}
          athleteName={athlete && fullName(athlete)}
          view={view}
          onView={change}
        />
      )}
    </AthleteDashboard>
  );
}
