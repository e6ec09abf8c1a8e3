import { useEffect, useState, type ReactNode } from 'react';
import { mdiCheckCircle, mdiCircleOutline, mdiDebugStepOver } from '@mdi/js';
import { FIRST_STEP_WORDS, FIRST_STEPS, stepLinks, type FirstStep } from '@touchline/contracts/first-steps';
import { Box, Button, Card, Icon, Typography } from '@touchline/ui';
import { useApi, useCoach, useHasPage, useMay } from '@touchline/ui/host';
import { rolesText } from '@touchline/contracts/permissions';
import { useQuery } from '@touchline/ui/query';
import { Link } from '@touchline/ui/router';
import { firstStepsTexts } from '../../../shared/texts/first-steps-texts.js';
import { firstStepsQuery } from './get-first-steps.js';
import { readSteps, storeSteps } from './stored-steps.js';
import { stepStates, type StepState } from './steps.js';

export interface FirstStepsProps {
  /** What is shown once nothing is left to do, or when nobody can say. */
  children: ReactNode;
  /** Whether the steps stand in place of `children`, not above. */
  isAlone: boolean;
}

/** What a new club does first, with its state; each step is one press away. */
export function FirstSteps({ children, isAlone }: FirstStepsProps) {
  const { coach_id: coachId } = useCoach();
  const { data: found, isPending } = useQuery(firstStepsQuery(useApi()));
  const [skipped, setSkipped] = useState(() => readSteps(coachId)?.skipped ?? []);
  const states = found && stepStates(found, skipped);
  const isOver = states && FIRST_STEPS.every((step) => states[step] !== 'open');
  useEffect(() => {
    if (isOver !== undefined) storeSteps(coachId, { skipped, isOver });
  }, [coachId, skipped, isOver]);
  if (!states) return isAlone && isPending ? null : children;
  if (isOver) return children;

  const next = FIRST_STEPS.find((step) => states[step] === 'open');
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Card component="section" aria-labelledby="first-steps" sx={{ p: { xs: 1.5, sm: 2 } }}>
        <Typography id="first-steps" variant="h2" sx={{ mb: 1 }}>
          {firstStepsTexts.title}
        </Typography>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {FIRST_STEPS.map((step) => (
            <StepRow
              key={step}
              step={step}
              state={states[step]}
              isNext={step === next}
              teamId={found.team_id}
              onSkip={() => setSkipped([...skipped, step])}
            />
          ))}
        </Box>
      </Card>
      {!isAlone && children}
    </Box>
  );
}

interface StepRowProps {
  step: FirstStep;
  state: StepState;
  isNext: boolean;
  teamId: number | null;
  onSkip: () => void;
}

const ICONS: Record<StepState, string> = { done: mdiCheckCircle, skipped: mdiDebugStepOver, open: mdiCircleOutline };

function StepRow({ step, state, isNext, teamId, onSkip }: StepRowProps) {
  const hasPage = useHasPage();
  const may = useMay();
  const { title, text, needs } = FIRST_STEP_WORDS[step];
  const isAllowed = teamId === null || may(needs, teamId);
  const links = stepLinks(step, teamId);
  return (
    <Box
      component="li"
      aria-label={`${title}: ${firstStepsTexts.states[state]}`}
      sx={{ display: 'flex', gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Box sx={{ color: state === 'done' ? 'success.main' : 'text.secondary', pt: 0.25 }}>
        <Icon path={ICONS[state]} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {state !== 'open'
            ? firstStepsTexts.states[state]
            : isAllowed
              ? text
              : firstStepsTexts.needs(rolesText(needs))}
        </Typography>
        {state === 'open' && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '& > *': { minHeight: 44 } }}>
            {links.flatMap(({ label, to }, at) =>
              isAllowed && hasPage(to.split('?')[0] ?? to) ? (
                <Button
                  key={to}
                  component={Link}
                  to={to}
                  variant={isNext && at === 0 ? 'contained' : 'outlined'}
                  disableElevation
                >
                  {label}
                </Button>
              ) : (
                []
              ),
            )}
            {step !== 'team' && links.length > 0 && (
              <Button onClick={onSkip} aria-label={`${firstStepsTexts.skip}: ${title}`}>
                {firstStepsTexts.skip}
              </Button>
            )}
          </Box>
        )}
      </Box>
    </Box>
  );
}
