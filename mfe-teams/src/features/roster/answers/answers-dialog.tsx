import { useState, type ReactNode } from 'react';
import { ANSWERING_LABELS, answeringState } from '@touchline/contracts/answering-state';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import { AppDialog, Box, Button, ConfirmDialog, FailureAlert, Typography, useFocusAfterGone } from '@touchline/ui';
import { useMay } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import { DeviceList } from './components/device-list.js';
import { GuardianContacts } from './components/guardian-contacts.js';
import { RecordFormDialog } from './components/record-form-dialog.js';
import { consentText, linkText } from './model/access-texts.js';
import { useAccessEnds } from './use-access-ends.js';

export interface AnswersDialogProps {
  access: AthleteAccess;
  name: string;
  onClose: () => void;
}

/** Everything an athlete needs to answer on their own phone: consent, link and devices. */
export function AnswersDialog({ access, name, onClose }: AnswersDialogProps) {
  const [recording, setRecording] = useState(false);
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  const ends = useAccessEnds(access, name, onGone);
  const isLinkOpen = access.link === 'open';
  const mayChange = useMay()('administration.write', access.team_id);
  return (
    <AppDialog
      open
      title="Answers and devices"
      subtitle={name}
      busy={ends.busy}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ '&:focus': { outline: 'none' } }}>
          {ANSWERING_LABELS[answeringState(access)]}
        </Typography>
        {ends.failure && <FailureAlert failure={ends.failure} />}
        <Section title="Consent" text={consentText(access)}>
          {mayChange && access.consent !== 'given' && (
            <Button variant="outlined" onClick={() => setRecording(true)}>
              Record a signed form
            </Button>
          )}
          <Button component={Link} to={`/team-creation/${access.team_id}/consent-form`}>
            Blank form
          </Button>
          {mayChange && access.consent === 'given' && (
            <Button color="error" onClick={() => ends.ask({ kind: 'withdraw' })}>
              Record a withdrawal
            </Button>
          )}
        </Section>
        <Section title="Link" text={`${linkText(access)}. ${answersTexts.linkMeaning}`}>
          {mayChange && (
            <Button
              component={Link}
              to={`/team-creation/${access.team_id}/links?athlete=${access.athlete_id}`}
              variant="outlined"
            >
              {isLinkOpen ? 'Make a new link' : 'Make a link'}
            </Button>
          )}
          {mayChange && (isLinkOpen || access.devices.length > 0) && (
            <Button color="error" onClick={() => ends.ask({ kind: 'access' })}>
              End link and devices
            </Button>
          )}
        </Section>
        <Section title="Devices" text={access.devices.length === 0 ? answersTexts.noDevices : null}>
          <DeviceList
            devices={access.devices}
            onEnd={mayChange ? (device) => ends.ask({ kind: 'device', device }) : undefined}
          />
        </Section>
        <GuardianContacts athleteId={access.athlete_id} teamId={access.team_id} />
      </Box>
      <ConfirmDialog
        open={ends.isAsking}
        {...ends.question}
        busy={ends.busy}
        onCancel={ends.cancel}
        onConfirm={() => void ends.confirm()}
      />
      {recording && <RecordFormDialog access={access} name={name} onClose={() => setRecording(false)} />}
    </AppDialog>
  );
}

function Section({ title, text, children }: { title: string; text: string | null; children: ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', '& .MuiButton-root': { minHeight: 44 } }}
    >
      <Typography variant="h4" component="h4" sx={{ fontSize: '1rem', fontWeight: 700 }}>
        {title}
      </Typography>
      {text !== null && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
