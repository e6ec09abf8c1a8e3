import { rolesText } from '@touchline/contracts/permissions';
import { EmptyPanel } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { CREATE_PARAM } from '../../editor/editor-params.js';
import { libraryTexts } from '../../texts/library-texts.js';

const CREATE = { label: libraryTexts.create, to: `/workout-library?${CREATE_PARAM}=1` };

/** Says that the library has no workouts, and leads to the form for the first one where a role allows it. */
export function EmptyLibrary({ minHeight }: { minHeight: number }) {
  const mayPlan = useMay()('plan.write');
  const next = mayPlan
    ? { text: libraryTexts.createHint, link: CREATE }
    : { text: libraryTexts.createdBy(rolesText('plan.write')) };
  return <EmptyPanel text={libraryTexts.empty} next={next} minHeight={minHeight} />;
}
