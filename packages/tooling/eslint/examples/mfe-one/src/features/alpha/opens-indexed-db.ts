// expect: no-restricted-globals
export const open = () => indexedDB.open('marks');
