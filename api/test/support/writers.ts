/**
 * How many write at once where each is to be let through: more than could retry in vain, and few enough that each finds a connection. Others would
 * wait for one, and whether that is too long for a request depends on the machine.
 */
export const WRITERS = 8;
