/** A command that cannot be done as it stands: the message is the sentence for the administrator. Nothing was changed. */
export class Refused extends Error {}
