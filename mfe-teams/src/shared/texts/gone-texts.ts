/**
 * What is said when a record that a coach deletes or replaces does not exist any more: a colleague deleted it, or the answer to
 * an earlier request got lost. It stands instead of the sentence of a failure, because nothing is left to do.
 */
export const goneTexts = {
  event: 'This event is no longer there.',
  team: 'This team is no longer there.',
  registration: 'This registration is no longer there.',
} as const;
