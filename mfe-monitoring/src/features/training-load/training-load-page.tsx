import { useAddressView } from '@touchline/ui/router';
import { AthleteDashboard } from '../../shared/athlete-dashboard.js';
import { trainingLoadTexts } from '../../shared/texts/training-load-texts.js';
import { AthleteTrainingLoad } from './components/athlete-training-load.js';
import { choiceChange, readView, writeView } from './model/training-load-view.js';

const TITLE = "Selected Athlete's Metrics";

/** `/dashboard/srpe`: one athlete's sessions and training load. */
export function TrainingLoadPage() {
  const { view, change } = useAddressView(readView, writeView);
  return (
    <AthleteDashboard
      kind="load"
      view={view}
      titles={{ before: TITLE, after: TITLE }}
      emptyText={trainingLoadTexts.selectAthlete}
      onChoice={(choice, history) => change(choiceChange(choice), history)}
    >
      {(athleteId, { name, mayWrite }) => (
        <AthleteTrainingLoad
          key={athleteId}
          athleteId={athleteId}
          athleteName={name}
          mayWrite={mayWrite}
          view={view}
          onView={change}
        />
      )}
    </AthleteDashboard>
  );
}
