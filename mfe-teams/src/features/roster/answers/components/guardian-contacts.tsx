import { useState } from 'react';
import type { GuardianContact } from '@touchline/contracts/guardian-contacts.schema';
import { Box, Button, ConfirmDialog, FailureAlert, Typography } from '@touchline/ui';
import { ApiError, failureOf, useApi, useMay, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQuery, useQueryClient } from '@touchline/ui/query';
import { answersTexts } from '../../../../shared/texts/answers-texts.js';
import { guardianContactsQuery, removeGuardianContactMutation } from '../../api/guardian-contacts.js';

interface GuardianContactsProps {
  athleteId: number;
  teamId: number;
}

/** Guardians whom an imported list names. Nothing without any. */
export function GuardianContacts({ athleteId, teamId }: GuardianContactsProps) {
  const api = useApi();
  const may = useMay();
  const contacts = useQuery({ ...guardianContactsQuery(api, athleteId), enabled: may('people.read', teamId) });
  const removal = useMutation(removeGuardianContactMutation(api, useQueryClient(), athleteId));
  const [asked, setAsked] = useState<GuardianContact | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  async function remove({ contact_id: id }: GuardianContact): Promise<void> {
    setFailure(null);
    try {
      await removal.mutateAsync(id);
    } catch (error) {
      if (!ApiError.isGone(error)) setFailure(failureOf(error, answersTexts.contactNotRemoved));
    } finally {
      setAsked(null);
    }
  }
  if (!contacts.data || contacts.data.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Guardians"
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography variant="h4" component="h4" sx={{ fontSize: '1rem', fontWeight: 700 }}>
        Guardians
      </Typography>
      <Typography variant="body2">{answersTexts.contactsMeaning}</Typography>
      {failure && <FailureAlert failure={failure} />}
      {contacts.data.map((contact) => (
        <Box key={contact.contact_id} sx={{ display: 'flex', gap: 1, alignItems: 'center', overflowWrap: 'anywhere' }}>
          <Typography sx={{ flex: 1, minWidth: 0 }}>{contactText(contact)}</Typography>
          {may('people.write', teamId) && (
            <Button
              color="error"
              aria-label={`Remove ${contact.name}`}
              onClick={() => setAsked(contact)}
              sx={{ minHeight: 44 }}
            >
              Remove
            </Button>
          )}
        </Box>
      ))}
      <ConfirmDialog
        open={asked !== null}
        title="Remove this guardian?"
        text={answersTexts.removeContact(asked?.name ?? '')}
        confirmLabel="Remove"
        busy={removal.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && void remove(asked)}
      />
    </Box>
  );
}

const contactText = ({ name, relation, email }: GuardianContact): string =>
  [name, relation ?? [], email === null || email === name ? [] : email].flat().join(', ');
