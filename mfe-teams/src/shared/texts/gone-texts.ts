/**
 * Sentences for a record that a coach deletes or replaces, but which no longer exists: a colleague deleted it, or the answer to
 * an earlier request got lost. They replace the sentence of a failure, because nothing is left to do.
 */
export const goneTexts = {
  event: 'This event is no longer there.',
  team: 'This team is no longer there.',
  registration: 'This registration is no longer there.',
  member: 'This person is no longer on the staff.',
  invitation: 'This invitation is no longer there.',
  seasonChange: 'This change can no longer be undone.',
} as const;
