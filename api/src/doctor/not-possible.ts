/** The check cannot be made here and now; the message is a sentence for the administrator. */
export class NotPossible extends Error {}
