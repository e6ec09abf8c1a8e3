import { useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { CreateEventBody, SavedEvent } from '@touchline/contracts/calendar.schema';
import { callHint, createKeptKey, useApi } from '@touchline/ui/host';
import { useMutation, useQueryClient } from '@touchline/ui/query';
import { addEventMutation } from './api/add-event.js';
import {
  createBody,
  emptyDraft,
  firstOf,
  isSame,
  missingOf,
  refusedOf,
  wrongOf,
  type DraftField,
  type DraftProblems,
  type EventDraft,
} from './model/event-draft.js';
import { reasonOf } from './model/event-texts.js';
import { ownerIds, ownerProblem, type Owner } from './model/owner.js';
import type { Say } from './use-message.js';
import type { FormPlace } from './use-places.js';

/** What a form of an event needs, whether it adds or edits. */
export interface FormState {
  draft: EventDraft;
  problems: DraftProblems;
  /** What was typed is being stored: the boxes only read. */
  busy: boolean;
  /** Something was typed that is not stored. */
  dirty: boolean;
  set: <F extends DraftField>(field: F, value: EventDraft[F]) => void;
  submit: () => void;
}

export interface AddForm extends FormState {
  /** Drops what was typed. */
  clear: () => void;
  /** Adds what was typed elsewhere. False when that failed, which it has said then. */
  addElsewhere: (draft: EventDraft, owner: Owner) => Promise<boolean>;
}

interface AddFormOptions {
  /** The selected day, for which events are added unless another date was typed. */
  day: CalendarDate;
  owner: Owner;
  say: Say;
  focus: (place: FormPlace) => void;
  onAdded: (event: SavedEvent) => void;
}

const TITLE = 'Add Event';

/** The form of a new event. What was typed stays until it is stored, whatever fails, and whatever day or athlete is chosen meanwhile. */
export function useAddForm({ day, owner, say, focus, onAdded }: AddFormOptions): AddForm {
  const api = useApi();
  const adding = useMutation(addEventMutation(api, useQueryClient()));
  const [sender] = useState(() => createKeptKey<CreateEventBody>());
  const [kept, setKept] = useState(() => emptyDraft(day));
  const [typed, setTyped] = useState<EventDraft>(kept);
  // A date that was typed is meant until another day is chosen.
  const [dateOf, setDateOf] = useState(day);
  const [problems, setProblems] = useState<DraftProblems>({});
  const draft = dateOf === day ? typed : { ...typed, date: day };
  const dirty = !isSame({ ...draft, date: '' }, { ...kept, date: '' });

  const beginAnew = (type: EventDraft['type'], time: string) => {
    const next = emptyDraft(day, { type, time });
    setKept(next);
    setTyped(next);
    setDateOf(day);
    setProblems({});
  };

  /** Answers what is wrong with single fields; null when it was added. */
  async function add(tried: EventDraft, forWhom: Owner): Promise<DraftProblems | null> {
    const body = createBody(tried, ownerIds(forWhom));
    try {
      onAdded(await sender.send(body, (key) => adding.mutateAsync({ body, key })));
      return null;
    } catch (error) {
      const refused = refusedOf(error);
      say({
        text: `Failed to add event: ${reasonOf(error)}`,
        hint: callHint(error),
        focus: () => focus(firstOf(refused) ?? 'submit'),
      });
      return refused;
    }
  }

  function submit(): void {
    if (adding.isPending) return;
    const [missing, wrong] = [missingOf(draft), wrongOf(draft)];
    const [empty, first] = [firstOf(missing), firstOf({ ...missing, ...wrong })];
    setProblems({ ...missing, ...wrong });
    const nobody = ownerProblem(owner);
    if (empty !== undefined)
      say({ title: TITLE, text: 'Please fill in Event Type, Title, and Time.', focus: () => focus(empty) });
    else if (nobody !== null) say({ title: TITLE, text: nobody, focus: () => focus('owner') });
    else if (first !== undefined) focus(first);
    else
      void add(draft, owner).then((refused) =>
        refused === null ? beginAnew(draft.type, draft.time) : setProblems(refused),
      );
  }

  return {
    draft,
    problems,
    busy: adding.isPending,
    dirty,
    set: (field, value) => {
      setTyped({ ...draft, [field]: value });
      setDateOf(day);
      setProblems((now) => ({ ...now, [field]: undefined }));
    },
    submit,
    clear: () => beginAnew(kept.type, kept.time),
    addElsewhere: async (elsewhere, forWhom) => (await add(elsewhere, forWhom)) === null,
  };
}
