/**
 * Number of parallel writers in tests where each one must succeed: more than the retries could separate without locks,
 * and few enough for each to get a connection. With more of them, the result would depend on the speed of the machine.
 */
export const WRITERS = 8;
