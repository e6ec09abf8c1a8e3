/** A command that cannot be carried out; the message is for the administrator. Nothing was changed. */
export class CommandError extends Error {}
