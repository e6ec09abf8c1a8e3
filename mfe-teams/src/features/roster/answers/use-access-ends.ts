import { useState } from 'react';
import type { AthleteAccess, AthleteDevice } from '@touchline/contracts/athlete-access.schema';
import { ApiError, failureOf, useApi, useNotify, type CallFailure } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { answersTexts } from '../../../shared/texts/answers-texts.js';
import { endAccessMutation, endDeviceMutation, withdrawConsentMutation } from '../api/change-athlete-access.js';

/** What can be ended: the link with all devices, one device, or the consent with both. */
type End = { kind: 'access' } | { kind: 'withdraw' } | { kind: 'device'; device: AthleteDevice };

/** Ends a part of an athlete's access after a question. `onEnded` is called when the pressed button may be gone. */
export function useAccessEnds(access: AthleteAccess, name: string, onEnded: () => void) {
  const [api, cache, notify] = [useApi(), useQueryClient(), useNotify()];
  const endAccess = useMutation(endAccessMutation(api, cache));
  const endDevice = useMutation(endDeviceMutation(api, cache));
  const withdraw = useMutation(withdrawConsentMutation(api, cache));
  // Kept while the question fades out.
  const [end, setEnd] = useState<End>({ kind: 'access' });
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  function send(): Promise<unknown> {
    if (end.kind === 'device') return endDevice.mutateAsync(end.device.device_id);
    return (end.kind === 'access' ? endAccess : withdraw).mutateAsync(access.athlete_id);
  }

  async function confirm(): Promise<void> {
    setAsking(false);
    setFailure(null);
    try {
      await send();
      notify({ severity: 'success', text: doneText(end, name) });
      onEnded();
    } catch (error) {
      if (end.kind !== 'device' || !ApiError.isGone(error)) return setFailure(failureOf(error, failedText(end)));
      notify({ severity: 'info', text: answersTexts.deviceGone });
      onEnded();
    }
  }

  return {
    ask: (next: End) => {
      setEnd(next);
      setAsking(true);
    },
    cancel: () => setAsking(false),
    confirm,
    isAsking,
    question: questionOf(end, name),
    busy: endAccess.isPending || endDevice.isPending || withdraw.isPending,
    failure,
  };
}

function questionOf(end: End, name: string): { title: string; text: string; confirmLabel: string } {
  if (end.kind === 'withdraw')
    return {
      title: 'Record a withdrawal?',
      text: answersTexts.withdrawQuestion(name),
      confirmLabel: 'Record withdrawal',
    };
  if (end.kind === 'access')
    return {
      title: 'End link and devices?',
      text: answersTexts.endAccessQuestion(name),
      confirmLabel: 'End link and devices',
    };
  return {
    title: 'End this device?',
    text: answersTexts.endDeviceQuestion(end.device.name, name),
    confirmLabel: 'End device',
  };
}

function doneText({ kind }: End, name: string): string {
  if (kind === 'device') return answersTexts.deviceEnded;
  return kind === 'access' ? answersTexts.accessEnded(name) : answersTexts.withdrawn(name);
}

function failedText({ kind }: End): string {
  if (kind === 'device') return answersTexts.endDeviceFailed;
  return kind === 'access' ? answersTexts.endAccessFailed : answersTexts.withdrawFailed;
}
