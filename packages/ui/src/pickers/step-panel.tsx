import { useQuery } from '@tanstack/react-query';
import { useApi, useHasPage, useMay } from '../host/host.js';
import { EmptyPanel } from '../panels/state-panels.js';
import { teamsWithAthletesQuery } from './api/get-teams-with-athletes.js';
import { nextStep, type WantedStep } from './model/next-step.js';

interface StepPanelProps extends Omit<WantedStep, 'teamId'> {
  text: string;
  /** The team that the panel is about; by default all teams of the coach. */
  teamId?: number | null;
  minHeight?: number;
}

/**
 * Says that there is nothing, and leads to the step of setting up a club that comes next: a team before its roster, a
 * roster before links. A coach whose role does not allow the step reads who may do it.
 */
export function StepPanel({ text, minHeight, teamId = null, ...wanted }: StepPanelProps) {
  const services = { may: useMay(), hasPage: useHasPage() };
  const teams = useQuery(teamsWithAthletesQuery(useApi())).data;
  return (
    <EmptyPanel text={text} next={teams && nextStep(teams, { teamId, ...wanted }, services)} minHeight={minHeight} />
  );
}
